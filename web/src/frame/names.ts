import type { Say } from '../lib/texts.svelte';
import type { Seat } from '../lib/wire';
import { botName } from './bots';

/** A seat's name; a bot that is called by its level gets the level's name. */
export function seatName(say: Say, seat: Pick<Seat, 'name' | 'kind' | 'bot'>): string {
  if (seat.kind === 'bot' && seat.bot && (seat.name === seat.bot || seat.name === '')) {
    return botName(say, seat.bot);
  }
  return seat.name;
}
