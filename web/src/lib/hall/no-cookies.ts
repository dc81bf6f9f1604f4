import { t, texts } from '../texts.svelte';
import { Refused } from './api';

/** What a browser is told that keeps no cookies for this hall, or has lost that by which it was known. */
export async function noCookies(text: string): Promise<Refused> {
  await texts.need('others');
  const fault = { code: 'no_cookies', message: t(text), field: null, rules: [] };
  return new Refused(0, fault, null);
}
