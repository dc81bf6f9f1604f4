import { describe, expect, it } from 'vitest';

import { keepAge, startAge, viewAge } from '../../lib/table/view-age';
import type { Say } from '../../lib/texts.svelte';
import { digits, isLow, leftOf, words } from './left';

const say: Say = (id, args = {}) => [id, ...Object.values(args)].join(' ');
const running = { left_ms: 90_000, running: true, vacation: false };

describe('what is left on a clock', () => {
  it('is shown in digits, a begun second as a whole one', () => {
    expect([900_000, 59_001, 1, 0, -5, 3_723_000].map(digits)).toEqual([
      '15:00',
      '1:00',
      '0:01',
      '0:00',
      '0:00',
      '1:02:03',
    ]);
  });

  it('is said in days, hours or minutes', () => {
    const times = [259_199_000, 86_399_000, 3_599_000, 5_000, 0];
    expect(times.map((ms) => words(say, ms))).toEqual([
      'time-left-days 3',
      'time-left-hours 24',
      'time-left-minutes 60',
      'time-left-minutes 1',
      'time-up',
    ]);
  });

  it('runs only where the clock runs, and never below zero', () => {
    expect(leftOf(running, 30_000)).toBe(60_000);
    expect(leftOf({ ...running, running: false }, 30_000)).toBe(90_000);
    expect(leftOf(running, 100_000)).toBe(0);
    expect(leftOf({ left_ms: null, running: false, vacation: false }, 0)).toBeNull();
    expect(leftOf(undefined, 0)).toBeNull();
  });

  it('is low in the last minute, or the last three hours', () => {
    expect([isLow('bank', 60_000), isLow('bank', 60_001)]).toEqual([true, false]);
    expect([isLow('days', 3 * 3_600_000), isLow('days', 4 * 3_600_000)]).toEqual([true, false]);
  });
});

describe('the time that has passed since a view came', () => {
  it('counts from there, and what had passed before on top', () => {
    const view = {};
    startAge(view, 2_000, 10_000);
    expect(viewAge(view, 15_000)).toBe(7_000);
    const unknown = {};
    expect(viewAge(unknown, 5_000)).toBe(0);
    expect(viewAge(unknown, 6_000)).toBe(1_000);
  });

  it('goes by the newer word where the same view comes again', () => {
    const [kept, newer] = [{}, {}];
    startAge(kept, 0, 0);
    startAge(newer, 0, 8_000);
    keepAge(kept, newer);
    expect(viewAge(kept, 9_000)).toBe(1_000);
  });
});
