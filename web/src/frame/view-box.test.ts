import { expect, it } from 'vitest';

import { fitView } from './view-box.svelte';

const FIT = { cell: 100, least: 44, most: 110 };
const content = { x: -100, y: -100, width: 1200, height: 300 };

it('never shows cells too small to touch, and keeps the place of play in sight', () => {
  const view = fitView(content, { x: 1050, y: 0 }, { width: 360, height: 400 }, FIT, false);
  expect(view.scale).toBeCloseTo(0.44);
  expect(view.x + 180 / view.scale).toBeCloseTo(1100);
});

it('shows everything when asked to', () => {
  const view = fitView(content, { x: 0, y: 0 }, { width: 360, height: 400 }, FIT, true);
  expect(view.scale * content.width).toBeCloseTo(360);
  expect(view.x).toBe(500);
});

it('does not blow up a small board', () => {
  const small = { x: 0, y: 0, width: 300, height: 300 };
  expect(fitView(small, { x: 0, y: 0 }, { width: 2000, height: 2000 }, FIT, false)).toEqual({
    x: 150,
    y: 150,
    scale: 1.1,
  });
});
