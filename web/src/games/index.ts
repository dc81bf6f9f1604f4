import covers from 'games:covers';

import type { Options } from '../lib/hall/wire';
import { chosenReadings } from '../lib/readings.svelte';
import { texts, type Say } from '../lib/texts.svelte';
import type { Cover, Face } from './face';

/** Any game; one without a board of its own is shown as the hall tells it. */
const gameOf = (game: string): Cover =>
  covers[game] ?? {
    askFor: ({ players: _, ...options }) => options as ReturnType<Cover['askFor']>,
    summary: () => '',
    terms: () => [],
    load: async () => (await import('../frame/plain/plain')).faceOf(game),
  };

function withReadings(say: Say, summary: string, options: Options): string {
  const count = chosenReadings(options).length;
  return [summary, count > 0 && say('readings-count', { count })].filter(Boolean).join(' · ');
}

/** The same, with the readings of the rules that a table has chosen among its options. */
export function coverOf(game: string): Cover {
  const cover = gameOf(game);
  return {
    ...cover,
    summary: (say, options) => withReadings(say, cover.summary(say, options), options),
    terms: (say, options) => {
      const lines = chosenReadings(options).map((name) => say(`readings${game}-${name}`));
      const term = { name: say('readings-title'), value: lines.join(' ') };
      return [...cover.terms(say, options), ...(lines.length > 0 ? [term] : [])];
    },
  };
}

/** Fetches what a table of a game says and shows only once something happens there. */
export const restOf = (game: string): Promise<unknown> =>
  Promise.all([texts.need(`${game}-play`), coverOf(game).rest?.()]);

/** A game with all that it shows and says; null: there is no such game. */
export async function wholeFace(game: string): Promise<Face | null> {
  const [face] = await Promise.all([coverOf(game).load(), restOf(game)]);
  return face;
}
