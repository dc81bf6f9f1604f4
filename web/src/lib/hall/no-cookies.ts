import { t, texts } from '../texts.svelte';
import { ENDED, Refused } from './api';
import type { Fault } from './wire';

const refusal = async (code: Fault['code'], text: string): Promise<Refused> => {
  await texts.need('others');
  return new Refused(0, { code, message: t(text), field: null, rules: [] }, null);
};

/** The refusal for a browser that keeps no cookies for this hall. */
export const noCookies = () => refusal('no_cookies', 'account-no-cookies');

/** The refusal for a browser that has lost the cookie of its user. */
export const cookieLost = () => refusal(ENDED, 'account-cookie-lost');
