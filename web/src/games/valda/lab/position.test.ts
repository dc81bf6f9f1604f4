import { describe, expect, it } from 'vitest';

import { withPlayer } from '../../../frame/lab/editor/lists';
import { positionsOf } from '../../../lib/testing/positions';
import { DECKS, type CardId, type Limits, type Position } from '../shapes';
import {
  back,
  deckOf,
  documentOf,
  leftOf,
  OPENS,
  put,
  supply,
  templesAt,
  templesOf,
  withCourse,
  withOpened,
  withPlayers,
  withReadings,
  withTemples,
  type Place,
} from './position';

const POSITIONS = positionsOf<Position>('valda');
const [DEALT, LARGE, LATER] = POSITIONS as [Position, Position, Position];
const LIMITS: Limits = {
  actions: 3,
  builds: 2,
  control: 3,
  start_mines: 2,
  max_mines: 4,
  max_drills: 3,
  temples_per_player: 9,
  sites_per_area: 5,
  supply: 30,
};
const SEAT = { at: 'hand', seat: 1 } as const;

/** Every card of a position, sorted. */
function cardsOf(position: Position): CardId[] {
  const decks = DECKS.flatMap((deck) => position.decks[deck]);
  const held = position.players.flatMap((player) => [...player.hand, ...player.open]);
  return [...decks, ...held, ...position.discard].sort();
}

describe('a position of Valda that is set up', () => {
  it.each(POSITIONS.map((document, at) => [at, document] as const))(
    'number %i is written back as it was read',
    (_, document) => {
      expect(documentOf(document)).toEqual(document);
    },
  );

  it('has readings and opened areas only where there are any', () => {
    const opened = withOpened(withReadings(DEALT, [OPENS]), ['thor', 'tyr']);
    expect(opened.options.rulings).toEqual([OPENS]);
    expect(opened.opened).toEqual(['tyr', 'thor']);
    expect(documentOf(withReadings(opened, []))).toEqual(documentOf(DEALT));
  });

  it('has each card once, wherever cards are put', () => {
    const places: Place[] = [
      SEAT,
      { at: 'open', seat: 0 },
      { at: 'discard' },
      { at: 'played' },
      { at: 'deck', end: 'top' },
      { at: 'deck', end: 'bottom' },
    ];
    for (const position of [DEALT, LARGE, LATER]) {
      const all = cardsOf(position);
      const card = position.decks.base[0] ?? '';
      for (const place of places) expect(cardsOf(put(position, card, place))).toEqual(all);
      for (const place of [SEAT, { at: 'discard' } as const, { at: 'played' } as const])
        expect(cardsOf(back(put(position, card, place), place, 0))).toEqual(all);
    }
  });

  it('gives the copy that would be drawn last, then those that were discarded', () => {
    const card = 'thor.weapon';
    const given = put(DEALT, card, SEAT);
    expect(given.players[1]?.hand).toContain(card);
    expect(leftOf(given, card)).toBe(leftOf(DEALT, card) - 1);
    expect(put(given, card, SEAT)).toBe(given);
    const discarded = put(DEALT, card, { at: 'discard' });
    expect(leftOf(discarded, card)).toBe(1);
    expect(put(discarded, card, SEAT).discard).toEqual([]);
  });

  it('puts a card on top of its own deck, and one of a hand under it', () => {
    const top = put(DEALT, 'loki.weapon', { at: 'deck', end: 'top' });
    expect(top.decks.loki[0]).toBe('loki.weapon');
    const [first = ''] = DEALT.players[1]?.hand ?? [];
    const freed = back(DEALT, SEAT, 0);
    expect(freed.decks[deckOf(first)].at(-1)).toBe(first);
    expect(freed.players[1]?.hand).toHaveLength(5);
  });

  it('notes what was played this turn, which lies on the discard pile', () => {
    const played = put(DEALT, 'odin.leader', { at: 'played' });
    expect([played.played, played.discard]).toEqual([['odin.leader'], ['odin.leader']]);
    const taken = back(played, { at: 'played' }, 0);
    expect([taken.played, taken.discard]).toEqual([[], ['odin.leader']]);
  });

  it('counts sites, temples and supply for all together', () => {
    const built = withTemples(withTemples(DEALT, LIMITS, 0, 'tyr', 3), LIMITS, 1, 'tyr', 2);
    expect(templesAt(built, 'tyr')).toBe(LIMITS.sites_per_area);
    const [first] = built.players;
    expect(first && [templesOf(first), first.bonus]).toEqual([3, ['tyr']]);
    const rich = withPlayer(withPlayer(DEALT, 0, { gold: 4 }), 1, { gold: 3 });
    expect(supply(rich, LIMITS, 'gold')).toBe(LIMITS.supply - 7);
    const none = withTemples(built, LIMITS, 0, 'tyr', 0);
    expect(documentOf(none)['players']).toMatchObject([{ temples: {}, bonus: ['tyr'] }, {}]);
  });

  it('begins another phase with its own decision, and what was going on is over', () => {
    const game = withCourse(LATER, LIMITS, { phase: 'game' });
    expect(game).toMatchObject({ phase: 'game', actions: 3, builds: 0 });
    for (const field of ['pending', 'turns', 'roll', 'attack', 'building'])
      expect(documentOf(game)).not.toHaveProperty(field);
    const open = put(game, 'thor.weapon', { at: 'open', seat: game.active });
    const later = withCourse(open, LIMITS, { phase: 'build' });
    expect(later.players[game.active]).toMatchObject({ open: [] });
    expect(later.players[game.active]?.hand).toContain('thor.weapon');
  });

  it('keeps open cards before the one whose turn it is', () => {
    const game = withCourse(DEALT, LIMITS, { phase: 'game' });
    const open = put(game, 'thor.weapon', { at: 'open', seat: 0 });
    expect(withCourse(open, LIMITS, { round: 2 }).players[0]?.open).toEqual(['thor.weapon']);
    expect(withCourse(open, LIMITS, { active: 1 }).players[0]?.open).toEqual([]);
  });

  it("goes by the limits of the table's own card file", () => {
    const limits = { ...LIMITS, control: 2, actions: 4, builds: 1, start_mines: 1, supply: 40 };
    expect(withTemples(DEALT, limits, 0, 'tyr', 2).players[0]?.bonus).toEqual(['tyr']);
    const game = withCourse(LATER, limits, { phase: 'game' });
    expect(game).toMatchObject({ actions: 4, build_limit: 1 });
    expect(withPlayers(DEALT, limits, 5).players[4]?.mines).toBe(1);
    expect(supply(DEALT, limits, 'gold') - supply(DEALT, LIMITS, 'gold')).toBe(10);
  });

  it.each([2, 3, 4, 5])('has all cards and seats for %i players', (players) => {
    for (const position of [DEALT, LARGE, LATER]) {
      const made = withPlayers(withPlayer(position, 0, { gold: 4 }), LIMITS, players);
      expect(cardsOf(made)).toEqual(cardsOf(position));
      expect(made.players).toHaveLength(players);
      expect(made.options.players).toBe(players);
      for (const seat of [made.active, made.start, made.options.first])
        expect(seat).toBeLessThan(players);
    }
  });
});
