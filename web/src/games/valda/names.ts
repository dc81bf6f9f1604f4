import type { Say } from '../../lib/texts.svelte';

/** The name on a god's area; separate from the other words, because the front page needs it. */
export const godName = (say: Say, god: string): string => say(`valda-god-${god}`);

/** Whether a card file, by its id, comes with the hall. */
export const isBuiltIn = (file: string): boolean => /-reconstruction-\d+$/.test(file);
