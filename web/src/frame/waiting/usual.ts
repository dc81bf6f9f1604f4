import type { Say } from '../../lib/texts.svelte';

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;
/** From this number of a unit on the next larger unit is used. */
const MOST = 1.5;

/** The usual time until another player comes, in words; null: nobody has come lately. */
export function usualWords(say: Say, seconds: number | null): string {
  if (seconds === null) return say('find-nobody');
  const [unit, name] =
    seconds >= MOST * DAY_S
      ? [DAY_S, 'days']
      : seconds >= MOST * HOUR_S
        ? [HOUR_S, 'hours']
        : [MINUTE_S, 'minutes'];
  return say(`find-usual-${name}`, { count: Math.max(1, Math.ceil(seconds / Number(unit))) });
}
