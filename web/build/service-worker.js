// The service worker, which makes the page installable. What the hall says is never kept: only
// files whose names change with their content are, and a page that says that there is no network.
// `__BUILD__` is replaced by the build (build/worker.ts), so that each build has a worker of its own.
// Caches are shared by all halls of an origin, which may lie below different paths: theirs are left alone.
const HERE = `gladsheim-${new URL(self.registration.scope).pathname}-`;
const KEPT = `${HERE}__BUILD__`;
// Once they were named by the build alone.
const FORMER = /^gladsheim-[0-9a-f]+$/;
const OFFLINE = ['offline.html', 'offline.css', 'icon.svg'];

self.addEventListener('install', (event) => {
  // Nobody waits for a new version until the last tab is closed.
  self.skipWaiting();
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(OFFLINE)));
});

self.addEventListener('activate', (event) => {
  const isOld = (name) => (name.startsWith(HERE) && name !== KEPT) || FORMER.test(name);
  const clear = caches
    .keys()
    .then((names) => Promise.all(names.filter(isOld).map((name) => caches.delete(name))));
  event.waitUntil(clear);
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const here = new URL(self.registration.scope);
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== here.origin) return;
  const path = pathname.slice(here.pathname.length);
  if (path.startsWith('assets/')) event.respondWith(named(request));
  else if (request.mode === 'navigate' && !/^(api|schema)\//.test(path)) {
    event.respondWith(fetch(request).catch(() => kept('offline.html')));
  } else if (OFFLINE.includes(path)) {
    event.respondWith(fetch(request).catch(() => kept(path)));
  }
});

// News of a turn (Web Push). Of a table there is one notification, also where the page itself tells.
self.addEventListener('push', (event) => {
  const { title, body, table } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, tag: table, data: table }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data));
});

/** Brings a table before one's eyes: in the tab of the hall that was used last, or in a new one. */
async function show(table) {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tab = tabs.find(({ url }) => new URL('.', url).href === self.registration.scope);
  if (!tab) {
    await self.clients.openWindow(`${self.registration.scope}#/table/${encodeURIComponent(table)}`);
    return;
  }
  tab.postMessage({ table });
  await tab.focus();
}

async function kept(path) {
  const cache = await caches.open(KEPT);
  return (await cache.match(path)) ?? Response.error();
}

/** A file of the build: the same name is the same content, for ever. */
async function named(request) {
  const cache = await caches.open(KEPT);
  const found = await cache.match(request);
  if (found) return found;
  const answer = await fetch(request);
  // A network that wants a login first answers with a page of its own, and no file is one.
  const isPage = answer.headers.get('content-type')?.startsWith('text/html');
  if (answer.ok && !isPage) await cache.put(request, answer.clone()).catch(() => undefined);
  return answer;
}
