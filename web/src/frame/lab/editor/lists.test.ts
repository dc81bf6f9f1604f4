import { describe, expect, it } from 'vitest';

import { toggled, withAt, withoutAt, withPlayer } from './lists';

describe('a list', () => {
  it('gets something at its end, or loses it', () => {
    expect(toggled(['a', 'b'], 'a', true)).toEqual(['b', 'a']);
    expect(toggled(['a', 'b'], 'a', false)).toEqual(['b']);
    expect(toggled(['a'], 'b', false)).toEqual(['a']);
  });

  it('loses one of several that are alike, by its place', () => {
    expect(withoutAt(['a', 'a', 'b'], 1)).toEqual(['a', 'b']);
    expect(withoutAt(['a'], -1)).toEqual(['a']);
  });

  it('has another field at one place, and all others as they were', () => {
    const list = [
      { x: 1, y: 1 },
      { x: 2, y: 2 },
    ];
    const made = withAt(list, 1, { y: 3 });
    expect(made).toEqual([
      { x: 1, y: 1 },
      { x: 2, y: 3 },
    ]);
    expect(made[0]).toBe(list[0]);
    expect(withAt(list, -1, { y: 3 })).toEqual(list);
  });
});

it('a position changes for one seat only, and the one before stays as it was', () => {
  const position = { round: 1, players: [{ score: 0 }, { score: 0 }] };
  const made = withPlayer(position, 1, { score: 5 });
  expect(made).toEqual({ round: 1, players: [{ score: 0 }, { score: 5 }] });
  expect(position.players[1]).toEqual({ score: 0 });
});
