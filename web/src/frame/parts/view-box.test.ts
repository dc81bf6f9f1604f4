import { describe, expect, it } from 'vitest';

import { aroundCell, boxAround, fitView } from './view-box.svelte';

const FIT = { cell: 100, least: 44, most: 110, tight: 28, wide: 640 };
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

describe('boxes that should be seen', () => {
  const far = { x: 800, y: -100, width: 100, height: 100 };
  const spread = { x: -100, y: -100, width: 1200, height: 300 };
  const origin = { x: 0, y: 0 };

  it('draw the view no farther than to their edge', () => {
    const view = fitView(content, origin, { width: 360, height: 400 }, FIT, false, [far]);
    expect(view.x + 180 / view.scale).toBeCloseTo(900);
    const near = { ...far, x: 0 };
    const still = fitView(content, origin, { width: 360, height: 400 }, FIT, false, [near]);
    expect(still).toEqual(fitView(content, origin, { width: 360, height: 400 }, FIT, false));
  });

  it('give way to the next where they do not fit', () => {
    const view = fitView(content, origin, { width: 360, height: 400 }, FIT, false, [spread, far]);
    expect(view.scale).toBeCloseTo(0.44);
    expect(view.x + 180 / view.scale).toBeCloseTo(900);
  });

  it('make the cells smaller on a wide port, down to a limit', () => {
    const tall = { x: 0, y: 0, width: 300, height: 1200 };
    const port = { width: 900, height: 480 };
    expect(fitView(tall, origin, port, FIT, false, [tall]).scale).toBeCloseTo(0.4);
    expect(fitView(tall, origin, { ...port, height: 200 }, FIT, false, [tall]).scale).toBe(0.28);
  });

  it('are drawn around cells', () => {
    const cells = [
      { x: -1, y: 2 },
      { x: 3, y: 0 },
    ];
    expect(boxAround(cells, 100)).toEqual({ x: -100, y: 0, width: 500, height: 300 });
    expect(boxAround([], 100)).toBeNull();
    expect(aroundCell({ x: 2, y: 0 }, 100)).toEqual({ x: 100, y: -100, width: 300, height: 300 });
  });
});
