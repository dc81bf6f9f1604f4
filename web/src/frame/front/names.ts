import type { Say } from '../../lib/texts.svelte';
import { botName } from './bots';

/** Bots sit under these names, with their level beside; nobody else may have one (accounts/posing.py). */
export const botNames = (say: Say): string[] => say('bot-names').split(', ');

interface Named {
  name: string;
  kind: 'human' | 'bot';
  bot: string | null;
  kept?: boolean;
  invited_me?: boolean;
  taken?: boolean;
  robot?: boolean;
}

/** A taken seat without a name belonged to a player whose account was erased. */
function nameless({ kept, taken, invited_me }: Named): string {
  if (taken) return 'sit-erased';
  return invited_me ? 'sit-kept-you' : kept ? 'sit-kept' : 'sit-free';
}

/** A player's name. A program is marked as one wherever its name appears. */
export const personName = (say: Say, { name, robot }: { name: string; robot?: boolean }): string =>
  robot ? say('robots-name', { name }) : name;

/** The names of a table's seats; a bot that the hall calls by its level gets a name. */
export function seatNames(say: Say, seats: readonly Named[]): string[] {
  const free = botNames(say);
  return seats.map((seat) => {
    if (seat.kind === 'human') return seat.name ? personName(say, seat) : say(nameless(seat));
    const own = free.shift() ?? botName(say, seat.bot ?? '');
    return seat.name === '' || seat.name === seat.bot ? own : seat.name;
  });
}
