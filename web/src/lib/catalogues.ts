import LATER from 'texts:later';

import { api } from './hall/api';
import { LANGUAGES, type Fetching, type Language } from './texts.svelte';

/** The titles that games bring along, as Fluent messages, for games whose title is in no catalogue. */
async function titles(): Promise<{ default: string }> {
  const source = (await api.games())
    .map(({ name, title }) => [`hall-game-${name}`, JSON.stringify(title)])
    .map(([id, title]) => `${id} = { ${title} }\n${id}-pitch = { "" }\n`)
    .join('');
  return { default: source };
}

/** The catalogues that load when the first of their texts is needed, by topic. */
export const later: Fetching = {
  ...LATER,
  hall: Object.fromEntries(Object.keys(LANGUAGES).map((language) => [language, titles])) as Record<
    Language,
    typeof titles
  >,
};
