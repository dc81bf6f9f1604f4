import { describe, expect, it } from 'vitest';

import type { Say } from '../../lib/texts.svelte';
import type { Entry, GameInfo } from '../../lib/hall/wire';
import { botName } from './bots';
import { seatNames } from './names';
import { firstSeats, isFull, seatRequests, type SeatPlan } from './seats';
import { coverFor, coversFor } from '../time/terms';
import { logText } from '../table/log-text';

const say: Say = (id, args = {}) =>
  id === 'bot-names' ? 'Askr, Bestla' : [id, ...Object.values(args)].join(' ');

describe('covers of secret questions', () => {
  it('are offered as they go with the clock, and else the pause is meant', () => {
    const kinds = (clock: 'none' | 'days' | 'bank') => [
      ...new Set(coversFor(clock).map(({ kind }) => kind)),
    ];
    expect(kinds('none')).toEqual(['pause', 'orders', 'window']);
    expect(kinds('days')).toEqual(['pause', 'orders']);
    expect(kinds('bank')).toEqual(['pause', 'window']);
    for (const cover of coversFor('none')) {
      const meant = cover.kind === 'orders' ? 'pause' : cover.kind;
      expect(coverFor('bank', cover).kind).toBe(meant);
    }
  });
});

describe('seats of a new table', () => {
  const game: GameInfo = {
    name: 'voluspa',
    title: '',
    credits: {},
    players: [2, 5],
    options: [],
    kernels: 'compiled',
    secret_questions: false,
    bots: ['random', 'greedy'].map((name) => ({ name, about: '', steady: true, level: null })),
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
      { kind: 'open', name: 'left over', bot: 'random' },
      { kind: 'invited', name: ' Sif ', bot: 'random' },
    ] as const;
    expect(seatRequests(say, plans)).toEqual([
      { kind: 'human', name: 'setup-default-name' },
      { kind: 'human', name: 'Ann' },
      { kind: 'bot', bot: 'random' },
      { kind: 'open' },
      { kind: 'invited', name: 'Sif' },
    ]);
  });

  it('are all taken unless somebody else has to come', () => {
    const plan = (kind: SeatPlan['kind']) => ({ kind, name: '', bot: '' });
    expect(isFull([plan('me'), plan('human'), plan('bot')])).toBe(true);
    expect(isFull([plan('me'), plan('open')])).toBe(false);
    expect(isFull([plan('me'), plan('invited')])).toBe(false);
  });
});

describe('names', () => {
  it('tells bots of the same level apart', () => {
    const seat = (kind: 'human' | 'bot', name: string, bot: string | null) => ({ kind, name, bot });
    const seats = [seat('human', 'Ann', null), seat('bot', 'x', 'x'), seat('bot', 'x', 'x')];
    expect(seatNames(say, seats)).toEqual(['Ann', 'Askr', 'Bestla']);
  });

  it('says of a seat without a name whether it is free or was somebody’s', () => {
    const seat = { kind: 'human', name: '', bot: null } as const;
    const seats = [
      { ...seat, taken: true },
      { ...seat, taken: false },
      { ...seat, kept: true },
    ];
    expect(seatNames(say, seats)).toEqual(['sit-erased', 'sit-free', 'sit-kept']);
  });

  it('says the level of a bot in words', () => {
    expect(botName(say, 'search-3')).toBe('bot-search 3');
    expect(botName(say, 'seer-5')).toBe('bot-seer 5');
    expect(botName(say, 'random')).toBe('bot-random');
    expect(botName(say, 'odd')).toBe('bot-other odd');
  });
});

it('tells an undo in the same words for every game', () => {
  const entry = { action: 'undo', events: [] } as unknown as Entry;
  expect(logText(say, entry, []).deed).toBe('table-deed-undo');
});

it('tells an action by the story that the hall sent', () => {
  const gain = { text: { id: 'line', values: {} }, points: 4 };
  const who = (seat: number) => ({ who: { id: 'seat', values: { seat } } });
  const besides = [0, 1].map((seat) => ({ id: 'moved', values: who(seat) }));
  const story = { deed: 'x', whole: true, besides, reasons: [gain] };
  const entry = { action: 'undo', seat: 0, events: [], story } as unknown as Entry;
  expect(logText(say, entry, ['Ask', 'Embla'])).toEqual({
    deed: 'x',
    quiet: false,
    whole: true,
    other: null,
    besides: ['moved Ask', 'moved Embla'],
    others: [null, 1],
    reasons: [{ text: 'line', points: 4 }],
  });
});

it('tells a repair as nobody’s action, with what was lost', () => {
  const events = [{ event: 'repaired', seat: 0, lines: 3 }];
  const entry = { action: 'repair', seat: 0, events } as unknown as Entry;
  expect(logText(say, entry, ['Ask'])).toMatchObject({
    deed: 'end-deed-repair 3',
    whole: true,
  });
});
