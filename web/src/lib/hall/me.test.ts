import { afterEach, expect, it, vi } from 'vitest';

import { myself } from './me.svelte';
import type { Me } from './wire';

const me = (name: string): Me => ({
  name,
  created: false,
  account: false,
  accounts: true,
  waiting: 0,
  robot: false,
  rated: { clocks: ['days', 'bank'], absences: ['abandon'], actions: 2, games_a_day: 3 },
});
const answer = (body: unknown) => new Response(JSON.stringify(body));

afterEach(() => vi.unstubAllGlobals());

it('keeps what was learnt while an older question was under way', async () => {
  let reply: (response: Response) => void = () => undefined;
  vi.stubGlobal('fetch', () => new Promise<Response>((done) => (reply = done)));
  const loading = myself.load();
  myself.take(me('Sif'));
  reply(answer(me('Guest')));
  await loading;
  expect(myself.me?.name).toBe('Sif');
});

it('keeps what is known when the hall does not answer', async () => {
  myself.take(me('Sif'));
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  expect((await myself.load())?.name).toBe('Sif');
});

it('asks once for all who want to know who it is', async () => {
  myself.me = null;
  let reply: (response: Response) => void = () => undefined;
  const asked = vi.fn(() => new Promise<Response>((done) => (reply = done)));
  vi.stubGlobal('fetch', asked);
  const answers = [myself.load(), myself.known(), myself.known()];
  reply(answer(me('Sif')));
  expect((await Promise.all(answers)).map((each) => each?.name)).toEqual(['Sif', 'Sif', 'Sif']);
  expect((await myself.known())?.name).toBe('Sif');
  expect(asked).toHaveBeenCalledTimes(1);
});

it('asks for another name only when it is another', async () => {
  myself.take(me('Sif'));
  const asked = vi.fn(() => Promise.resolve(answer(me('Ull'))));
  vi.stubGlobal('fetch', asked);
  await myself.rename('Sif');
  expect(asked).not.toHaveBeenCalled();
  await myself.rename('Ull');
  expect(myself.me?.name).toBe('Ull');
});
