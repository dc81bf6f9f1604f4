import { expect, it } from 'vitest';

import { lineOf } from './line';

it('has nought in the picture, and its marks beside the line', () => {
  const line = lineOf([2, -2], [4, null], 100, 60);
  expect([line.low, line.high, line.nought]).toEqual([-2, 4, 40]);
  expect(line.points).toEqual([
    { x: 0, y: 20 },
    { x: 100, y: 60 },
  ]);
  expect(line.marks).toEqual([{ x: 0, y: 0 }, null]);
});

it('is level where all is nought, and in the middle for one value', () => {
  expect(lineOf([0, 0], [], 100, 60).points.map(({ y }) => y)).toEqual([60, 60]);
  expect(lineOf([3], [], 100, 60).points).toEqual([{ x: 50, y: 0 }]);
});
