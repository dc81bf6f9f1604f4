import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { expect, it } from 'vitest';

interface Waiting {
  waitUntil: (work: Promise<unknown>) => void;
  notification: { data: string; close: () => void };
}
type Listener = (event: Waiting) => void;

const SOURCE = readFileSync(
  fileURLToPath(new URL('../../../build/service-worker.js', import.meta.url)),
  'utf8',
).replaceAll('__BUILD__', 'fresh');

/** The service worker of a hall below a path: what it deletes and shows where these caches and tabs are. */
function worker(path: string, names: string[], urls: string[]) {
  const listeners = new Map<string, Listener>();
  const shown: string[] = [];
  const tabs = urls.map((url) => ({
    url,
    postMessage: ({ table }: { table: string }) => shown.push(`${url} ${table}`),
    focus: () => Promise.resolve(),
  }));
  const self = {
    registration: { scope: `https://halls.test${path}` },
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
    clients: {
      matchAll: () => Promise.resolve(tabs),
      openWindow: (url: string) => Promise.resolve(void shown.push(`new ${url}`)),
    },
  };
  const deleted: string[] = [];
  const caches = {
    keys: () => Promise.resolve(names),
    delete: (name: string) => Promise.resolve(deleted.push(name)),
  };
  new Function('self', 'caches', SOURCE)(self, caches);
  const send = async (type: string) => {
    let work: Promise<unknown> = Promise.resolve();
    const notification = { data: 't', close: () => undefined };
    listeners.get(type)?.({ waitUntil: (given) => (work = given), notification });
    await work;
  };
  return { send, deleted, shown };
}

it('forgets the files of older builds, and none of another hall of the origin', async () => {
  const names = ['gladsheim-/-old', 'gladsheim-/club/-old', 'gladsheim-/club/-fresh', 'other'];
  const club = worker('/club/', [...names, 'gladsheim-0123abcd'], []);
  await club.send('activate');
  expect(club.deleted).toEqual(['gladsheim-/club/-old', 'gladsheim-0123abcd']);
  const root = worker('/', names, []);
  await root.send('activate');
  expect(root.deleted).toEqual(['gladsheim-/-old']);
});

it('shows a table in a tab of its own hall', async () => {
  const other = 'https://halls.test/club/#/';
  const open = worker('/', [], [other]);
  await open.send('notificationclick');
  expect(open.shown).toEqual(['new https://halls.test/#/table/t']);
  const own = 'https://halls.test/#/table/u';
  const there = worker('/', [], [other, own]);
  await there.send('notificationclick');
  expect(there.shown).toEqual([`${own} t`]);
});
