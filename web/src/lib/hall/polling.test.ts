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

it('asks sooner for what was not answered, later each time, and never less often than usual', async () => {
  let answered = false;
  const stop = polling(() => ask().then(() => answered), 10_000);
  await vi.advanceTimersByTimeAsync(7_000);
  expect(asked).toBe(4);
  await vi.advanceTimersByTimeAsync(8_000);
  expect(asked).toBe(5);
  answered = true;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toBe(6);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(asked).toBe(6);
  stop();
});

it('asks once for what does not change, hidden or not, until it is answered', async () => {
  page.hidden = true;
  polling(() => ask().then(() => asked > 2));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toBe(3);
});
