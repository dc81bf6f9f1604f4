import { getContext, onDestroy, setContext } from 'svelte';

import type { Options } from './hall/wire';
import { texts, type Say, type TextArgs } from './texts.svelte';
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
/** The readings of the table on the screen, for what knows no component above it. */
let shown: () => string[] = () => [];

/** Tells the components below, at a table, which readings it plays. */
export function setReadings(chosen: () => string[]): void {
  setContext(HERE, chosen);
  shown = chosen;
  onDestroy(() => {
    if (shown === chosen) shown = () => [];
  });
}

/** Returns a function that gives the readings of the surrounding table; without a table there are none. */
export const readingsHere = (): (() => string[]) =>
  getContext<(() => string[]) | undefined>(HERE) ?? (() => []);

/** The readings of a game that a table can play instead of one of these rules. */
export const readingsInstead = (game: string, rules: readonly string[]): string[] =>
  (readingsOf(game).found?.readings ?? [])
    .filter(({ instead }) => instead.some((rule) => rules.includes(rule)))
    .map(({ name }) => name);

/**
 * The values with which a game's texts state the rules of a table: each reading that it plays is "on". The
 * texts quote the readings, and state the default until those have come. Without `chosen`, the readings are those of the table on
 * the screen.
 */
export function asPlayed(game: string, chosen: readonly string[] = shown()): TextArgs {
  if (chosen.length === 0) return {};
  const topic = `readings-${game}`;
  void texts.need(topic);
  return texts.has(topic) ? Object.fromEntries(chosen.map((name) => [name, 'on'])) : {};
}
