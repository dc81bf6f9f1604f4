import { request } from '../../lib/hall/api';
import type { Language } from '../../lib/texts.svelte';

const KEY = 'gladsheim-push';
const NO = 'no';
const APPLE = /iPhone|iPad|iPod/;

/** The reason why the closed page cannot notify the user; `install`: only the installed app can. */
export type Hindrance = 'none' | 'install' | 'denied';

export function hindrance(): Hindrance | null {
  const { userAgent, maxTouchPoints, platform } = navigator;
  if ('PushManager' in window && 'serviceWorker' in navigator && 'Notification' in window) {
    return Notification.permission === 'denied' ? 'denied' : null;
  }
  // An iPad says that it is a Mac.
  const handheld = APPLE.test(userAgent) || (platform === 'MacIntel' && maxTouchPoints > 1);
  return handheld && !matchMedia('(display-mode: standalone)').matches ? 'install' : 'none';
}

/** Whether the offer after a game was declined in this browser. */
export function declined(): boolean {
  try {
    return localStorage.getItem(KEY) === NO;
  } catch {
    return false;
  }
}

export function decline(): void {
  try {
    localStorage.setItem(KEY, NO);
  } catch {
    // Without storage the offer returns after another game.
  }
}

/** The browser has no service worker at work, or its push service gave nothing. */
export class NotSubscribed extends Error {}

export const push = {
  /** Whether the hall offers it, and whether it tells this browser. */
  state: () => request('GET', 'push'),

  /**
   * Lets the browser ask its user, subscribes and tells the hall; false where the user does not
   * want it. Raises NotSubscribed, or what the hall's answer is.
   */
  async on(key: string, language: Language): Promise<boolean> {
    if ((await Notification.requestPermission()) !== 'granted') return false;
    await tell(await subscribed(key), language);
    return true;
  },

  /** Has the news in another language; where the browser has lost its subscription, none any more. */
  async speak(language: Language): Promise<void> {
    const registration = await navigator.serviceWorker.getRegistration();
    const subscription = await registration?.pushManager.getSubscription();
    await (subscription ? tell(subscription, language) : push.off());
  },

  off: () => request('DELETE', 'push'),
};

async function subscribed(key: string): Promise<PushSubscription> {
  try {
    // Without a registration `ready` would never resolve.
    if (!(await navigator.serviceWorker.getRegistration())) throw new NotSubscribed();
    const { pushManager } = await navigator.serviceWorker.ready;
    // The old subscription belonged to another user of this browser, or to another key of the hall.
    await (await pushManager.getSubscription())?.unsubscribe();
    return await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  } catch {
    throw new NotSubscribed();
  }
}

async function tell(subscription: PushSubscription, language: Language): Promise<unknown> {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  if (!endpoint || !p256dh || !auth) throw new NotSubscribed();
  return request('PUT', 'push', { body: { endpoint, p256dh, auth, language } });
}
