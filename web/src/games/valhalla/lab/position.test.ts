import { describe, expect, it } from 'vitest';

import { withPlayer } from '../../../frame/lab/editor/lists';
import { constantsOf, positionsOf } from '../../../lib/testing/positions';
import { numbers } from '../numbers';
import type { CardId, Position } from '../shapes';
import {
  chosenCards,
  documentOf,
  find,
  give,
  isShort,
  layLand,
  layMarket,
  mapsFor,
  reserve,
  take,
  toPile,
  withHeld,
  withLand,
  withNextLand,
  withOptions,
  withSlot,
  withStage,
  type Kind,
} from './position';

numbers.found = constantsOf('valhalla');
const POSITIONS = positionsOf<Position>('valhalla');
const [DEALT, LARGE, LATER] = POSITIONS as [Position, Position, Position];
const LOCATIONS = new Set(POSITIONS.flatMap((one) => one.landscape.map(({ card }) => card)));
/** The kinds of cards, as far as these positions tell them. */
const KINDS: Kind[] = cardsOf(LARGE)
  .filter((card) => !card.endsWith('.2'))
  .map((code) => ({
    code,
    set: code === 'excuse' ? 'excuse' : 'basic',
    types: LOCATIONS.has(code) || LOCATIONS.has(`${code}.2`) ? ['location'] : [],
  }));

/** Every card of a position, sorted. */
function cardsOf(position: Position): CardId[] {
  const found = [
    ...position.draw,
    ...position.discard,
    ...position.valhalla.cards.filter((card) => card !== null),
    ...position.landscape.map((land) => land.card),
    ...position.players.flatMap((player) => player.cards.map((held) => held.card)),
  ];
  return found.sort();
}

describe('a position of Valhalla that is set up', () => {
  it.each(POSITIONS.map((document, at) => [at, document] as const))(
    'number %i is written back as it was read',
    (_, document) => {
      expect(documentOf(document)).toEqual(document);
    },
  );

  it('has each card once, wherever cards are put', () => {
    for (const position of [DEALT, LARGE, LATER]) {
      const all = cardsOf(position);
      const [drawn = ''] = position.draw;
      const [market = ''] = position.valhalla.cards.filter((card) => card !== null);
      const [land, other] = position.landscape;
      if (!land || !other) throw new Error('no landscape');
      for (const made of [
        layMarket(position, 4, drawn),
        layMarket(position, 4, market),
        layMarket(position, 4, land.card),
        layLand(position, land.x, land.y, drawn),
        layLand(position, land.x, land.y, other.card),
        layLand(position, 9, 9, market),
        give(position, 1, drawn),
        give(position, 0, land.card),
        toPile(position, market, 'top'),
        toPile(position, land.card, 'discard'),
        toPile(position, drawn, 'draw'),
      ]) {
        expect(cardsOf(made)).toEqual(all);
      }
    }
  });

  it('lets two places trade their cards, and draws later what is replaced', () => {
    const [first, second] = DEALT.valhalla.cards as [CardId, CardId];
    const traded = layMarket(DEALT, 1, first).valhalla.cards;
    expect(traded.slice(0, 2)).toEqual([second, first]);
    const drawn = layMarket(DEALT, 0, DEALT.draw[3] ?? '');
    expect(drawn.draw.at(-1)).toBe(first);
    expect(find(drawn, DEALT.draw[3] ?? '')).toEqual({ at: 'market', index: 0 });
    const [one, two] = DEALT.landscape;
    const swapped = layLand(DEALT, one?.x ?? 0, one?.y ?? 0, two?.card ?? '').landscape;
    expect(swapped.map(({ card }) => card).slice(0, 2)).toEqual([two?.card, one?.card]);
  });

  it('keeps the armies of a location that moves or is replaced', () => {
    const [land] = DEALT.landscape;
    if (!land) throw new Error('no landscape');
    const held = withLand(DEALT, land.card, { owner: 1, armies: 3 });
    const location = DEALT.draw.find((card) => LOCATIONS.has(card)) ?? '';
    const replaced = layLand(held, land.x, land.y, location);
    expect(replaced.landscape.at(-1)).toEqual({ ...land, card: location, owner: 1, armies: 3 });
    const moved = layLand(held, 2, 0, land.card);
    expect(moved.landscape.at(-1)).toEqual({ x: 2, y: 0, card: land.card, owner: 1, armies: 3 });
  });

  it('has twelve armies of each seat: what stands nowhere is in reserve', () => {
    const [land] = DEALT.landscape;
    let position = withSlot(DEALT, '0,0E', 0, 3);
    position = withLand(position, land?.card ?? '', { owner: 0, armies: 4 });
    position = withHeld(give(position, 0, position.draw[0] ?? ''), 0, 0, { armies: 2 });
    expect(reserve(position, 0)).toBe(3);
    const document = documentOf(position) as Position;
    expect(document.players.map((player) => player.reserve)).toEqual([3, 12]);
    expect(document.valhalla.armies).toEqual({ '0,0E': [3, 0] });
    expect(documentOf(withSlot(position, '0,0E', 0, 0))['valhalla']).toMatchObject({ armies: {} });
    const home = take(position, land?.card ?? '');
    expect(reserve(home, 0)).toBe(7);
  });

  it('says what is to be done in another stage, and in which phase that is', () => {
    const glory = documentOf(
      withStage(withPlayer(DEALT, DEALT.turn, { stalled: true }), 'glory'),
    ) as Position;
    expect(glory).toMatchObject({ stage: 'glory', pending: { kind: 'glory', aces: [] } });
    expect(glory.players[DEALT.turn]).toMatchObject({ phase: 4, stalled: false });
    expect(withStage(LATER, LATER.stage)).toBe(LATER);
  });

  it('lays the next location of the pile where there is room, until there are enough', () => {
    const made = withOptions(DEALT, { players: 6 }, KINDS);
    expect([isShort(DEALT), isShort(made)]).toEqual([false, true]);
    const grown = withNextLand(withNextLand(made, '2,0', KINDS), '-1,1', KINDS);
    expect(isShort(grown)).toBe(false);
    expect(cardsOf(grown)).toEqual(cardsOf(made));
    const added = grown.landscape.slice(made.landscape.length);
    expect(added.map(({ x, y, owner, armies }) => [x, y, owner, armies])).toEqual([
      [2, 0, null, 0],
      [-1, 1, null, 0],
    ]);
    expect(added.every(({ card }) => LOCATIONS.has(card))).toBe(true);
    const empty = { ...made, draw: [] };
    expect(withNextLand(empty, '2,0', KINDS)).toBe(empty);
  });

  it.each([3, 4, 5, 6, 2])('has all cards, seats and places for %i players', (players) => {
    for (const position of [DEALT, LARGE, LATER]) {
      const made = withOptions(position, { players }, KINDS);
      expect(made.options.decks).toBeGreaterThanOrEqual(players > 4 ? 2 : 1);
      expect(cardsOf(made)).toEqual(chosenCards(made.options, KINDS).sort());
      expect(made.players).toHaveLength(players);
      expect(made.turn).toBeLessThan(players);
      expect(made.valhalla.cards).toHaveLength(players > 4 ? 12 : 9);
      for (const [slot, armies] of Object.entries(made.valhalla.armies)) {
        expect(mapsFor(players).slots).toContain(slot);
        expect(armies).toHaveLength(players);
      }
    }
  });

  it('takes cards out with the option that brought them, wherever they lie', () => {
    const with2 = withOptions(DEALT, { excuse: true, decks: 2 }, KINDS);
    const held = give(with2, 1, 'excuse.2');
    const without = withOptions(held, { excuse: false }, KINDS);
    expect(cardsOf(without).filter((card) => card.startsWith('excuse'))).toEqual([]);
    expect(cardsOf(withOptions(held, { decks: 1 }, KINDS))).toContain('excuse');
  });

  it('raises target and cap with the seats while they are those of the seats', () => {
    expect(withOptions(DEALT, { players: 4 }, KINDS).options).toMatchObject({
      target: 200,
      glory_cap: 240,
    });
    const own = withOptions(DEALT, { target: 77 }, KINDS);
    expect(withOptions(own, { players: 4 }, KINDS).options.target).toBe(77);
  });
});
