import { describe, expect, it } from 'vitest';

import type { Say } from '../../lib/texts.svelte';
import type { TableView } from '../../lib/hall/wire';
import { ordered, whyEnded, winnersOf } from './places';

const say: Say = (id, args = {}) => [id, ...Object.values(args)].join(' ');
const names = ['Ask', 'Embla', 'Lif'];
const view = (
  places: number[] | null,
  left: Record<number, string> = {},
  how: string | null = null,
) =>
  ({
    places,
    ended: how === null ? null : { how, seats: [] },
    seats: names.map((_, seat) => ({ seat, left: left[seat] ?? null })),
    scene: { ranking: [2, 0, 1], winners: [2, 0] },
  }) as unknown as TableView;

describe('the end of a game', () => {
  it('is as the game says where nobody has left', () => {
    const game = view([1, 3, 1]);
    expect(ordered(game).map(({ seat, rank }) => [seat, rank])).toEqual([
      [2, 1],
      [0, 1],
      [1, 3],
    ]);
    expect(winnersOf(game)).toEqual([2, 0]);
    expect(whyEnded(say, game, names)).toEqual([]);
  });

  it('puts those who left behind all others, and says why', () => {
    const game = view([1, 2, 3], { 2: 'resigned' });
    expect(ordered(game).map(({ seat }) => seat)).toEqual([0, 1, 2]);
    expect(winnersOf(game)).toEqual([0]);
    expect(whyEnded(say, game, names)).toEqual(['end-resigned Lif']);
    const early = view([2, 1, 1], { 0: 'timeout' }, 'timeout');
    expect(winnersOf(early)).toEqual([2, 1]);
    expect(whyEnded(say, early, names)).toEqual(['end-timeout Ask']);
  });

  it('has no places where all called it off', () => {
    const game = view(null, {}, 'abandoned');
    expect(winnersOf(game)).toEqual([]);
    expect(ordered(game).map(({ rank }) => rank)).toEqual([null, null, null]);
    expect(whyEnded(say, game, names)).toEqual(['end-abandoned']);
  });
});
