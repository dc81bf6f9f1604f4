import LATER from 'texts:later';

import { api } from './hall/api';
import type { Fetching } from './texts.svelte';

/** The games' own titles as Fluent messages, for those of which no catalogue says what they are called. */
async function titles(): Promise<{ default: string }> {
  const source = (await api.games())
    .map(({ name, title }) => [`hall-game-${name}`, JSON.stringify(title)])
    .map(([id, title]) => `${id} = { ${title} }\n${id}-pitch = { "" }\n`)
    .join('');
  return { default: source };
}

/** The catalogues that are fetched when the first of their texts is asked for, by their topics. */
export const later: Fetching = {
  ...LATER,
  hall: { en: titles, de: titles, it: titles, fr: titles },
};
