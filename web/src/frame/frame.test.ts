import { describe, expect, it } from 'vitest';

import type { Say } from '../lib/texts.svelte';
import type { Entry, GameInfo } from '../lib/wire';
import { botName } from './bots';
import { seatNames } from './names';
import { rematchOf } from './rematch';
import { firstSeats, seatRequests } from './seats';
import { toldOf } from './told';

const say: Say = (id, args = {}) => [id, ...Object.values(args)].join(' ');

describe('seats of a new table', () => {
  const game: GameInfo = {
    name: 'voluspa',
    title: '',
    credits: {},
    players: [2, 5],
    options: [],
    bots: ['random', 'greedy'].map((name) => ({ name, about: '' })),
  };

  it('begin with one person and the strongest bot when the usual level is not there', () => {
    expect(firstSeats(game).map(({ kind, bot }) => [kind, bot])).toEqual([
      ['me', 'greedy'],
      ['bot', 'greedy'],
    ]);
  });

  it('get a name where none was typed', () => {
    const plans = [
      { kind: 'me', name: ' ', bot: '' },
      { kind: 'human', name: ' Ann ', bot: '' },
      { kind: 'bot', name: '', bot: 'random' },
    ] as const;
    expect(seatRequests(say, plans)).toEqual([
      { kind: 'human', name: 'setup-default-name' },
      { kind: 'human', name: 'Ann' },
      { kind: 'bot', bot: 'random' },
    ]);
  });
});

describe('names', () => {
  it('tells bots of the same level apart', () => {
    const seat = (kind: 'human' | 'bot', name: string, bot: string | null) => ({ kind, name, bot });
    const seats = [seat('human', 'Ann', null), seat('bot', 'x', 'x'), seat('bot', 'x', 'x')];
    expect(new Set(seatNames(say, seats)).size).toBe(3);
  });

  it('says the level of a bot in words', () => {
    expect(botName(say, 'search-3')).toBe('bot-search 3');
    expect(botName(say, 'random')).toBe('bot-random');
    expect(botName(say, 'odd')).toBe('bot-other odd');
  });
});

it('tells an undo in the same words for every game', () => {
  const entry = { action: 'undo', events: [] } as unknown as Entry;
  const face = { tell: () => ({ deed: 'x', besides: [], reasons: [] }) };
  expect(toldOf(say, face, entry, []).deed).toBe('table-deed-undo');
  expect(toldOf(say, face, { ...entry, action: 'Od@1,0' }, []).deed).toBe('x');
});

it('offers a rematch with the same seats', () => {
  const seats = [
    { seat: 0, name: 'Ann', kind: 'human' as const, bot: null, mine: true },
    { seat: 1, name: 'Askr', kind: 'bot' as const, bot: 'greedy', mine: false },
  ];
  const face = { askFor: () => ({ set: 'edda' }) };
  expect(rematchOf({ game: 'voluspa', options: { players: 2 }, seats }, face)).toEqual({
    game: 'voluspa',
    options: { set: 'edda' },
    seats: [
      { kind: 'human', name: 'Ann' },
      { kind: 'bot', bot: 'greedy' },
    ],
  });
});
