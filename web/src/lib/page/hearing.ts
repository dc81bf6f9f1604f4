import type { Sound } from './sounds';
import type { Entry } from '../hall/wire';

const HEARD: Record<string, Sound> = {
  dice_rolled: 'dice',
  captured: 'capture',
  bumped: 'capture',
  battle: 'capture',
  attack_declared: 'capture',
  attack_hit: 'capture',
  temple_destroyed: 'capture',
  works_lost: 'capture',
  card_stolen: 'capture',
};

/** What is new at a table, as `heard` needs it. */
export interface News {
  fresh: readonly Entry[];
  /** Whether somebody at this screen is asked to act, who was not before. */
  called: boolean;
  over: boolean;
}

/** The sounds of what is new, the last of several moves only: a heap of noise tells nothing. */
export function heard({ fresh, called, over }: News): Sound[] {
  const entry = fresh.at(-1);
  const found: Sound[] = [];
  if (entry) {
    const special = entry.events.map((event) => HEARD[event.event]).find(Boolean);
    found.push(special ?? 'laid');
    if (entry.points > 0) found.push('points');
  }
  if (over) found.push('over');
  else if (called) found.push('turn');
  return found;
}
