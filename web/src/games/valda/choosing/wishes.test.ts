import { describe, expect, it } from 'vitest';

import { wishFor } from './wishes';

describe('the hall is asked why not', () => {
  it('with the action that a thing would have stood for', () => {
    expect(wishFor('build', 'area:odin')).toBe('build:odin');
    expect(wishFor('game', 'hand:base.kill')).toBe('play:base.kill');
    expect(wishFor('line', 'hand:base.kill')).toBe('attack:base.kill');
    expect(wishFor('game', 'stone:gold')).toBe('take:g');
    expect(wishFor('resource', 'stone:gold')).toBe('trade:g:b');
    expect(wishFor('followers', 'stone:diamond')).toBe('thor:3:d');
    expect(wishFor('temple', 'area:odin')).toBe('god:odin');
  });

  it('also at another time, by what the thing is for', () => {
    const attack = { type: 'attack', modes: [] } as const;
    expect(wishFor('build', 'hand:base.kill', { ...attack, modes: [] })).toBe('attack:base.kill');
    const weapon = { type: 'weapon' as const, modes: ['thief', 'revenge'] };
    expect(wishFor('game', 'hand:tyr.weapon', weapon)).toBe('weapon:thief');
    expect(wishFor('game', 'area:odin')).toBe('build:odin');
    expect(wishFor('window', 'works:mine')).toBe('build:mine');
  });

  it('about nothing else', () => {
    expect(wishFor('window', 'hand:base.kill')).toBeNull();
    expect(wishFor('line', 'open:base.kill')).toBeNull();
    expect(wishFor('game', 'get:blood')).toBeNull();
  });
});
