import type { Say } from '../../lib/texts.svelte';
import type { Term } from '../../games/ui';
import type {
  Absence,
  ClockWish,
  CoverWish,
  RatedRules,
  TableClock,
  TableCover,
} from '../../lib/hall/wire';
import { botName } from '../front/bots';

/** The clocks that the form offers; the hall takes others, too. */
export const CLOCKS: ClockWish[] = [
  { kind: 'none' },
  { kind: 'bank', minutes: 15, increment: 15 },
  { kind: 'bank', minutes: 30, increment: 30 },
  { kind: 'days', days: 1 },
  { kind: 'days', days: 3 },
  { kind: 'days', days: 7 },
];
/** The clock of a rated table for which none was chosen that fits: the hall's own where strangers meet. */
const USUAL_CLOCK = 2;
const ABSENCES: Absence[] = ['wait', 'bot', 'abandon'];

/** The numbers of the clocks, and the absences, that go with the rules of rated tables, or without any. */
export function timesFor(rules: RatedRules | null): { clocks: number[]; absences: Absence[] } {
  const all = CLOCKS.map((_, number) => number);
  if (!rules) return { clocks: all, absences: ABSENCES };
  return {
    clocks: all.filter((number) => rules.clocks.includes(CLOCKS[number]?.kind ?? 'none')),
    absences: ABSENCES.filter((absence) => rules.absences.includes(absence)),
  };
}

/** The chosen clock and absences, changed where the rules of rated tables, if any, do not allow them. */
export function timeFor(
  rules: RatedRules | null,
  clock: number,
  absence: Absence,
): { clock: number; absence: Absence } {
  const { clocks, absences } = timesFor(rules);
  return {
    clock: clocks.includes(clock) ? clock : USUAL_CLOCK,
    absence: absences.includes(absence) ? absence : (absences[0] ?? absence),
  };
}

/** The covers of secret questions that the form offers; the hall takes other seconds, too. */
const COVERS: CoverWish[] = [
  { kind: 'pause' },
  { kind: 'orders' },
  { kind: 'window', seconds: 5 },
  { kind: 'window', seconds: 10 },
  { kind: 'window', seconds: 20 },
  { kind: 'window', seconds: 40 },
];

/** The covers that go with a kind of clock: windows with none that counts days, orders with no bank. */
export function coversFor(clock: ClockWish['kind']): CoverWish[] {
  const without = { none: '', days: 'window', bank: 'orders' }[clock];
  return COVERS.filter((cover) => cover.kind !== without);
}

/** A cover, or the one that a table has without a wish, where that does not go with the clock. */
export function coverFor(clock: ClockWish['kind'], cover: CoverWish): CoverWish {
  return coversFor(clock).includes(cover) ? cover : { kind: 'pause' };
}

/** A clock in words. */
export function clockWords(say: Say, clock: TableClock | ClockWish): string {
  const { minutes, increment, days }: Partial<TableClock> = { ...clock };
  if (clock.kind === 'bank') {
    return say('time-bank', { minutes: minutes ?? 0, increment: increment ?? 0 });
  }
  return clock.kind === 'days' ? say('time-days', { count: days ?? 0 }) : say('time-none');
}

interface Timed {
  clock: TableClock;
  absence: string;
  takeover: string;
  seats: readonly unknown[];
}

/** A table's terms of time, as its card shows them. */
export function timeTerms(say: Say, table: Timed): Term[] {
  const timed = table.clock.kind !== 'none';
  const bots = table.absence === 'bot' || table.seats.length > 2;
  return [
    { name: say('time-clock'), value: clockWords(say, table.clock) },
    ...(timed ? [{ name: say('time-absence'), value: say(`time-absence-${table.absence}`) }] : []),
    ...(bots ? [{ name: say('time-takeover'), value: botName(say, table.takeover) }] : []),
  ];
}

/**
 * A table's cover of secret questions, as its card shows it, with its limits; nothing where there is none.
 */
export function coverTerms(say: Say, cover: TableCover | null): Term[] {
  if (cover === null) return [];
  const value =
    cover.kind === 'window'
      ? say('cover-window-card', { seconds: cover.seconds ?? 0 })
      : say(`cover-${cover.kind}-card`);
  return [{ name: say('cover-title'), value }];
}
