import { describe, expect, it } from 'vitest';

import type { Entry, GameEvent } from '../../../lib/hall/wire';
import { timelineOf, TIMES } from './timeline';

const entry = (events: GameEvent[], seq = 1, seat = 2): Entry =>
  ({
    seq,
    seat,
    action: 'Od@1,0',
    points: 3,
    parts: [],
    events,
    undone: false,
  }) as unknown as Entry;
const placed = (more: object = {}): GameEvent => ({
  event: 'placed',
  tile: 'Od',
  boost: 0,
  at: '1,0',
  way: 'beside',
  ...more,
});

describe('what flies where', () => {
  it('brings a tile from the seat that laid it', () => {
    const { motions, lands } = timelineOf([entry([placed()])]);
    expect(motions).toMatchObject([
      { piece: { code: 'Od' }, path: [{ seat: 2 }, { at: '1,0' }], delay: 0, hold: 0 },
    ]);
    expect(lands.get('1,0')).toBe(TIMES.fly);
  });

  it('takes a captured tile to the seat, once the other has come', () => {
    const captured = { event: 'captured', tile: 'Dr', boost: 1, at: '1,0' };
    const [taken] = timelineOf([entry([captured, placed({ way: 'capture' })])]).motions;
    expect(taken).toMatchObject({ piece: { code: 'Dr', boost: 1 }, delay: TIMES.fly, waits: true });
    expect(taken?.path).toEqual([{ at: '1,0' }, { seat: 2 }]);
  });

  it('slides a bumped tile to where it lands, and counts only then', () => {
    const bumped = { event: 'bumped', tile: 'Th', boost: 0, from: '1,0', to: '4,0' };
    const parts = [{ kind: 'single', points: 1 }];
    const timeline = timelineOf([{ ...entry([bumped, placed({ way: 'bump' })]), parts } as Entry]);
    expect(timeline.motions[0]?.path).toEqual([{ at: '1,0' }, { at: '4,0' }]);
    expect(timeline.lands.get('4,0')).toBe(TIMES.fly + TIMES.slide);
    expect(timeline.scored[0]?.begin).toBe(TIMES.fly + TIMES.slide);
    expect(timeline.ends).toBe(TIMES.fly + TIMES.slide + TIMES.line + TIMES.rise);
  });

  it('fades what is covered, where it lies', () => {
    const covered = { event: 'covered', tile: 'Fe', boost: 0, at: '1,0' };
    const [gone] = timelineOf([entry([covered, placed({ way: 'cover' })])]).motions;
    expect(gone).toMatchObject({ path: [{ at: '1,0' }, { at: '1,0' }], fadesFrom: 0 });
  });

  it('lets the Raven fly on from where it sat', () => {
    const lifted = { event: 'lifted', at: '0,0', under: 'Fe' };
    const { motions } = timelineOf([entry([lifted, placed({ tile: 'Ra', way: 'flight' })])]);
    expect(motions).toMatchObject([
      { piece: { code: 'Ra' }, path: [{ at: '0,0' }, { at: '1,0' }], waits: true },
    ]);
  });

  it('adds the Freyas that were thrown in, for which the tile waits at its cell', () => {
    const boosted = { event: 'boosted', tile: 'Od', boosts: 2, at: '1,0' };
    const { motions, lands } = timelineOf([entry([boosted, placed({ boost: 2 })])]);
    expect(motions.filter(({ piece }) => piece.code === null)).toHaveLength(2);
    expect(motions[0]).toMatchObject({ piece: { code: 'Od', boost: 0 }, hold: TIMES.coin });
    expect(lands.get('1,0')).toBe(TIMES.fly + TIMES.coin);
  });
});

it('moves nothing to where it lies already', () => {
  const { motions, lands } = timelineOf([entry([placed()])], () => true);
  expect(motions).toEqual([]);
  expect(lands.get('1,0')).toBe(0);
});

it('tells several moves one after the other, and of many the last', () => {
  const entries = [1, 2, 3, 4, 5, 6].map((seq) => entry([placed({ at: `${seq},0` })], seq));
  const { motions } = timelineOf(entries);
  expect(motions.map(({ path }) => path[1])).toEqual([3, 4, 5, 6].map((x) => ({ at: `${x},0` })));
  expect(motions.map(({ delay }) => delay)).toEqual([0, 1, 2, 3].map((at) => at * TIMES.next));
});

it('moves nothing where nothing was laid', () => {
  const ended = entry([{ event: 'ended', seat: 2 }]);
  expect(timelineOf([ended])).toMatchObject({ motions: [], scored: [], ends: 0 });
});
