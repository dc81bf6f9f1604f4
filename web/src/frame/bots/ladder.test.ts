import { expect, it } from 'vitest';

import type { MeasuredTable } from '../../lib/hall/wire';
import { expected, percent, percents, placeOn, scaleOf, stepsOf } from './ladder';

const bot = (name: string, rating: number, sure: number) => ({
  bot: name,
  rating,
  low: rating - sure,
  high: rating + sure,
  ms: 1,
});
const table: MeasuredTable = {
  players: 2,
  options: {},
  deals: 20,
  bots: [bot('seer-3', 1310, 30), bot('seer-2', 1210, 20), bot('seer-1', 990, 45)],
  steps: [{ bot: 'seer-2', below: 'seer-1', games: 40, share: 0.75, interval: [0.6, 0.8] }],
};

it('has room on its scale for the intervals', () => {
  expect(scaleOf(table.bots)).toEqual({ low: 900, high: 1400 });
  expect(placeOn({ low: 900, high: 1400 }, 1025)).toBe('25%');
});

it('has a scale for a single rating without any doubt', () => {
  expect(scaleOf([bot('greedy', 1000, 0)])).toEqual({ low: 1000, high: 1100 });
});

it('promises 64 of 100 games for 100 points more', () => {
  expect(expected(1100, 1000)).toBeCloseTo(0.64);
  expect(expected(1000, 1000)).toBe(0.5);
});

it('tells of levels that did not meet by their ratings', () => {
  const steps = stepsOf(table, ['seer-1', 'seer-2', 'seer-3', 'seer-4']);
  expect(steps.map(({ bot: upper, interval }) => [upper, interval])).toEqual([
    ['seer-2', [0.6, 0.8]],
    ['seer-3', null],
  ]);
  expect(steps.map(({ share }) => share)).toEqual([0.75, expect.closeTo(0.64)]);
});

it('reads shares in the language of the page', () => {
  expect(percent('en', 0.654)).toBe('65%');
  expect(percents('en', [0.654, 0.77])).toMatch(/^65% ?– ?77%$/);
});
