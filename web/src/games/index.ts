import manifests from 'games:manifests';

import { chosenReadings, playedEdition, readingsOf, readingsWords } from '../lib/readings.svelte';
import { texts } from '../lib/texts.svelte';
import type { Manifest, GameUi } from './ui';

/** Any game; one without a board of its own is shown as the hall tells it. */
const gameOf = (game: string): Manifest =>
  manifests[game] ?? {
    askFor: ({ players: _, ...options }) => options as ReturnType<Manifest['askFor']>,
    summary: () => '',
    terms: () => [],
    load: async () => (await import('../frame/plain/plain')).uiOf(game),
  };

// Made outside of any component: a component that made them would not update when they load.
Object.keys(manifests).forEach(readingsOf);

/** The same, with the readings of the rules that a table has chosen among its options. */
export function manifestOf(game: string): Manifest {
  const manifest = gameOf(game);
  return {
    ...manifest,
    summary: (say, options) =>
      [manifest.summary(say, options), readingsWords(say, game, options)]
        .filter(Boolean)
        .join(' · '),
    terms: (say, options) => {
      const lines = chosenReadings(options).map((name) => say(`readings${game}-${name}`));
      const edition = playedEdition(game, chosenReadings(options));
      if (edition) lines.unshift(`${say(`readings${game}-edition-${edition}`)}:`);
      const term = { name: say('readings-title'), value: lines.join(' ') };
      return [...manifest.terms(say, options), ...(lines.length > 0 ? [term] : [])];
    },
  };
}

/** Fetches what a table of a game says and shows only once something happens there. */
export const lazyPartsOf = (game: string): Promise<unknown> =>
  Promise.all([texts.need(`${game}-play`), manifestOf(game).lazyParts?.()]);

/** A game with all that it shows and says; null: there is no such game. */
export async function loadUi(game: string): Promise<GameUi | null> {
  const [ui] = await Promise.all([manifestOf(game).load(), lazyPartsOf(game)]);
  return ui;
}
