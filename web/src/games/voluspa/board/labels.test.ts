import { describe, expect, it } from 'vitest';

import { placeLabel } from '../../../frame/tips/placing';
import { keptOf, labelsOf, ribbon, signsOf } from './labels';

describe('the ribbon between two landings', () => {
  const step = (x: number, y: number) => ({
    at: `${x},${y}`,
    x,
    y,
    code: 'Hm',
    points: 0,
    sure: true,
  });

  it('bows from cell to cell, and is none on one and the same', () => {
    expect(ribbon(step(0, 0), step(2, 0))).toBe('M50 -4Q150 -20 250 -8');
    expect(ribbon(step(0, 0), step(0, 1))).toBe('M96 4Q108 50 100 104');
    expect(ribbon(step(0, 0), step(0, 0))).toBeNull();
  });
});

describe('the labels of landings', () => {
  const steps = [{ at: '0,0', x: 0, y: 0, code: 'Hm', points: 4, sure: true }];
  const alone = keptOf([{ x: 0, y: 0, face: 3 }]);
  const tiles = (...at: [number, number][]) => at.map(([x, y]) => ({ x, y, face: 1 }));

  it('lie above the tile, else on its other sides', () => {
    expect(labelsOf(steps, alone)).toMatchObject([{ left: 12, top: -26, tall: false }]);
    const above = keptOf(tiles([0, 0], [0, -1]));
    expect(labelsOf(steps, above)).toMatchObject([{ left: 12, top: 98 }]);
  });

  it('stand over the emblem where tiles lie all around, and never on each other', () => {
    const around = keptOf(tiles([0, 0], [0, -1], [0, 1], [1, 0], [-1, 0]));
    const [first, second] = labelsOf([steps[0]!, steps[0]!], around);
    expect(first).toMatchObject({ left: 47, top: 42, tall: true });
    expect(placeLabel([first!, second!], [{ ...first!, weight: 1 }])).toBe(second);
  });
});

describe('the sign of a line', () => {
  const line = {
    axis: 'row' as const,
    from: { x: 0, y: 0 },
    to: { x: 1, y: 0 },
    won: true,
    points: 2,
    versus: '5 > 4',
  };
  const seen = { x: -200, y: -200, width: 600, height: 500 };

  it('stands beyond its end, and before its beginning where points of a cell are there', () => {
    const tiles = [0, 1].map((x) => ({ x, y: 0, face: 3 }));
    expect(signsOf([line], seen, keptOf(tiles))[0]!.left).toBeGreaterThan(200);
    const right = keptOf(tiles, [{ x: 2, y: 0 }]);
    expect(signsOf([line], seen, right)[0]!.left).toBeLessThan(-60);
  });

  it('covers no name and no value where the part that is seen ends with the line', () => {
    const tiles = [0, 1].map((x) => ({ x, y: 0, face: 3 }));
    const [sign] = signsOf([line], { ...seen, x: -4, width: 208 }, keptOf(tiles));
    expect(sign!.top + sign!.height).toBeLessThan(0);
  });
});
