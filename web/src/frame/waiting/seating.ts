import type { Say } from '../../lib/texts.svelte';
import type { Seat } from '../../lib/hall/wire';
import { botName } from '../front/bots';
import { personName } from '../front/names';

const isFree = (seat: Seat) => seat.kind === 'human' && !seat.taken;

/** The number of players that a table still waits for. */
export const missing = (seats: readonly Seat[]): number => seats.filter(isFree).length;

/** The seat for a player who comes to the table: one that is kept for them, or a free one. */
export const seatFor = (seats: readonly Seat[]): Seat | undefined =>
  seats.find((seat) => isFree(seat) && seat.invited_me) ??
  seats.find((seat) => isFree(seat) && !seat.kept);

/** The actions that a user has on a seat of a waiting table. */
export interface Deeds {
  sit: boolean;
  /** Sitting down is accepting an invitation, which can be declined too. */
  invitation: boolean;
  leave: boolean;
  change: boolean;
}

/**
 * `seated`: whether this user is at the table already; `creator`: whether the table is theirs; `fixed`:
 * whether nobody else may sit there.
 */
export function deedsAt(seat: Seat, seated: boolean, creator: boolean, fixed = false): Deeds {
  const invitation = isFree(seat) && seat.invited_me;
  if (fixed) return { sit: invitation, invitation: false, leave: false, change: false };
  return {
    sit: isFree(seat) && (seat.invited_me || (!seated && !seat.kept)),
    invitation,
    leave: seat.taken && seat.mine && seat.kind === 'human',
    change: creator && !seat.mine,
  };
}

/** The person that a free seat is kept for, in words; empty for a taken seat. */
export function freeWords(say: Say, seat: Seat): string {
  if (!isFree(seat)) return '';
  if (seat.invited_me) return say('sit-kept-you');
  if (seat.invited !== null) {
    const name = personName(say, { name: seat.invited, robot: seat.robot });
    return say('sit-kept-for', { name });
  }
  return say(seat.kept ? 'sit-kept' : 'sit-free');
}

/** The changes among the people at a table, in sentences. */
export function comings(say: Say, before: readonly Seat[], now: readonly Seat[]): string[] {
  return now.flatMap((seat, index) => {
    const was = before[index];
    if (!was || seat.mine || was.mine || seat.kind !== 'human') return [];
    if (seat.taken && !was.taken) return [say('sit-joined', { name: personName(say, seat) })];
    if (!seat.taken && was.taken && was.kind === 'human') {
      return [say('sit-left', { name: personName(say, was) })];
    }
    return [];
  });
}

/** The level of a bot in words; empty for people. */
export const levelOf = (say: Say, seat: Seat): string =>
  seat.kind === 'bot' ? say('table-bot', { level: botName(say, seat.bot ?? '') }) : '';
