import { expect, it } from 'vitest';

import type { Entry, GameEvent } from '../../../lib/hall/wire';
import { spokenOf } from './spoken';

const spoken = (...events: GameEvent[]) =>
  spokenOf([{ seq: 1, seat: 0, action: '', points: 0, parts: [], events } as unknown as Entry]);

it('finds the areas, seats and cards that an entry speaks of', () => {
  const found = spoken(
    { event: 'structure_built', seat: 2, what: 'odin' },
    { event: 'followers_changed', seat: 2, by: 1, to: 4, cause: 'temple', blocked: 0 },
    { event: 'cards_drawn', seat: 3, deck: 'tyr', count: 1, open: [], cards: ['base.kill'] },
  );
  expect([...found.areas]).toEqual(['odin', 'tyr']);
  expect([...found.seats]).toEqual([2, 3]);
  expect([...found.cards]).toEqual(['base.kill']);
});

it('points from the attacker to the target', () => {
  const declared = { event: 'attack_declared', attacker: 1, target: 3, card: 'a', power: 2 };
  expect(spoken(declared).aims).toEqual([{ from: 'seat:1', to: 'seat:3' }]);
});

it('takes no seat for what is none', () => {
  expect(spoken({ event: 'ship_moved', round: 3 }).seats.size).toBe(0);
  expect(spoken({ event: 'structure_built', seat: 0, what: 'mine' }).areas.size).toBe(0);
});
