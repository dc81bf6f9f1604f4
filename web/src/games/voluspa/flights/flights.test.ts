import { describe, expect, it } from 'vitest';

import type { Entry, GameEvent } from '../../../lib/hall/wire';
import { movementOf, TIMES } from './flights';

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
    const { flights, lands } = movementOf([entry([placed()])]);
    expect(flights).toMatchObject([{ code: 'Od', from: { seat: 2 }, to: { at: '1,0' }, begin: 0 }]);
    expect(lands.get('1,0')).toBe(TIMES.fly);
  });

  it('takes a captured tile to the seat, once the other has come', () => {
    const captured = { event: 'captured', tile: 'Dr', boost: 1, at: '1,0' };
    const [taken] = movementOf([entry([captured, placed({ way: 'capture' })])]).flights;
    expect(taken).toMatchObject({ code: 'Dr', boost: 1, to: { seat: 2 }, begin: TIMES.fly });
  });

  it('slides a bumped tile to where it lands, and counts only then', () => {
    const bumped = { event: 'bumped', tile: 'Th', boost: 0, from: '1,0', to: '4,0' };
    const parts = [{ kind: 'single', points: 1 }];
    const movement = movementOf([{ ...entry([bumped, placed({ way: 'bump' })]), parts } as Entry]);
    expect(movement.flights[0]).toMatchObject({ from: { at: '1,0' }, to: { at: '4,0' } });
    expect(movement.lands.get('4,0')).toBe(TIMES.fly + TIMES.slide);
    expect(movement.scored[0]?.begin).toBe(TIMES.fly + TIMES.slide);
  });

  it('lets the Raven fly on from where it sat', () => {
    const lifted = { event: 'lifted', at: '0,0', under: 'Fe' };
    const { flights } = movementOf([entry([lifted, placed({ tile: 'Ra', way: 'flight' })])]);
    expect(flights).toMatchObject([{ code: 'Ra', from: { at: '0,0' }, to: { at: '1,0' } }]);
  });

  it('adds the Freyas that were thrown in', () => {
    const boosted = { event: 'boosted', tile: 'Od', boosts: 2, at: '1,0' };
    const { flights, lands } = movementOf([entry([boosted, placed({ boost: 2 })])]);
    expect(flights.filter((flight) => flight.code === null)).toHaveLength(2);
    expect(flights[0]).toMatchObject({ code: 'Od', boost: 0 });
    expect(lands.get('1,0')).toBe(TIMES.fly + TIMES.coin);
  });
});

it('moves nothing to where it lies already', () => {
  const { flights, lands } = movementOf([entry([placed()])], () => true);
  expect(flights).toEqual([]);
  expect(lands.get('1,0')).toBe(0);
});

it('tells several moves one after the other, and of many the last', () => {
  const entries = [1, 2, 3, 4, 5, 6].map((seq) => entry([placed({ at: `${seq},0` })], seq));
  const { flights } = movementOf(entries);
  expect(flights.map((flight) => flight.to)).toEqual([3, 4, 5, 6].map((x) => ({ at: `${x},0` })));
  expect(flights.map((flight) => flight.begin)).toEqual([0, 1, 2, 3].map((at) => at * TIMES.next));
});

it('moves nothing where nothing was laid', () => {
  const ended = entry([{ event: 'ended', seat: 2 }]);
  expect(movementOf([ended])).toEqual({ flights: [], lands: new Map(), scored: [] });
});
