import { describe, expect, it } from 'vitest';

import { lyingCards, spread } from './lying';
import type { CardType } from '../shapes';

const TYPES: Record<string, CardType> = { a: 'attack', y: 'yellow', w: 'weapon', d: 'defence' };
const typeOf = (id: string) => TYPES[id];

it('lays open cards first, then the hand by kinds, copies together', () => {
  const cards = lyingCards({ hand: ['a', 'a', 'd', 'w', 'y'], open: ['a'] }, typeOf);
  expect(cards.map(({ key, copies }) => [key, copies])).toEqual([
    ['open:a', 1],
    ['hand:y', 1],
    ['hand:a', 2],
    ['hand:d', 1],
    ['hand:w', 1],
  ]);
});

it('lets a weapon that lies open be chosen as one of the hand', () => {
  expect(lyingCards({ hand: [], open: ['w'] }, typeOf)[0]?.key).toBe('hand:w');
  expect(lyingCards({ hand: ['w'], open: ['w'] }, typeOf)[0]?.key).toBe('open:w');
});

it('shows nothing of a hand that is hidden', () => {
  expect(lyingCards({ hand: null, open: [] }, typeOf)).toEqual([]);
  expect(lyingCards(undefined, typeOf)).toEqual([]);
});

describe('a hand', () => {
  const wish = { whole: 140, room: 908, least: 100 };

  it('lies in the middle of one row where there is room', () => {
    const { rows, width, places } = spread({ ...wish, cards: 4 });
    expect([rows, width]).toEqual([1, 140]);
    expect(places.map(({ left }) => left)).toEqual([174, 314, 454, 594]);
  });

  it.each([
    [908, 8, 1],
    [908, 9, 1],
    [908, 10, 2],
    [374, 3, 1],
    [374, 4, 2],
    [374, 8, 2],
    [374, 14, 2],
  ])('in %i pixels lays %i cards in %i rows, none upon another', (room, cards, rows) => {
    const laid = spread({ ...wish, room, cards });
    expect(laid.rows).toBe(rows);
    expect(laid.width).toBeGreaterThanOrEqual(rows === 1 ? 100 : 74);
    for (const [index, { left, row }] of laid.places.entries()) {
      expect(left).toBeGreaterThanOrEqual(0);
      const next = laid.places[index + 1];
      if (next?.row === row) expect(next.left - left).toBeCloseTo(laid.width);
    }
  });

  it('goes on beyond a room that is too small for two rows', () => {
    const { places, width } = spread({ ...wish, room: 374, cards: 14 });
    expect((places[6]?.left ?? 0) + width).toBeGreaterThan(374);
  });
});
