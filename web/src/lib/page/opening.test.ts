import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { Refused, Unreachable } from '../hall/api';
import { LATE_MS } from '../hall/polling';
import { Opening } from './opening.svelte';
import type { Fault } from '../hall/wire';

vi.mock('../texts.svelte', () => ({ t: (id: string) => id, texts: {} }));

const refused = (status: number, code: Fault['code'] = 'unknown') =>
  new Refused(status, { code, message: '^[A-Za-z0-9_-]+$', field: null, rules: [] }, null);
const opened = (error?: Error) =>
  new Opening(() => (error ? Promise.reject(error) : Promise.resolve()), 'none');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each([400, 404])('says in words that there is no such thing (%i)', async (status) => {
  const opening = opened(refused(status));
  expect(await opening.load()).toBe(true);
  expect([opening.fault, opening.missing]).toEqual(['none', true]);
});

it('asks again for what was not answered, and for what was asked too often', async () => {
  for (const error of [new Unreachable('x'), refused(429, 'slow_down')]) {
    const opening = opened(error);
    expect(await opening.load()).toBe(false);
    expect([opening.fault === null, opening.missing, opening.busy]).toEqual([false, false, false]);
  }
});

it('tells who waits for long, and takes it back when the answer comes', async () => {
  let come = () => {};
  const opening = new Opening(() => new Promise<void>((done) => (come = done)));
  const loading = opening.load();
  await vi.advanceTimersByTimeAsync(LATE_MS - 1);
  expect(opening.fault).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect(opening.fault).toBe('error-unreachable');
  come();
  expect(await loading).toBe(true);
  expect(opening.fault).toBeNull();
});

it('takes nothing for missing but what it was opened for', async () => {
  const opening = opened();
  await opening.also(() => Promise.reject(refused(404)));
  expect([opening.fault, opening.missing]).toEqual(['error-refused', false]);
});
