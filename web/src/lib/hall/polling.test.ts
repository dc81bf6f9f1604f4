import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { polling } from './polling';

const page = Object.assign(new EventTarget(), { hidden: false });
let asked: number;
const ask = () => {
  asked++;
  return Promise.resolve();
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  [asked, page.hidden] = [0, false];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('asks at once, then again and again until it is stopped', async () => {
  const stop = polling(ask, 1000);
  expect(asked).toBe(1);
  await vi.advanceTimersByTimeAsync(2500);
  expect(asked).toBe(3);
  stop();
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked).toBe(3);
});

it('rests while nobody looks, and asks when somebody looks again', async () => {
  const stop = polling(ask, 1000);
  page.hidden = true;
  await vi.advanceTimersByTimeAsync(3000);
  expect(asked).toBe(1);
  page.hidden = false;
  page.dispatchEvent(new Event('visibilitychange'));
  expect(asked).toBe(2);
  stop();
});
