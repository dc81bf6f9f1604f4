import { t, texts } from '../texts.svelte';
import { ENDED, Refused } from './api';
import type { Fault } from './wire';

const refusal = async (code: Fault['code'], text: string): Promise<Refused> => {
  await texts.need('others');
  return new Refused(0, { code, message: t(text), field: null, rules: [] }, null);
};

/** What a browser is told that keeps no cookies for this hall. */
export const noCookies = () => refusal('no_cookies', 'account-no-cookies');

/** What a browser is told that has lost the cookie by which its user was known. */
export const cookieLost = () => refusal(ENDED, 'account-cookie-lost');
