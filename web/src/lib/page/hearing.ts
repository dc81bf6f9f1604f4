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

/** The news of a table, as `heard` needs it. */
export interface News {
  fresh: readonly Entry[];
  /** Whether a player at this screen is newly asked to act. */
  called: boolean;
  over: boolean;
  /** Whether the one player at this screen has won; null where nobody or several play here. */
  won?: boolean | null;
}

/**
 * The sounds of the news; of several moves only the last is heard, since many sounds at once tell nothing.
 */
export function heard({ fresh, called, over, won = null }: News): Sound[] {
  const entry = fresh.at(-1);
  const found: Sound[] = [];
  if (entry) {
    const special = entry.events.map((event) => HEARD[event.event]).find(Boolean);
    found.push(special ?? 'laid');
    if (entry.points > 0) found.push('points');
  }
  if (over) found.push(won === null ? 'over' : won ? 'won' : 'lost');
  else if (called) found.push('turn');
  return found;
}
