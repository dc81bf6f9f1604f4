import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { keyHere, Meanwhile } from './meanwhile.svelte';

afterEach(() => vi.unstubAllGlobals());

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

describe('the table at which one waits', () => {
  it('is known to a page that is loaded again, until it is over', () => {
    new Meanwhile().wait('one', 'valda');
    const again = new Meanwhile();
    expect(again.table).toEqual({ id: 'one', game: 'valda' });
    again.end();
    expect(new Meanwhile().table).toBeNull();
  });

  it.each(['{', '7', '{"id":"one"}'])('is none where the storage holds %s', (text) => {
    kept.set('gladsheim-waiting', text);
    expect(new Meanwhile().table).toBeNull();
  });
});

it('names what each of several halls of one origin keeps', () => {
  const keyAt = (pathname: string) => {
    vi.stubGlobal('location', { pathname });
    return keyHere('kept');
  };
  expect(['/', '/index.html', '/club/', '/club/index.html', '/a/b/'].map(keyAt)).toEqual([
    'kept',
    'kept',
    'kept /club/',
    'kept /club/',
    'kept /a/b/',
  ]);
});
