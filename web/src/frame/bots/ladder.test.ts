import { expect, it } from 'vitest';

import { percent, percents, placeOn, scaleOf } from './ladder';

const bot = (name: string, rating: number, sure: number) => ({
  bot: name,
  rating,
  low: rating - sure,
  high: rating + sure,
  ms: 1,
});
const bots = [bot('seer-3', 1310, 30), bot('seer-2', 1210, 20), bot('seer-1', 990, 45)];

it('has room on its scale for the intervals', () => {
  expect(scaleOf(bots)).toEqual({ low: 900, high: 1400 });
  expect(placeOn({ low: 900, high: 1400 }, 1025)).toBe('25%');
});

it('has a scale for a single rating without any doubt', () => {
  expect(scaleOf([bot('greedy', 1000, 0)])).toEqual({ low: 1000, high: 1100 });
});

it('reads shares in the language of the page', () => {
  expect(percent('en', 0.654)).toBe('65%');
  expect(percents('en', [0.654, 0.77])).toMatch(/^65% ?– ?77%$/);
});
