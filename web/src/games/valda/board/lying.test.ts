import { describe, expect, it } from 'vitest';

import { fanOf, lyingCards } from './lying';
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
  const wish = { raised: -1, whole: 90, room: 366, least: 44 };

  it('lies side by side in the middle where there is room', () => {
    const { rows, places } = fanOf({ ...wish, cards: 4 });
    expect(rows).toBe(1);
    expect(places.map(({ left, width }) => [left, width])).toEqual([
      [3, 90],
      [93, 90],
      [183, 90],
      [273, 90],
    ]);
  });

  it.each([5, 7, 8, 11, 12])(
    'is within the room, each card large enough for a finger: %i',
    (cards) => {
      for (let raised = -1; raised < cards; raised++) {
        const { rows, places } = fanOf({ ...wish, cards, raised });
        expect(rows).toBe(cards > 7 ? 2 : 1);
        for (const [index, { left, width, row }] of places.entries()) {
          expect(left).toBeGreaterThanOrEqual(0);
          expect(left + width).toBeLessThanOrEqual(366.01);
          if (index === raised) expect(width).toBe(90);
          // Around a raised card others may stand closer for the time being.
          if (raised < 0 || rows > 1) expect(width).toBeGreaterThanOrEqual(44);
          const next = places[index + 1];
          if (next?.row === row) expect(next.left).toBeGreaterThan(left);
        }
      }
    },
  );
});
