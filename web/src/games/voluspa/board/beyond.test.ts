import { describe, expect, it } from 'vitest';

import { beyondOf } from './beyond';
import type { Spot } from '../choosing/steps';

const PORT = { width: 400, height: 400 };
const BUTTONS = { width: 60, height: 60 };
/** 800 board units are seen at half their size: the cells 0 to 7. */
const SEEN = { x: 0, y: 0, width: 800, height: 800 };
const spot = (x: number, y: number, points: number): Spot => ({
  at: `${x},${y}`,
  x,
  y,
  way: 'beside',
  choices: [],
  points,
  best: false,
});

describe('lit cells out of sight', () => {
  it('are gathered by their side, with the most that they bring', () => {
    const spots = [spot(9, 2, 3), spot(11, 4, 6), spot(3, -2, 1), spot(4, 4, 2)];
    const { beyond } = beyondOf(spots, [], SEEN, PORT, BUTTONS);
    expect(beyond.map(({ side, points, spots: there }) => [side, points, there.length])).toEqual([
      ['top', 1, 1],
      ['right', 6, 2],
    ]);
  });

  it('count as out of sight where too little of them can be touched', () => {
    const cut = { ...SEEN, x: 40 };
    expect(beyondOf([spot(0, 3, 1)], [], cut, PORT, BUTTONS).beyond.map((one) => one.side)).toEqual(
      ['left'],
    );
    expect(beyondOf([spot(0, 3, 1)], [], { ...SEEN, x: 10 }, PORT, BUTTONS).beyond).toEqual([]);
  });

  it('are pointed at from where no other lit cell lies', () => {
    const { beyond } = beyondOf(
      [spot(-3, 3, 5), spot(0, 3, 1), spot(0, 4, 1)],
      [],
      SEEN,
      PORT,
      BUTTONS,
    );
    const [arrow] = beyond;
    expect(arrow?.x).toBeLessThan(10);
    expect(arrow && (arrow.y + 44 <= 150 || arrow.y >= 250)).toBe(true);
  });
});

describe('tiles out of sight', () => {
  it('are counted by their side, also where nothing can be laid', () => {
    const tiles = [
      { x: 2, y: -1 },
      { x: 3, y: -2 },
      { x: 3, y: 3 },
      { x: 9, y: 4 },
    ];
    const { beyond } = beyondOf([spot(9, 5, 2)], tiles, SEEN, PORT, BUTTONS);
    expect(beyond.map((one) => [one.side, one.spots.length, one.tiles.length])).toEqual([
      ['top', 0, 2],
      ['right', 1, 1],
    ]);
  });
});

describe('the buttons', () => {
  const cornerFor = (spots: Spot[]) => beyondOf(spots, [], SEEN, PORT, BUTTONS).corner;

  it('stay in their corner where that is free', () => {
    expect(cornerFor([spot(3, 3, 1)])).toEqual({ dx: 0, dy: 0 });
  });

  it('leave it to a lit cell', () => {
    expect(cornerFor([spot(7, 7, 1)])).toEqual({ dx: -340, dy: 0 });
  });

  it('lie on no tile where another corner is free', () => {
    expect(beyondOf([], [{ x: 7, y: 7 }], SEEN, PORT, BUTTONS).corner).toEqual({
      dx: -340,
      dy: 0,
    });
  });

  it('step aside where there is no room for them', () => {
    const corners = [spot(0, 0, 1), spot(7, 0, 1), spot(0, 7, 1), spot(7, 7, 1)];
    expect(cornerFor(corners)).toBeNull();
  });

  it('are not pointed from', () => {
    const { beyond, corner } = beyondOf([spot(7, 9, 1)], [], SEEN, PORT, BUTTONS);
    expect(corner).toEqual({ dx: 0, dy: 0 });
    expect(beyond[0] && beyond[0].x + 44 <= 340).toBe(true);
  });
});
