import { getContext, setContext } from 'svelte';

import type { Options } from './hall/wire';
import type { Say } from './texts.svelte';
import { Numbers } from '../games/numbers.svelte';

/** The readings of the rules that a game has, and those of each edition; the default edition comes first. */
interface Readings {
  readings: { name: string; instead: string[] }[];
  editions: Record<string, string[]>;
}

const KNOWN = new Map<string, Numbers<Readings>>();

/** A game's readings; `found` once they are loaded. */
export function readingsOf(game: string): Numbers<Readings> {
  const known = KNOWN.get(game) ?? new Numbers<Readings>(game);
  KNOWN.set(game, known);
  return known;
}

/** The readings that a table has chosen instead of the default. */
export const chosenReadings = (options: Options): string[] =>
  Array.isArray(options['rulings']) ? options['rulings'].map(String) : [];

/** Options with these readings; without any, the options do not name them. */
export function withRulings<Kind extends { rulings?: string[] }>(
  { rulings: _, ...options }: Kind,
  rulings: string[],
): Omit<Kind, 'rulings'> & { rulings?: string[] } {
  return rulings.length > 0 ? { ...options, rulings } : options;
}

/** The edition that has exactly these readings; undefined for a mixture. */
export const editionOf = (
  editions: Record<string, string[]>,
  chosen: readonly string[],
): string | undefined =>
  Object.keys(editions).find((name) => {
    const readings = editions[name] ?? [];
    return readings.length === chosen.length && readings.every((one) => chosen.includes(one));
  });

/** The edition that a table follows; undefined for none, and before the game's editions have come. */
export function playedEdition(game: string, chosen: readonly string[]): string | undefined {
  if (chosen.length === 0) return undefined;
  const known = readingsOf(game);
  void known.load();
  return editionOf(known.found?.editions ?? {}, chosen);
}

/** The edition of a table in words, else the number of its readings. */
export function readingsWords(say: Say, game: string, options: Options): string {
  const chosen = chosenReadings(options);
  const edition = playedEdition(game, chosen);
  if (edition !== undefined) return say(`readings${game}-edition-${edition}`);
  const told = chosen.length > 0 && readingsOf(game).found !== null;
  return told ? say('readings-count', { count: chosen.length }) : '';
}

const HERE = Symbol('readings');

/** Tells the components below, at a table, which readings it plays. */
export const setReadings = (chosen: () => string[]): void => void setContext(HERE, chosen);

/** Returns a function that gives the readings of the surrounding table; without a table there are none. */
export const readingsHere = (): (() => string[]) =>
  getContext<(() => string[]) | undefined>(HERE) ?? (() => []);
