import { afterEach, expect, it, vi } from 'vitest';

import { request, Unreachable } from './api';
import { texts } from '../texts.svelte';

afterEach(() => {
  vi.unstubAllGlobals();
  texts.language = 'en';
});

const asked = async (ask: () => Promise<unknown>): Promise<Headers> => {
  let headers = new Headers();
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    headers = new Headers(init.headers);
    return Promise.resolve(new Response('{}'));
  });
  await ask();
  return headers;
};

it('asks for answers in the language of the page', async () => {
  const look = () => request('GET', 'lobby');
  expect((await asked(look)).get('accept-language')).toBe('en');
  texts.language = 'it';
  expect((await asked(look)).get('accept-language')).toBe('it');
  const sent = await asked(() => request('POST', 'logout'));
  expect(sent.get('accept-language')).toBe('it');
  expect(sent.get('content-type')).toBe('application/json');
});

it.each([
  [200, '<!doctype html><title>Log in</title>'],
  [403, '<html>Blocked</html>'],
  [502, '{"error": {}}'],
])('takes what is not the hall’s for no answer (%i)', async (status, text) => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(text, { status })));
  await expect(request('GET', 'lobby')).rejects.toBeInstanceOf(Unreachable);
});

it('puts each part where the path or the query has it', async () => {
  const address = async (ask: () => Promise<unknown>): Promise<string> => {
    let found = '';
    vi.stubGlobal('fetch', (url: string) => {
      found = url;
      return Promise.resolve(new Response('{}'));
    });
    await ask();
    return found;
  };
  const games = (name: string, before: string) =>
    address(() => request('GET', 'players/{name}/games', { name, before }));
  expect(await games('Mr. T?', 'a&b')).toBe('api/players/Mr.%20T%3F/games?before=a%26b');
  // A name that would lead out of the path.
  expect(await games('..', '1')).toBe(`api/players/${encodeURIComponent('．．')}/games?before=1`);
  expect(await games('a/b', '1')).toBe(`api/players/${encodeURIComponent('a／b')}/games?before=1`);
  expect(await games('{name}$&', '1')).toBe('api/players/%7Bname%7D%24%26/games?before=1');
  const eyes = (seat: string | null) =>
    address(() => request('GET', 'tables/{table}/curve', { table: 'a', eyes: seat }));
  expect([await eyes(null), await eyes('0')]).toEqual([
    'api/tables/a/curve',
    'api/tables/a/curve?eyes=0',
  ]);
});
