import { expect, it } from 'vitest';

import { nearest } from './roving';

const SPOTS = [
  { x: 0, y: 0 },
  { x: 300, y: 0 },
  { x: 100, y: 200 },
];

it('goes to the nearest button that way, and prefers straight ahead', () => {
  expect(nearest(SPOTS, { x: 0, y: 1 }, 'ArrowRight')).toBe(1);
  expect(nearest(SPOTS, { x: 0, y: 0 }, 'ArrowDown')).toBe(2);
});

it('stays where nothing lies that way', () => {
  expect(nearest(SPOTS, { x: 0, y: 0 }, 'ArrowLeft')).toBe(-1);
});
