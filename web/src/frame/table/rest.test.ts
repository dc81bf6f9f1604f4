import { beforeEach, describe, expect, it, vi } from 'vitest';

import { texts } from '../../lib/texts.svelte';
import type { TableView } from '../../lib/hall/wire';

const restOf = vi.hoisted(() => vi.fn((_: string) => Promise.resolve<unknown>(undefined)));
vi.mock('../../games', () => ({ restOf }));

import { isNew, Rest } from './rest.svelte';

const view = (more: object) =>
  ({ game: 'valda', status: 'running', seq: 0, window: null, ...more }) as unknown as TableView;

describe('what a table needs only once something happens', () => {
  const needed = vi.spyOn(texts, 'need').mockResolvedValue(undefined);
  beforeEach(() => {
    needed.mockClear();
    restOf.mockClear();
  });

  it('is fetched once, for the game of the table', async () => {
    const rest = new Rest();
    rest.touched(null);
    expect(restOf).not.toHaveBeenCalled();
    rest.touched('valda');
    expect(rest.ready('valda')).toBe(rest.ready('valda'));
    await rest.ready('valda');
    expect(rest.ready('valda')).toBeNull();
    expect(restOf.mock.calls).toEqual([['valda']]);
    expect(needed.mock.calls).toEqual([['play']]);
  });

  it('holds nothing up where it cannot be had, and is asked for again with the next view', async () => {
    restOf.mockRejectedValueOnce(new Error('offline'));
    const rest = new Rest();
    await rest.ready('valda');
    rest.touched('valda');
    expect(restOf).toHaveBeenCalledTimes(1);
    expect(rest.before(view({ seq: 1 }))).toBeNull();
    expect(restOf).toHaveBeenCalledTimes(2);
  });

  it('is not needed where nothing has happened yet', () => {
    expect(isNew(view({}))).toBe(true);
    for (const more of [{ seq: 1 }, { window: {} }, { status: 'over' }]) {
      expect(isNew(view(more))).toBe(false);
    }
    expect(new Rest().before(view({}))).toBeNull();
    expect(restOf).not.toHaveBeenCalled();
  });
});
