import { expect, it } from 'vitest';

import type { Entry, GameEvent } from '../../../lib/hall/wire';
import { lastSeen, turnEvents } from './recent';

const entry = (events: GameEvent[], undone = false): Entry =>
  ({
    seq: 1,
    seat: 0,
    action: '',
    points: 0,
    parts: [],
    events,
    story: null,
    at: '',
    undone,
  }) as Entry;
const ROLL: GameEvent = {
  event: 'dice_rolled',
  seat: 0,
  dice: ['Y', 'B'],
  faces: [1, 2],
  use: 'resources',
};
const TURN: GameEvent = { event: 'turn_started', seat: 0, round: 1 };
const PLAYED: GameEvent = { event: 'card_played', seat: 0, card: 'a.b' };

it('takes the events of the turn at the table, without what was taken back', () => {
  const log = [entry([PLAYED]), entry([TURN, ROLL]), entry([PLAYED], true)];
  expect(turnEvents(log).map(({ event }) => event)).toEqual(['turn_started', 'dice_rolled']);
});

it('shows dice as they lie after one was turned', () => {
  const turned = { event: 'die_turned', seat: 1, index: 1, face: 6 };
  expect(lastSeen([TURN, ROLL, turned]).rolled?.roll.faces).toEqual([1, 6]);
});

it('tells one roll of a turn from the next', () => {
  expect(lastSeen([TURN, ROLL]).rolled?.number).toBe(1);
  expect(lastSeen([TURN, ROLL, PLAYED, ROLL]).rolled?.number).toBe(2);
});

it('shows the card played last in place of the dice, and a weapon with its use', () => {
  expect(lastSeen([TURN, ROLL, PLAYED])).toEqual({
    rolled: null,
    card: { seat: 0, card: 'a.b', mode: null },
  });
  const weapon = { event: 'weapon_played', seat: 2, card: 'odin.weapon', mode: 'bullseye' };
  expect(lastSeen([TURN, weapon]).card?.mode).toBe('bullseye');
});

it('clears the middle when the next phase begins', () => {
  const begun = { event: 'phase_started', seat: 0, phase: 'build' };
  expect(lastSeen([TURN, ROLL, PLAYED, begun])).toEqual({ rolled: null, card: null });
});
