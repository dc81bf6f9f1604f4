import { expect, it } from 'vitest';

import { curveKey, draw, plyAt, stepOf, type Room } from './curve';

const ROOM: Room = { width: 120, height: 100, left: 10, right: 10, top: 0, bottom: 0 };

it('draws a line for each seat, in steps, from the first ply to the last', () => {
  const { lines, ends, x } = draw(
    [
      [0, 0],
      [4, 0],
      [4, 2],
    ],
    ROOM,
  );
  expect(lines).toEqual(['M10 100H60V0H110V0', 'M10 100H60V100H110V50']);
  expect(ends).toEqual([
    { x: 110, y: 0 },
    { x: 110, y: 50 },
  ]);
  expect([0, 1, 2, 9].map(x)).toEqual([10, 60, 110, 110]);
});

it('bears games without points, with lost points, and of no length', () => {
  expect(draw([[0, 0]], ROOM).lines).toEqual(['M10 100', 'M10 100']);
  expect(draw([[0], [-5]], ROOM).steps.map((step) => step.points)).toContain(-4);
  expect(draw([], ROOM).lines).toEqual([]);
});

it('marks few points, in round steps', () => {
  expect([1, 5, 6, 23, 100, 101].map(stepOf)).toEqual([1, 1, 2, 5, 20, 50]);
});

it('finds the ply under a place, never beyond the ends', () => {
  expect([0, 10, 59, 61, 110, 300].map((place) => plyAt(4, ROOM, place))).toEqual([
    0, 0, 2, 2, 4, 4,
  ]);
});

it('goes by keys, and never beyond the ends', () => {
  expect(curveKey('ArrowRight', 3, 9)).toBe(4);
  expect(curveKey('PageUp', 3, 9)).toBe(9);
  expect(curveKey('PageDown', 3, 9)).toBe(0);
  expect([curveKey('Home', 3, 9), curveKey('End', 3, 9)]).toEqual([0, 9]);
  expect(curveKey('x', 3, 9)).toBeNull();
});
