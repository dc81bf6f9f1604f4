import { Refused } from './api';
import type { Fault } from './wire';
import type { Say, TextArgs } from '../texts.svelte';

export interface Notice {
  /** A text id with its arguments. */
  id: string;
  message: string;
  rules: string[];
  args?: TextArgs;
}

/** Refusals that have words of their own, by the server's code. */
const OWN_WORDS = new Set<Fault['code']>([
  'name_taken',
  'wrong_login',
  'wrong_password',
  'slow_down',
  'seat_taken',
  'started',
  'game_off',
  'too_many_bots',
  'too_many_tokens',
  'account_needed',
  'people_only',
  'wrong_code',
  'code_expired',
  'mail_failed',
  'chat_full',
  'no_orders',
  'no_vacation',
  'no_offer',
  'left',
]);

/** The text that says that no answer came. */
export const UNREACHABLE = 'error-unreachable';

const NONE = [400, 404];
/** Whether the hall has nothing at an address, or nothing could ever be there. */
export const isGone = (error: unknown): boolean =>
  error instanceof Refused && NONE.includes(error.status);

/** What to tell of a request that failed. */
export function noticeOf(error: unknown): Notice {
  if (!(error instanceof Refused)) return { id: UNREACHABLE, message: '', rules: [] };
  const { code, message, rules } = error.fault;
  if (code === 'stale') return { id: 'error-stale', message: '', rules: [] };
  // Only the host can say why and for how long.
  if (code === 'banned') return { id: 'refused-banned', message, rules: [] };
  if (OWN_WORDS.has(code)) {
    const args = { seconds: error.retryAfter };
    return { id: `refused-${code.replaceAll('_', '-')}`, message: '', rules: [], args };
  }
  return { id: 'error-refused', message, rules };
}

/** The same as a sentence. */
export function faultText(say: Say, error: unknown): string {
  const { id, message, args } = noticeOf(error);
  return say(id, { message, ...args });
}
