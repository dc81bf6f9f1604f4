import { describe, expect, it } from 'vitest';

import type { Entry } from '../../../lib/hall/wire';
import { chainTo, reachFor } from './chain';
import type { VoluspaChoice } from '../shapes';

const placed = (tile: string, at: string, way = 'beside') => ({ event: 'placed', tile, at, way });
const TURN = { event: 'turn', seat: 1 };
const entry = (seq: number, points: number, ...events: object[]) =>
  ({ seq, seat: 0, action: '', points, parts: [], events, undone: false }) as unknown as Entry;
const cells = (log: Entry[], last: Entry) => chainTo(log, last).map((step) => step.at);

describe('the landings of a turn', () => {
  const first = entry(1, 4, placed('Od', '0,0'), TURN);
  const rider = entry(2, 3, placed('Hm', '0,1'));
  const second = entry(3, 2, placed('Hm', '0,2'));
  const last = entry(4, 5, placed('Th', '0,3'), TURN);
  const log = [first, rider, second, last];

  it('are those since the first Hermod, in their order', () => {
    expect(chainTo(log, last).map(({ at, code, points }) => [at, code, points])).toEqual([
      ['0,1', 'Hm', 3],
      ['0,2', 'Hm', 2],
      ['0,3', 'Th', 5],
    ]);
    expect(cells(log, second)).toEqual(['0,1', '0,2']);
    expect(cells(log, first)).toEqual(['0,0']);
  });

  it('leave out what was taken back, and what another seat did', () => {
    const undone = { ...second, undone: true };
    expect(cells([first, rider, undone, last], last)).toEqual(['0,1', '0,3']);
    expect(cells([first, { ...rider, seat: 1 }, last], last)).toEqual(['0,3']);
  });

  it('end with the turn, though a Hermod was the last of it', () => {
    const rested = entry(2, 3, placed('Hm', '0,1'), TURN);
    expect(cells([rested, last], last)).toEqual(['0,3']);
  });

  it('are two where the Raven flies on', () => {
    const raven = entry(2, 3, placed('Ra', '1,1'));
    const flight = entry(3, 3, placed('Ra', '2,2', 'flight'), TURN);
    expect(cells([raven, flight], flight)).toEqual(['1,1', '2,2']);
    const stayed = entry(3, 0, TURN);
    expect(cells([raven, stayed, last], last)).toEqual(['0,3']);
  });

  it('are none where nothing was laid', () => {
    const ended = entry(3, 0, { event: 'ended' }, TURN);
    expect(chainTo([rider, ended], ended)).toEqual([]);
    expect(chainTo(log, null)).toEqual([]);
  });
});

describe('where a tile may follow', () => {
  const ride = { hermod: '0,0', reach: [1, 2, 2, 1] };
  const looked = { type: 'play', piece: 'Hm', at: '1,0', reach: [1, 1, 0, 3] } as VoluspaChoice;

  it('is the row and the column of the Hermod that rides, as far as the hall says', () => {
    expect(reachFor(null, ride)).toEqual([
      { x: -1, y: 0, width: 4, height: 1 },
      { x: 0, y: -1, width: 1, height: 4 },
    ]);
    expect(reachFor(null, { hermod: null, reach: null })).toEqual([]);
  });

  it('is that of a Hermod that is looked at before it, and any other tile hides it', () => {
    expect(reachFor(looked, ride)[0]).toEqual({ x: -2, y: 0, width: 5, height: 1 });
    expect(reachFor({ type: 'play', piece: 'Od', at: '1,0' } as VoluspaChoice, ride)).toEqual([]);
  });
});
