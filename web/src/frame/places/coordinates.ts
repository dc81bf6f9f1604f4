import type { Say } from '../../lib/texts.svelte';

/** The name of a thing's place in actions: a cell, a gap, a god; null for a thing without one. */
export function coordinatesOf(thing: Element): string | null {
  const at = thing.getAttribute('data-at');
  if (at !== null) return at;
  const [, place] =
    /^(?:market|slot|cell|area):(.+)$/.exec(thing.getAttribute('data-key') ?? '') ?? [];
  return place ?? null;
}

/** An action as it is typed; null for one that no player took, or that is secret. */
export const typed = (action: string): string | null => (/[:@]/.test(action) ? action : null);

/** Texts that name places on the board only where the player reads coordinates. */
export const placing = (say: Say, reads: boolean): Say =>
  reads ? say : (id, args) => say(id, { ...args, places: 'off' });
