import { expect, it, vi } from 'vitest';

import { levelFor, suggest } from './ladder';

it('the level for the next game is kept by game, and told once by each table', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  expect(levelFor('valda')).toBeNull();
  suggest('valda', 'one', 2);
  suggest('valda', 'one', 3);
  expect([levelFor('valda'), levelFor('voluspa')]).toEqual([2, null]);
  suggest('valda', 'two', 3);
  expect(levelFor('valda')).toBe(3);
});
