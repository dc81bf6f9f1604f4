import { t, texts } from '../texts.svelte';
import { Refused } from './api';

/** What a browser is told that keeps no cookies for this hall. */
export async function noCookies(): Promise<Refused> {
  await texts.need('others');
  const fault = { code: 'no_cookies', message: t('account-no-cookies'), field: null, rules: [] };
  return new Refused(0, fault, null);
}
