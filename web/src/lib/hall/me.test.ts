import { afterEach, expect, it, vi } from 'vitest';

import { api, Refused } from './api';
import { Myself, myself } from './me.svelte';
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

const ended = () =>
  new Response(
    JSON.stringify({ error: { code: 'session_ended', message: 'you were signed out' } }),
    { status: 401 },
  );
/** A hall that answers each path with what is given for it; the paths that were asked for. */
function hall(answers: Record<string, () => Response>): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string, { method }: RequestInit) => {
    asked.push(`${method} ${path}`);
    return Promise.resolve(answers[path]?.() ?? answer({}));
  });
  return asked;
}
const refusal = (asking: Promise<unknown>) => asking.catch((error: unknown) => error);

it('says that the session has ended, once, and again with every change', async () => {
  const browser = new Myself();
  browser.take(me('Sif'));
  hall({ 'api/me': ended, 'api/tables/t/seats/0': ended });
  expect(await browser.load()).toBeNull();
  expect([browser.nobody?.message, browser.told]).toEqual(['you were signed out', true]);
  browser.told = false;
  await browser.load();
  expect(browser.told).toBe(false);
  expect(await refusal(api.sitDown('t', 0, 'Sif'))).toBeInstanceOf(Refused);
  expect(browser.told).toBe(true);
  browser.take(me('Sif'));
  expect([browser.nobody, browser.told]).toEqual([null, false]);
});

it('takes no seat and makes no second guest where no cookie comes back', async () => {
  const browser = new Myself();
  const asked = hall({
    'api/me': () => answer({ ...me('Sif'), created: true }),
    'api/sessions': () => answer([]),
  });
  expect((await browser.load())?.name).toBe('Sif');
  const fault = await refusal(api.sitDown('t', 0, 'Sif'));
  expect(fault).toBe(browser.nobody);
  expect((fault as Refused).fault.code).toBe('no_cookies');
  expect([browser.keeps, browser.told, browser.me]).toEqual([false, true, null]);
  expect(await browser.load()).toBeNull();
  await expect(browser.somebody()).rejects.toBe(browser.nobody);
  // Nobody is needed to look at positions.
  await api.labWhy('toy', { action: 'pass', document: {} as never });
  expect(asked).toEqual(['GET api/me', 'GET api/sessions', 'POST api/lab/toy/why']);
});

it('says that the cookie is lost where somebody who was known is answered as a new guest', async () => {
  const browser = new Myself();
  browser.take(me('Sif'));
  hall({
    'api/me': () => answer({ ...me('Ull'), created: true }),
    'api/sessions': () => answer([{}]),
  });
  expect(await browser.load()).toBeNull();
  expect([browser.keeps, browser.told, browser.me]).toEqual([true, true, null]);
  hall({ 'api/me': () => answer(me('Ull')) });
  expect((await browser.load())?.name).toBe('Ull');
  expect([browser.nobody, browser.told]).toEqual([null, false]);
});

it('is somebody new without a word after it has logged out', async () => {
  const browser = new Myself();
  browser.take(me('Sif'));
  hall({
    'api/me': () => answer({ ...me('Ull'), created: true }),
    'api/sessions': () => answer([{}]),
  });
  expect((await browser.renew())?.name).toBe('Ull');
  expect([browser.keeps, browser.told]).toEqual([true, false]);
});

it('asks nothing where the browser says that it keeps no cookies', async () => {
  vi.stubGlobal('navigator', { cookieEnabled: false });
  const asked = hall({});
  const browser = new Myself();
  expect(await browser.load()).toBeNull();
  expect([browser.keeps, asked]).toEqual([false, []]);
});

it('goes on where the cookie of a new guest comes back, or nobody knows', async () => {
  for (const sessions of [() => answer([{ id: 's' }]), () => new Response('', { status: 503 })]) {
    const browser = new Myself();
    hall({
      'api/me': () => answer({ ...me('Sif'), created: true }),
      'api/sessions': sessions,
    });
    await browser.load();
    await api.sitDown('t', 0, 'Sif');
    expect([browser.nobody, browser.me?.name]).toEqual([null, 'Sif']);
  }
});
