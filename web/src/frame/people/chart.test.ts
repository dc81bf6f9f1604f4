import { expect, it } from 'vitest';

import { courseOf } from './chart';

it('runs from edge to edge, the highest at the top', () => {
  const { points, low, high } = courseOf([1000, 1200, 1100], 200, 100);
  expect([low, high]).toEqual([1000, 1200]);
  expect(points.map(({ x, y }) => [x, y])).toEqual([
    [0, 100],
    [100, 0],
    [200, 50],
  ]);
});

it('shows small changes as small', () => {
  const { low, high, points } = courseOf([1000, 1010], 200, 100);
  expect([low, high]).toEqual([955, 1055]);
  expect(Math.abs(points[0]!.y - points[1]!.y)).toBeCloseTo(10);
});

it('puts a single value in the middle', () => {
  expect(courseOf([1000], 200, 100).points).toEqual([{ x: 100, y: 50, value: 1000 }]);
});
