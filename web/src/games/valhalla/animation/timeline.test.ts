import { describe, expect, it } from 'vitest';

import type { Entry, GameEvent } from '../../../lib/hall/wire';
import { sceneOf } from '../words/fixtures';
import { timelineOf, TIMES } from './timeline';

const entryOf = (...events: GameEvent[]): Entry =>
  ({ seq: 1, seat: 0, undone: false, events }) as unknown as Entry;
const LANDS = sceneOf().landscape;
const BATTLE: GameEvent = {
  event: 'battle',
  at: '1,1',
  card: 'mill',
  attacker: 0,
  defender: 1,
  attackers: 2,
  defenders: 1,
  terrain: false,
  crown: false,
  attackers_left: 1,
  defenders_left: 0,
};

describe('what flies where', () => {
  it('brings a recruited card from its place to whoever has it now, and lets it lie until then', () => {
    const { motions, lands } = timelineOf(
      [entryOf({ event: 'recruited', seat: 2, card: 'savage', at: '0,0', due: 1 })],
      LANDS,
    );
    expect(motions).toMatchObject([
      {
        piece: { card: 'savage' },
        path: [{ key: 'market:0,0' }, { seat: 2, held: 'card:savage' }],
        waits: true,
      },
    ]);
    expect(lands.get('card:savage')).toBe(TIMES.fly);
  });

  it('deals one card after the other', () => {
    const dealt = ['0,0', '1,0'].map((at) => ({ event: 'dealt', card: 'mill', at }));
    const { motions } = timelineOf([entryOf(...dealt)], LANDS);
    expect(motions.map(({ delay }) => delay)).toEqual([0, TIMES.apart]);
  });

  it('lays a location without holding it up before', () => {
    const { motions } = timelineOf(
      [
        entryOf(
          { event: 'announced', seat: 1, card: 'end', as: 'location', at: '2,0' },
          { event: 'location_added', seat: 1, card: 'end', at: '2,0', armies: 1 },
        ),
      ],
      LANDS,
    );
    expect(motions).toMatchObject([{ path: [{ seat: 1, held: 'card:end' }, { key: 'cell:2,0' }] }]);
  });

  it('leads armies by the way they take', () => {
    const marched = { event: 'marched', seat: 0, from: '1,0', via: '0,0', to: '0,1', armies: 2 };
    const { motions, stands } = timelineOf([entryOf(marched)], LANDS);
    expect(motions[0]?.path).toEqual([
      { key: 'cell:1,0' },
      { key: 'cell:0,0' },
      { key: 'cell:0,1' },
    ]);
    // Those who stay are seen at once; nobody is where they go before they come.
    expect(stands.get('1,0')).toEqual([{ owner: 0, armies: 3, until: 0 }]);
    expect(stands.get('0,1')).toMatchObject([{ owner: null, armies: 0 }]);
  });
});

describe('a fight', () => {
  const deployed = { event: 'deployed', seat: 0, at: '1,1', card: 'mill', armies: 2 };
  const { motions, stands } = timelineOf([entryOf(deployed, BATTLE)], LANDS);

  it('is seen once the attackers have come, and sends the fallen home', () => {
    expect(motions.slice(1)).toMatchObject([
      { piece: { seat: 0, armies: 1 }, path: [{ key: 'cell:1,1' }, { seat: 0 }] },
      { piece: { seat: 1, armies: 1 }, path: [{ key: 'cell:1,1' }, { seat: 1 }] },
      { piece: { fight: { at: '1,1' } }, path: [{ key: 'cell:1,1' }], delay: TIMES.fly },
    ]);
  });

  it('leaves the defenders standing until it is over', () => {
    expect(stands.get('1,1')).toMatchObject([{ owner: 1, armies: 1 }]);
    expect(stands.get('1,1')?.[0]?.until).toBeGreaterThan(TIMES.fly);
  });
});

describe('points', () => {
  it('rise from each location to whoever gets them', () => {
    const parts = [
      { at: '1,0', card: 'cave', points: 7, doubled: false },
      { at: '0,0', card: 'sea', points: 0, doubled: false },
    ];
    const { motions } = timelineOf(
      [entryOf({ event: 'points', seat: 2, points: 7, why: 'glory', parts })],
      LANDS,
    );
    expect(motions).toMatchObject([
      { piece: { seat: 2, points: 7 }, path: [{ key: 'cell:1,0' }, { seat: 2 }], fadesFrom: 0.7 },
    ]);
  });
});

it('shows the last of many moves only, one after the other', () => {
  const passed = (slot: string) => entryOf({ event: 'placed', seat: 0, slot });
  const { motions } = timelineOf(['0,0E', '0,0S', '1,0S', '0,1E'].map(passed), LANDS);
  expect(motions).toHaveLength(3);
  expect(motions[1]!.delay).toBeGreaterThan(0);
});
