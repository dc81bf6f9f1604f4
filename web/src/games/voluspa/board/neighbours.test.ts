import { describe, expect, it } from 'vitest';

import { nextPlace } from './neighbours';

describe('moving between cells with the arrow keys', () => {
  const places = [
    { at: '0,0', x: 0, y: 0 },
    { at: '3,0', x: 3, y: 0 },
    { at: '1,2', x: 1, y: 2 },
  ];

  it('goes to the nearest place that way', () => {
    expect(nextPlace(places, { x: 0, y: 0 }, 'E')?.at).toBe('3,0');
    expect(nextPlace(places, { x: 0, y: 0 }, 'S')?.at).toBe('1,2');
  });

  it('stays where nothing lies that way', () => {
    expect(nextPlace(places, { x: 0, y: 0 }, 'W')).toBeUndefined();
  });
});
