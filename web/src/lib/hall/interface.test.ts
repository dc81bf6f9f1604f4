import { expect, it } from 'vitest';

import { request } from './api';

/** Never called: the compiler alone reads it, and refuses a line that is right where an error is expected. */
async function onlyWhatTheDocumentHas(): Promise<void> {
  await request('GET', 'lobby');
  await request('GET', 'tables/{table}/entries', { table: 'a', since: 3, eyes: null });
  await request('PUT', 'profile', { body: { private: true } });

  // @ts-expect-error There is no such path.
  await request('GET', 'lobbies');
  // @ts-expect-error The path has another method.
  await request('POST', 'lobby');
  // @ts-expect-error A part of the path is missing.
  await request('GET', 'tables/{table}');
  // @ts-expect-error The part has another name.
  await request('GET', 'tables/{table}', { id: 'a' });
  // @ts-expect-error A part of the query has another type.
  await request('GET', 'tables/{table}/entries', { table: 'a', since: 'b' });
  // @ts-expect-error There is no such part of the query.
  await request('GET', 'tables/{table}/entries', { table: 'a', before: 3 });
  // @ts-expect-error The body is missing.
  await request('PUT', 'profile');
  // @ts-expect-error The body has another field.
  await request('PUT', 'profile', { body: { public: true } });

  const lobby = await request('GET', 'lobby');
  expect(lobby.open).toEqual(lobby.running);
  // @ts-expect-error The answer has no such field.
  expect(lobby.closed).toBeUndefined();
}

it('is the interface document', () => {
  expect(onlyWhatTheDocumentHas).toBeTypeOf('function');
});
