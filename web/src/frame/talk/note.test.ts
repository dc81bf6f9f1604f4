import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { Note } from './note.svelte';

let text: string;
let version: number;
let writes: number;

beforeEach(() => {
  vi.useFakeTimers();
  [text, version, writes] = ['as it was', 3, 0];
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    if (init.method === 'GET') return answer(200, { text, version });
    writes++;
    const body = JSON.parse(String(init.body)) as { text: string; version: number };
    if (body.version !== version) {
      const error = { code: 'note_changed', message: '', field: null, rules: [] };
      return answer(409, { error, note: { text, version } });
    }
    [text, version] = [body.text, version + 1];
    return answer(200, { text, version });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const answer = (status: number, body: unknown) =>
  Promise.resolve(new Response(JSON.stringify(body), { status }));

async function opened(): Promise<Note> {
  const note = new Note('t');
  await note.load();
  return note;
}

it('saves by itself when nothing was written for a moment', async () => {
  const note = await opened();
  expect(note.text).toBe('as it was');
  for (const more of ['a', 'ab', 'abc']) note.edit(more);
  expect(note.state).toBe('unsaved');
  await vi.runAllTimersAsync();
  expect([note.state, text, version, writes]).toEqual(['saved', 'abc', 4, 1]);
});

it('goes on with what was written while it saved', async () => {
  const note = await opened();
  note.edit('one');
  const saving = note.save();
  note.edit('two');
  await saving;
  expect([note.state, text, version]).toEqual(['saved', 'two', 5]);
});

it('writes over nothing that was changed elsewhere, unless told to', async () => {
  const note = await opened();
  [text, version] = ['theirs', 7];
  note.edit('mine');
  await note.save();
  expect([note.state, note.text, note.theirs, text]).toEqual([
    'changed',
    'mine',
    'theirs',
    'theirs',
  ]);
  note.edit('mine still');
  await vi.runAllTimersAsync();
  expect(text).toBe('theirs');
  await note.settle(true);
  expect([note.state, text, version]).toEqual(['saved', 'mine still', 8]);
});

it('takes what is there, if that is wanted', async () => {
  const note = await opened();
  [text, version] = ['theirs', 7];
  note.edit('mine');
  await note.save();
  await note.settle(false);
  expect([note.state, note.text, text, version]).toEqual(['saved', 'theirs', 'theirs', 7]);
});

it('says when it could not be saved, and can be asked again', async () => {
  const note = await opened();
  const hall = globalThis.fetch;
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  note.edit('mine');
  await note.save();
  expect(note.state).toBe('failed');
  vi.stubGlobal('fetch', hall);
  await note.save();
  expect([note.state, text]).toEqual(['saved', 'mine']);
});
