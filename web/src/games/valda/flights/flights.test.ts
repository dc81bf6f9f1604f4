import { describe, expect, it } from 'vitest';

import type { Entry, GameEvent } from '../../../lib/hall/wire';
import { movementOf, TIMES } from './flights';

const entry = (events: GameEvent[], seq = 1): Entry =>
  ({
    seq,
    seat: 2,
    action: '',
    points: 0,
    parts: [],
    events,
    story: null,
    at: '',
    undone: false,
  }) as Entry;
const ways = (events: GameEvent[]) =>
  movementOf([entry(events)]).flights.map(({ from, to }) => `${from} > ${to}`);

describe('what flies where', () => {
  it('brings a card from the hand to the stage, and from there to the pile', () => {
    const played = { event: 'card_played', seat: 2, card: 'base.kill' };
    const discarded = { event: 'card_discarded', seat: 2, card: 'base.kill', why: 'played' };
    expect(ways([played, discarded])).toEqual(['hand:2:base.kill > stage', 'stage > pile']);
    expect(ways([{ ...discarded, why: 'limit' }])).toEqual(['hand:2:base.kill > pile']);
  });

  it('lets a temple be paid for and built, and its follower rise from it', () => {
    const { flights, lands } = movementOf([
      entry([
        { event: 'resources_spent', seat: 2, amounts: { blood: 2 }, for: 'tyr' },
        { event: 'structure_built', seat: 2, what: 'tyr' },
        { event: 'followers_changed', seat: 2, by: 1, to: 4, cause: 'temple', blocked: 0 },
      ]),
    ]);
    expect(flights.map(({ from, to }) => [from, to])).toEqual([
      ['stone:2:blood', 'area:tyr'],
      ['temples:2', 'site:tyr:2'],
      ['area:tyr', 'token:2'],
    ]);
    expect(lands.get('site:tyr:2')).toBe(TIMES.step + TIMES.fly);
    expect(lands.get('token:2')).toBe(2 * TIMES.step + TIMES.fly);
  });

  it('throws the axe from the attacker to the target', () => {
    const declared = { event: 'attack_declared', attacker: 1, target: 3, card: 'a', power: 3 };
    expect(ways([declared])).toEqual(['hand:1:a > stage', 'seat:1 > seat:3']);
    expect(ways([{ event: 'attack_redirected', from: 3, to: 0 }])).toEqual(['seat:3 > seat:0']);
  });

  it('takes stolen followers from whom they are stolen', () => {
    const stolen = { event: 'followers_changed', seat: 0, by: -2, to: 1, cause: 'stolen' };
    const won = { event: 'followers_changed', seat: 3, by: 2, to: 5, cause: 'theft' };
    expect(ways([stolen, won])).toEqual(['token:0 > token:3']);
  });

  it('pays Thor what brings the follower', () => {
    const spent = { event: 'resources_spent', seat: 1, amounts: { gold: 3 }, for: 'followers' };
    const won = { event: 'followers_changed', seat: 1, by: 1, to: 9, cause: 'thor' };
    expect(ways([spent, won])).toEqual(['stone:1:gold > area:thor', 'area:thor > token:1']);
  });

  it('shows what is known of cards that are drawn, and no more', () => {
    const drawn = { event: 'cards_drawn', seat: 1, deck: 'odin', count: 2, open: [], cards: ['x'] };
    const shown = movementOf([entry([drawn])]).flights.map((flight) => flight.shown);
    expect(shown).toEqual([{ card: 'x' }, { card: null }]);
    expect(ways([drawn])).toEqual(['deck:odin > hand:1:x', 'deck:odin > hand:1:']);
  });
});

it('waits for the dice before it hands out what they bring', () => {
  const rolled = { event: 'dice_rolled', seat: 1, dice: ['Y'], faces: [1], use: 'resources' };
  const gained = { event: 'resources_gained', seat: 1, amounts: { gold: 1 }, from: 'supply' };
  const [flight] = movementOf([entry([rolled, gained])]).flights;
  expect(flight).toMatchObject({ from: 'stage', to: 'stone:1:gold', begin: TIMES.tumble });
});

it('tells several moves one after the other, and of many the last', () => {
  const entries = [1, 2, 3, 4, 5, 6].map((seq) =>
    entry([{ event: 'card_played', seat: seq, card: 'a' }], seq),
  );
  const { flights } = movementOf(entries);
  expect(flights.map(({ from }) => from)).toEqual([3, 4, 5, 6].map((seat) => `hand:${seat}:a`));
  expect(flights.map(({ begin }) => begin)).toEqual([0, 1, 2, 3].map((at) => at * TIMES.next));
});

it('moves nothing where nothing moved', () => {
  expect(movementOf([entry([{ event: 'attack_passed', seat: 2 }])]).flights).toEqual([]);
});
