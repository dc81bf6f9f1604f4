import { describe, expect, it } from 'vitest';

import type { Say } from '../../lib/texts.svelte';
import type { Entry, TableView } from '../../lib/hall/wire';
import { headline, ownResult, step, turningPoint } from './ending';

const say: Say = (id, args = {}) => [id, ...Object.values(args)].join(' ');
const names = ['Ask', 'Embla'];
const and = new Intl.ListFormat('en');
function view(
  scores: number[],
  winners: number[],
  own: number[] = [0],
  more: Partial<TableView> = {},
): TableView {
  const ranking = [...winners, ...scores.keys()].filter(
    (seat, at, all) => all.indexOf(seat) === at,
  );
  return {
    places: scores.map((_, seat) => (winners.includes(seat) ? 1 : 2)),
    ended: null,
    seats: scores.map((_, seat) => ({ seat, mine: own.includes(seat), left: null })),
    scene: { winners, ranking, seats: scores.map((score) => ({ score })) },
    ...more,
  } as unknown as TableView;
}

describe('the result of a game', () => {
  it.each([
    [view([50, 10], [0]), 'over-won-by 40'],
    [view([50, 50], [0]), 'over-won'],
    [view([10, 50], [1]), 'over-lost-by Embla 40'],
    [view([50, 50], [0, 1]), 'table-over-winners Ask and Embla'],
    [view([50, 10], [0], []), 'table-over-winner Ask'],
    [view([50, 10], [0], [0, 1]), 'table-over-winner Ask'],
  ])('is told to those who played in their own words', (game, words) => {
    expect(headline(say, game, names, and)).toBe(words);
  });

  it('is not counted in points where they did not end the game', () => {
    const ended = { how: 'resigned', seats: [1] } as unknown as TableView['ended'];
    const game = view([50, 10], [0], [0], { ended });
    expect(ownResult(game)?.margin).toBeNull();
    expect(headline(say, game, names, and)).toBe('over-won');
    expect(step(game)).toBe(0);
  });
});

describe('the next bot', () => {
  it.each([
    [view([50, 10], [0]), 1],
    [view([50, 46], [0]), 0],
    [view([10, 50], [1]), -1],
    [view([50, 50], [0, 1]), 0],
    [view([50, 10], [0], []), 0],
  ])('is stronger after a clear win, and weaker after a clear defeat', (game, levels) => {
    expect(step(game)).toBe(levels);
  });
});

it('the turn that brought most is never one that was taken back', () => {
  const entry = (points: number, undone = false) => ({ points, undone }) as Entry;
  expect(turningPoint([entry(3), entry(9, true), entry(5)])).toEqual(entry(5));
  expect(turningPoint([entry(0)])).toBeNull();
});
