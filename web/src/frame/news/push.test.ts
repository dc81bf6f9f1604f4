import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { decline, declined, hindrance, NotSubscribed, push } from './push';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)';
const asked: { method: string; path: string; body: unknown }[] = [];

vi.mock('../../lib/hall/api', () => ({
  request: (method: string, path: string, given?: { body: unknown }) => {
    asked.push({ method, path, body: given?.body });
    return Promise.resolve({});
  },
}));

const given = (endpoint: string) => ({
  toJSON: () => ({ endpoint, keys: { p256dh: 'public', auth: 'secret' } }),
  unsubscribe: vi.fn(() => Promise.resolve(true)),
});

/** A browser that can be told; the answer of its user, and the subscription that it has had. */
function browser(answer: NotificationPermission, before: ReturnType<typeof given> | null = null) {
  const pushManager = {
    getSubscription: vi.fn(() => Promise.resolve(before)),
    subscribe: vi.fn((_: PushSubscriptionOptionsInit) =>
      Promise.resolve(given('https://push/new')),
    ),
  };
  const worker = { pushManager };
  const Notification = { permission: 'default', requestPermission: () => Promise.resolve(answer) };
  vi.stubGlobal('Notification', Notification);
  vi.stubGlobal('window', { PushManager: {}, Notification });
  const serviceWorker = {
    getRegistration: vi.fn((): Promise<unknown> => Promise.resolve(worker)),
    ready: Promise.resolve(worker),
  };
  vi.stubGlobal('navigator', { userAgent: '', platform: '', maxTouchPoints: 0, serviceWorker });
  return { pushManager, Notification, serviceWorker };
}

beforeEach(() => {
  asked.length = 0;
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('what keeps a browser from being told', () => {
  test.each([
    [IPHONE, '', 5, false, 'install'],
    ['Macintosh', 'MacIntel', 5, false, 'install'],
    [IPHONE, '', 5, true, 'none'],
    ['Macintosh', 'MacIntel', 0, false, 'none'],
  ])('%s without push, app: %s', (userAgent, platform, maxTouchPoints, installed, expected) => {
    vi.stubGlobal('window', {});
    vi.stubGlobal('navigator', { userAgent, platform, maxTouchPoints });
    vi.stubGlobal('matchMedia', () => ({ matches: installed }));
    expect(hindrance()).toBe(expected);
  });

  test('its user, who has said no', () => {
    const { Notification } = browser('denied');
    expect(hindrance()).toBeNull();
    Notification.permission = 'denied';
    expect(hindrance()).toBe('denied');
  });
});

test('an offer that was declined is not made again', () => {
  expect(declined()).toBe(false);
  decline();
  expect(declined()).toBe(true);
});

describe('switching on', () => {
  test('the browser asks, subscribes for the key of the hall, and the hall is told', async () => {
    const before = given('https://push/old');
    const { pushManager } = browser('granted', before);
    expect(await push.on('key', 'de')).toBe(true);
    expect(before.unsubscribe).toHaveBeenCalled();
    const wish = { userVisibleOnly: true, applicationServerKey: 'key' };
    expect(pushManager.subscribe).toHaveBeenCalledWith(wish);
    const body = { endpoint: 'https://push/new', p256dh: 'public', auth: 'secret', language: 'de' };
    expect(asked).toEqual([{ method: 'PUT', path: 'push', body }]);
  });

  test('without leave nothing is subscribed', async () => {
    const { pushManager } = browser('denied');
    expect(await push.on('key', 'de')).toBe(false);
    expect(pushManager.subscribe).not.toHaveBeenCalled();
    expect(asked).toEqual([]);
  });

  test('without a service worker nobody waits for one', async () => {
    const { serviceWorker } = browser('granted');
    serviceWorker.getRegistration.mockResolvedValue(undefined);
    await expect(push.on('key', 'de')).rejects.toThrow(NotSubscribed);
  });

  test('what the push service refuses is told', async () => {
    const { pushManager } = browser('granted');
    pushManager.subscribe.mockRejectedValue(new Error('push service error'));
    await expect(push.on('key', 'de')).rejects.toThrow(NotSubscribed);
    expect(asked).toEqual([]);
  });
});

test('another language is told to the hall; a subscription that is lost is ended', async () => {
  browser('granted', given('https://push/old'));
  await push.speak('fr');
  expect(asked[0]).toMatchObject({
    method: 'PUT',
    body: { endpoint: 'https://push/old', language: 'fr' },
  });
  browser('granted');
  await push.speak('it');
  expect(asked[1]).toMatchObject({ method: 'DELETE', path: 'push' });
});
