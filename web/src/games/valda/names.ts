import type { Say } from '../../lib/texts.svelte';

/** What is written on a god's area; apart from the other words, as the front page needs it. */
export const godName = (say: Say, god: string): string => say(`valda-god-${god}`);

/** Whether a card file, by its id, comes with the hall. */
export const isBuiltIn = (file: string): boolean => /-reconstruction-\d+$/.test(file);
