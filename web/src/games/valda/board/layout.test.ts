import { expect, it } from 'vitest';

import { layoutOf } from './layout';

const ROOMS: [number, number][] = [
  [360, 190],
  [356, 250],
  [700, 360],
  [836, 440],
  [1380, 700],
  [428, 690],
  [360, 500],
  [1940, 1090],
];

it.each(ROOMS)('sets seven areas into %i × %i pixels, large enough to touch', (width, height) => {
  const { places, size } = layoutOf(width, height);
  expect(places).toHaveLength(7);
  expect(size).toBeGreaterThanOrEqual(44);
  for (const [index, place] of places.entries()) {
    expect(place.x - size / 2).toBeGreaterThanOrEqual(0);
    expect(place.x + size / 2).toBeLessThanOrEqual(width);
    expect(place.y - size / 2).toBeGreaterThanOrEqual(-1);
    expect(place.y + size / 2).toBeLessThanOrEqual(height + 1);
    for (const other of places.slice(index + 1)) {
      expect(Math.hypot(place.x - other.x, place.y - other.y)).toBeGreaterThan(size * 0.85);
    }
  }
});

it('leaves out the small print where there is little room', () => {
  expect(layoutOf(356, 250).compact).toBe(true);
  expect(layoutOf(836, 440).compact).toBe(false);
});

it.each(ROOMS)('leaves the trunk and the piles free of gods in %i × %i pixels', (width, height) => {
  const { places, piles, size, stage, trunk } = layoutOf(width, height);
  for (const { x } of places) {
    expect(Math.abs(x - trunk.x) - size / 2).toBeGreaterThanOrEqual(trunk.half);
    if (stage.lies === 'aside') expect(x - size / 2).toBeGreaterThanOrEqual(stage.width);
  }
  const beside = places.map(({ x, y }) => Math.hypot(x - piles.x, y - piles.y));
  expect(Math.min(...beside)).toBeGreaterThan(size * 0.85);
});
