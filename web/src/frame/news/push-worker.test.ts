import { readFileSync } from 'node:fs';

import { expect, test, vi } from 'vitest';

const SOURCE = readFileSync('build/service-worker.js', 'utf8');
const SCOPE = 'https://hall.test/here/';

/** The service worker of the page in a world of the test's own; how to let something happen there. */
function worker(tabs: unknown[], names: string[] = []) {
  const heard: Record<string, (event: unknown) => void> = {};
  const self = {
    addEventListener: (type: string, listener: (event: unknown) => void) =>
      (heard[type] = listener),
    registration: { scope: SCOPE, showNotification: vi.fn() },
    clients: { matchAll: vi.fn(() => Promise.resolve(tabs)), openWindow: vi.fn() },
  };
  const caches = { keys: () => Promise.resolve(names), delete: vi.fn(), open: vi.fn() };
  new Function('self', 'caches', SOURCE)(self, caches);
  async function happen(type: string, event: object) {
    let under: unknown;
    heard[type]?.({ ...event, waitUntil: (work: unknown) => (under = work) });
    await under;
  }
  return { self, caches, happen };
}

test('news of a turn is one notification for each table', async () => {
  const { self, happen } = worker([]);
  const news = { title: 'Your turn', body: 'Valda with Ask', table: 'abc' };
  await happen('push', { data: { json: () => news } });
  const shown = { body: 'Valda with Ask', tag: 'abc', data: 'abc' };
  expect(self.registration.showNotification).toHaveBeenCalledWith('Your turn', shown);
});

test('a click leads to the table in an open tab of the hall', async () => {
  const tab = { url: `${SCOPE}#/`, focus: vi.fn(), postMessage: vi.fn() };
  // Another hall may run below another path of the same origin.
  const others = ['https://hall.test/#/', `${SCOPE}deeper/`].map((url) => ({ url }));
  const { self, happen } = worker([...others, tab, { url: SCOPE }]);
  const close = vi.fn();
  await happen('notificationclick', { notification: { close, data: 'abc' } });
  expect(close).toHaveBeenCalled();
  expect(tab.focus).toHaveBeenCalled();
  expect(tab.postMessage).toHaveBeenCalledWith({ table: 'abc' });
  expect(self.clients.openWindow).not.toHaveBeenCalled();
});

test('a click opens the table where no tab of the hall is open', async () => {
  const { self, happen } = worker([]);
  await happen('notificationclick', { notification: { close: vi.fn(), data: 'a/c' } });
  expect(self.clients.openWindow).toHaveBeenCalledWith(`${SCOPE}#/table/a%2Fc`);
});

test.each([
  ['text/html; charset=utf-8', false],
  ['text/javascript', true],
])('a file that comes as %s is kept: %s', async (type, isKept) => {
  const put = vi.fn(() => Promise.resolve());
  const { caches, happen } = worker([]);
  caches.open.mockResolvedValue({ match: () => Promise.resolve(undefined), put });
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response('x', { headers: { 'content-type': type } })),
  );
  let answered: unknown;
  const request = { method: 'GET', url: `${SCOPE}assets/table-x.js`, mode: 'cors' };
  await happen('fetch', { request, respondWith: (answer: unknown) => (answered = answer) });
  expect(((await answered) as Response).ok).toBe(true);
  expect(put).toHaveBeenCalledTimes(isKept ? 1 : 0);
  vi.unstubAllGlobals();
});

test('files of older builds are forgotten, and none of another hall of the origin', async () => {
  const mine = ['gladsheim-/here/-__BUILD__', 'gladsheim-/here/-old', 'gladsheim-0123abcd'];
  const { caches, happen } = worker([], [...mine, 'gladsheim-/-old', 'gladsheim-/here/in/-old']);
  await happen('activate', {});
  expect(caches.delete.mock.calls).toEqual([['gladsheim-/here/-old'], ['gladsheim-0123abcd']]);
});
