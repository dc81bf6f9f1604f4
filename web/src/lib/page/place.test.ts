import { afterEach, expect, it, vi } from 'vitest';

import { keyHere } from './place';

afterEach(() => vi.unstubAllGlobals());

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
