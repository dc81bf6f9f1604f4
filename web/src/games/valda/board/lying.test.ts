import { expect, it } from 'vitest';

import { lyingCards } from './lying';
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
