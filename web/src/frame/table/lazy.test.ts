import { beforeEach, describe, expect, it, vi } from 'vitest';

import { texts } from '../../lib/texts.svelte';
import type { TableView } from '../../lib/hall/wire';

const lazyPartsOf = vi.hoisted(() => vi.fn((_: string) => Promise.resolve<unknown>(undefined)));
vi.mock('../../games', () => ({ lazyPartsOf }));

import { isNew, LazyTable } from './lazy.svelte';

const view = (more: object) =>
  ({ game: 'valda', status: 'running', seq: 0, window: null, ...more }) as unknown as TableView;

describe('what a table needs only once something happens', () => {
  const needed = vi.spyOn(texts, 'need').mockResolvedValue(undefined);
  beforeEach(() => {
    needed.mockClear();
    lazyPartsOf.mockClear();
  });

  it('is fetched once, for the game of the table', async () => {
    const lazy = new LazyTable();
    lazy.touched(null);
    expect(lazyPartsOf).not.toHaveBeenCalled();
    lazy.touched('valda');
    expect(lazy.ready('valda')).toBe(lazy.ready('valda'));
    await lazy.ready('valda');
    expect(lazy.ready('valda')).toBeNull();
    expect(lazyPartsOf.mock.calls).toEqual([['valda']]);
    expect(needed.mock.calls).toEqual([['play']]);
  });

  it('holds nothing up where it cannot be had, and is asked for again with the next view', async () => {
    lazyPartsOf.mockRejectedValueOnce(new Error('offline'));
    const lazy = new LazyTable();
    await lazy.ready('valda');
    lazy.touched('valda');
    expect(lazyPartsOf).toHaveBeenCalledTimes(1);
    expect(lazy.before(view({ seq: 1 }))).toBeNull();
    expect(lazyPartsOf).toHaveBeenCalledTimes(2);
  });

  it('is not needed where nothing has happened yet', () => {
    expect(isNew(view({}))).toBe(true);
    for (const more of [{ seq: 1 }, { window: {} }, { status: 'over' }]) {
      expect(isNew(view(more))).toBe(false);
    }
    expect(new LazyTable().before(view({}))).toBeNull();
    expect(lazyPartsOf).not.toHaveBeenCalled();
  });
});
