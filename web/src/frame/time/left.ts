import type { Say } from '../../lib/texts.svelte';
import type { SeatTime, TableClock } from '../../lib/hall/wire';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** From here on a player is warned, in milliseconds left. */
const LOW_BANK = 60 * SECOND;
const LOW_DAYS = 3 * HOUR;

/** The seconds left in one's own bank that are announced aloud. */
export const CALLS = [60, 30, 10] as const;

/** A clock's time as digits: minutes and seconds, with hours before them if needed. */
export function digits(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / SECOND));
  const two = (part: number) => String(part).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}:${two(seconds % 60)}`;
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}

/** A time left in words, in the largest unit of which it has at least one and a half. */
export function words(say: Say, ms: number): string {
  if (ms <= 0) return say('time-up');
  if (ms >= 1.5 * DAY) return say('time-left-days', { count: Math.round(ms / DAY) });
  if (ms >= 1.5 * HOUR) return say('time-left-hours', { count: Math.round(ms / HOUR) });
  return say('time-left-minutes', { count: Math.ceil(ms / MINUTE) });
}

/** The milliseconds left for a seat, `passed` milliseconds after its view came; null without a clock. */
export function leftOf(clock: SeatTime | undefined, passed: number): number | null {
  const left = clock?.left_ms ?? null;
  if (left === null) return null;
  return clock?.running ? Math.max(0, left - passed) : left;
}

/** The same as people read it. */
export function shown(say: Say, kind: TableClock['kind'], ms: number): string {
  return kind === 'bank' ? digits(ms) : words(say, ms);
}

export const isLow = (kind: TableClock['kind'], ms: number): boolean =>
  ms <= (kind === 'bank' ? LOW_BANK : LOW_DAYS);
