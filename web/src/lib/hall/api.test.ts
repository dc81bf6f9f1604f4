import { afterEach, expect, it, vi } from 'vitest';

import { request, Unreachable } from './api';
import { texts } from '../texts.svelte';

afterEach(() => {
  vi.unstubAllGlobals();
  texts.language = 'en';
});

const asked = async (method: string, body?: unknown): Promise<Headers> => {
  let headers = new Headers();
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    headers = new Headers(init.headers);
    return Promise.resolve(new Response('{}'));
  });
  await request(method, 'lobby', body);
  return headers;
};

it('asks for answers in the language of the page', async () => {
  expect((await asked('GET')).get('accept-language')).toBe('en');
  texts.language = 'it';
  expect((await asked('GET')).get('accept-language')).toBe('it');
  const sent = await asked('POST', {});
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
