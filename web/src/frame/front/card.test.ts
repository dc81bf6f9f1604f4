import { describe, expect, it } from 'vitest';

import { manifestOf } from '../../games';
import type { TableRow } from '../../lib/hall/wire';
import type { Say } from '../../lib/texts.svelte';
import { cardTerms, ratedTerm, seatChips } from './card';
import { seatNames } from './names';
import { readingsOf } from '../../lib/readings.svelte';

const say: Say = (id, args = {}) =>
  id === 'bot-names' ? 'Askr, Bestla' : [id, ...Object.values(args)].join(' ');
const UNTIMED = { kind: 'none', days: null, minutes: null, increment: null } as const;
const words = (game: string, options: Record<string, unknown>) =>
  manifestOf(game)
    .terms(say, options)
    .map(({ name, value }) => `${name}: ${value}`);

describe('the card of a table', () => {
  it('says game, players, who finds it, who may watch and whether it counts', () => {
    const table = { game: 'voluspa', options: { set: 'edda' }, seats: [1, 2, 3], rated: true };
    const company = { visibility: 'public', watch: 'seated' } as const;
    const time = {
      clock: UNTIMED,
      absence: 'wait',
      takeover: 'greedy',
      cover: null,
    } as const;
    const terms = cardTerms(say, { ...table, ...company, ...time });
    expect(terms.map(({ value }) => value)).toEqual([
      'hall-game-voluspa',
      '3',
      'voluspa-set-edda',
      'time-none',
      'bot-greedy',
      'card-find-public',
      'card-watch-seated',
      'card-rated-yes',
    ]);
  });

  it('says when a rated game counts, as soon as the hall has told it', () => {
    const rules = { clocks: ['days'], absences: ['abandon'], actions: 2, games_a_day: 3 } as const;
    const told = { ...rules, clocks: [...rules.clocks], absences: [...rules.absences] };
    expect(ratedTerm(say, true, told).value).toBe('card-rated-yes rated-rules 2 3');
    expect(ratedTerm(say, true, undefined).value).toBe('card-rated-yes');
    expect(ratedTerm(say, false, told).value).toBe('card-rated-no');
  });

  it('says how secret questions are covered, where there are any', () => {
    const table = { game: 'voluspa', options: { set: 'edda' }, seats: [1, 2], rated: false };
    const company = { visibility: 'public', watch: 'seated' } as const;
    const time = { clock: UNTIMED, absence: 'wait', takeover: 'greedy' } as const;
    const said = (cover: TableRow['cover']) =>
      cardTerms(say, { ...table, ...company, ...time, cover })
        .filter(({ name }) => name === 'cover-title')
        .map(({ value }) => value);
    expect(said(null)).toEqual([]);
    expect(said({ kind: 'pause', seconds: null })).toEqual(['cover-pause-card']);
    expect(said({ kind: 'orders', seconds: null })).toEqual(['cover-orders-card']);
    expect(said({ kind: 'window', seconds: 10 })).toEqual(['cover-window-card 10']);
  });

  it('names the kinds of a mix of one’s own, and what is switched on', () => {
    const custom = { set: 'custom', kinds: ['Od', 'Th'], bolt: true, no_late_hel: true };
    expect(words('voluspa', custom)).toEqual([
      'setup-set: voluspa-set-custom: voluspa-tile-Od, voluspa-tile-Th' +
        ' + voluspa-option-bolt + voluspa-option-no-late-hel',
    ]);
  });

  it('names the edition that a table follows, and any other choice by its number', () => {
    const editions = { online: [], 'rulebook-it': ['one', 'two'] };
    const known = readingsOf('voluspa');
    const summary = (rulings: string[]) =>
      manifestOf('voluspa').summary(say, { set: 'base', rulings });
    known.found = { readings: [], editions };
    expect(summary([])).toBe('voluspa-set-base');
    expect(summary(['two', 'one'])).toBe('voluspa-set-base · readingsvoluspa-edition-rulebook-it');
    expect(summary(['one'])).toBe('voluspa-set-base · readings-count 1');
    expect(words('voluspa', { set: 'base', rulings: ['one', 'two'] }).at(-1)).toBe(
      'readings-title: readingsvoluspa-edition-rulebook-it: readingsvoluspa-one readingsvoluspa-two',
    );
    known.found = null;
    expect(summary(['one'])).toBe('voluspa-set-base');
  });

  it('says every option of Valda', () => {
    const cards = 'valda-2019-reconstruction-1:0a';
    expect(words('valda', { turnaround: false, race: false, first: 1, cards })).toEqual([
      'valda-setup-variants: card-none',
      'valda-option-first: card-seat 2',
      'valda-option-cards: valda-setup-cards-1',
    ]);
    expect(words('valda', { turnaround: true, race: true, first: 1, cards: 'own:1' })).toEqual([
      'valda-setup-variants: valda-option-turnaround, valda-option-race',
      'valda-option-first: valhalla-first-lot',
      'valda-option-cards: valda-setup-cards-own own',
    ]);
  });

  it('says every option of Valhalla', () => {
    const options = { decks: 2, extended: true, excuse: true, target: 150, glory_cap: 90 };
    expect(words('valhalla', { ...options, first: 0 })).toEqual([
      'valhalla-setup-cards: valhalla-decks 2 + valhalla-option-extended + valhalla-option-excuse',
      'valhalla-option-target: 150',
      'valhalla-option-glory-cap: 90',
      'valhalla-option-first: card-seat 1',
    ]);
    expect(words('valhalla', { decks: 1, first: null })?.at(-1)).toBe(
      'valhalla-option-first: valhalla-first-lot',
    );
  });
});

it('shows free seats, bots with their level, and which seat is one’s own', () => {
  const seats = [
    { name: 'Ann', kind: 'human', bot: null, taken: true, mine: true, kept: false, robot: false },
    {
      name: 'greedy',
      kind: 'bot',
      bot: 'greedy',
      taken: true,
      mine: false,
      kept: false,
      robot: false,
    },
    { name: '', kind: 'human', bot: null, taken: false, mine: false, kept: false, robot: false },
    { name: '', kind: 'human', bot: null, taken: false, mine: false, kept: true, robot: false },
    { name: 'Hugin', kind: 'human', bot: null, taken: true, mine: false, kept: false, robot: true },
  ] as const;
  const chips = seatChips(say, seats, seatNames(say, seats));
  expect(chips.map(({ name, note, free }) => [name, note, free])).toEqual([
    ['Ann', 'table-you', false],
    ['Askr', 'table-bot bot-greedy', false],
    ['sit-free', '', true],
    ['sit-kept', '', false],
    ['robots-name Hugin', '', false],
  ]);
});
