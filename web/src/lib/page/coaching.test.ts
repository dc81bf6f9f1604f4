import { beforeEach, describe, expect, it, vi } from 'vitest';

import { begin, isAdvised, isNew } from './coaching';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

describe('advice', () => {
  it('is given for five turns at the first table of a game', () => {
    const turns = Array.from({ length: 6 }, () => isAdvised('valda', 'one'));
    expect(turns).toEqual([true, true, true, true, true, false]);
    expect(isAdvised('valda', 'two')).toBe(false);
  });

  it('is given anew at the first table of another game', () => {
    isAdvised('valda', 'one');
    expect(isAdvised('voluspa', 'two')).toBe(true);
    expect(isAdvised('voluspa', 'three')).toBe(false);
  });

  it('is given at the table at which somebody began, whatever came later', () => {
    expect(isNew('valda')).toBe(true);
    begin('valda', 'one');
    begin('valda', 'two');
    expect([isNew('valda'), isNew('voluspa')]).toEqual([false, true]);
    expect([isAdvised('valda', 'two'), isAdvised('valda', 'one')]).toEqual([false, true]);
  });
});
