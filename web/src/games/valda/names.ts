import type { Say } from '../../lib/texts.svelte';

/** The name on a god's area; separate from the other words, because the front page needs it. */
export const godName = (say: Say, god: string): string => say(`valda-god-${god}`);

/** The number of a card list that comes with the hall, by its id or key; null for other card files. */
const listNumber = (file: string): string | null =>
  /^valda-2019-reconstruction-(\d+)(?::|$)/.exec(file)?.[1] ?? null;

export const isBuiltIn = (file: string): boolean => listNumber(file) !== null;

/** A card file in words, by its id or key ("id:hash"). */
export function fileName(say: Say, file: string): string {
  const number = listNumber(file);
  return number === null
    ? say('valda-setup-cards-own', { name: file.split(':')[0] ?? file })
    : say(`valda-setup-cards-${number}`);
}
