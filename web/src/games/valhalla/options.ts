import type { ChosenOptions, Options } from '../../lib/hall/wire';

/** Points to reach that have a name. */
export const TARGETS = { skirmish: 100, battle: 200, conflict: 300, epic: 500 } as const;
/** The most players that one decktet is enough for. */
export const ONE_DECK = 4;
/** Points to reach for each player where nothing else is chosen. */
export const TARGET_EACH = 50;
/** Glory phases for each player where nothing else is chosen. */
export const CAP_EACH = 60;

/** What to ask the hall for: the seats say how many play, and what is left open it decides. */
export function askFor(options: Options): ChosenOptions {
  const asked: ChosenOptions = {};
  for (const [name, value] of Object.entries(options)) {
    if (name === 'players') continue;
    if (typeof value === 'boolean' || typeof value === 'number') asked[name] = value;
  }
  return asked;
}
