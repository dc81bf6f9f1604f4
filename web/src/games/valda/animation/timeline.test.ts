import { describe, expect, it } from 'vitest';

import type { Entry, GameEvent } from '../../../lib/hall/wire';
import { timelineOf, TIMES } from './timeline';

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
  timelineOf([entry(events)]).motions.map(({ path }) => path.join(' > '));

describe('what flies where', () => {
  it('brings a card from the hand to the stage, and from there to the pile', () => {
    const played = { event: 'card_played', seat: 2, card: 'base.kill' };
    const discarded = { event: 'card_discarded', seat: 2, card: 'base.kill', why: 'played' };
    expect(ways([played, discarded])).toEqual(['hand:2:base.kill > stage', 'stage > pile']);
    expect(ways([{ ...discarded, why: 'limit' }])).toEqual(['hand:2:base.kill > pile']);
  });

  it('lets a temple be paid for and built, and its follower rise from it', () => {
    const { motions, lands } = timelineOf([
      entry([
        { event: 'resources_spent', seat: 2, amounts: { blood: 2 }, for: 'tyr' },
        { event: 'structure_built', seat: 2, what: 'tyr' },
        { event: 'followers_changed', seat: 2, by: 1, to: 4, cause: 'temple', blocked: 0 },
      ]),
    ]);
    expect(motions.map(({ path }) => path)).toEqual([
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

  it('turns the axe on its way, and fades a temple where it is destroyed', () => {
    const destroyed = { event: 'temple_destroyed', seat: 2, by: 0, god: 'tyr' };
    const { motions, lands } = timelineOf([entry([destroyed])]);
    expect(motions).toMatchObject([
      { path: ['seat:0', 'site:tyr:2'], turn: 720, duration: TIMES.strike },
      { piece: { temple: 'tyr', seat: 2 }, path: ['site:tyr:2', 'site:tyr:2'], fadesFrom: 0.82 },
    ]);
    expect(lands.size).toBe(0);
  });

  it('takes what is traded to the middle, and brings from there what it is traded for', () => {
    const traded = { event: 'traded', seat: 1, given: 'gold', rate: 3, wanted: 'blood' };
    expect(ways([traded])).toEqual(['stone:1:gold > stage', 'stage > stone:1:blood']);
    const several = { ...traded, given: { gold: 1, diamond: 1 } };
    expect(ways([several])).toHaveLength(3);
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
    const shown = timelineOf([entry([drawn])]).motions.map(({ piece }) => piece);
    expect(shown).toEqual([{ card: 'x' }, { card: null }]);
    expect(ways([drawn])).toEqual(['deck:odin > hand:1:x', 'deck:odin > hand:1:']);
  });
});

it('waits for the dice before it hands out what they bring', () => {
  const rolled = { event: 'dice_rolled', seat: 1, dice: ['Y'], faces: [1], use: 'resources' };
  const gained = { event: 'resources_gained', seat: 1, amounts: { gold: 1 }, from: 'supply' };
  const [motion] = timelineOf([entry([rolled, gained])]).motions;
  expect(motion).toMatchObject({ path: ['stage', 'stone:1:gold'], delay: TIMES.tumble });
});

it('tells several moves one after the other, and of many the last', () => {
  const entries = [1, 2, 3, 4, 5, 6].map((seq) =>
    entry([{ event: 'card_played', seat: seq, card: 'a' }], seq),
  );
  const { motions } = timelineOf(entries);
  expect(motions.map(({ path }) => path[0])).toEqual([3, 4, 5, 6].map((seat) => `hand:${seat}:a`));
  expect(motions.map(({ delay }) => delay)).toEqual([0, 1, 2, 3].map((at) => at * TIMES.next));
});

it('moves nothing where nothing moved', () => {
  expect(timelineOf([entry([{ event: 'attack_passed', seat: 2 }])]).motions).toEqual([]);
});
