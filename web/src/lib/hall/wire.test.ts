import { describe, expect, it } from 'vitest';

import { unpacked } from './wire';

describe('choices', () => {
  it('are made of columns one by one, in order, among those that come alone', () => {
    const end = { action: 'end', type: 'end', points: 0 };
    const plays = {
      type: 'play',
      prefix: 'Od+1@',
      piece: 'Od',
      boosts: 1,
      at: ['1,0', '0,-1'],
      way: ['beside', 'cover'],
      reach: [
        [1, 2, 3, 4],
        [0, 0, 0, 0],
      ],
      points: [4, 0],
    };
    const common = { type: 'play', piece: 'Od', boosts: 1 };
    expect(unpacked([plays, end])).toEqual([
      { ...common, action: 'Od+1@1,0', at: '1,0', way: 'beside', reach: [1, 2, 3, 4], points: 4 },
      { ...common, action: 'Od+1@0,-1', at: '0,-1', way: 'cover', reach: [0, 0, 0, 0], points: 0 },
      end,
    ]);
  });

  it('end with what stands behind the cell, and stay as they are where they are single', () => {
    const bumps = { type: 'play', prefix: 'Jo@', suffix: '>N', at: ['2,0'], dir: 'N', points: [3] };
    const [bump] = unpacked([bumps]);
    expect(bump).toEqual({ action: 'Jo@2,0>N', type: 'play', at: '2,0', dir: 'N', points: 3 });
    expect(unpacked([bump!])).toEqual([bump]);
  });
});
