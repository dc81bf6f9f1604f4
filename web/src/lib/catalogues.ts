import { api } from './hall/api';
import { LANGUAGES } from './texts.svelte';

/** The games' own titles as Fluent messages, for those of which no catalogue says what they are called. */
async function titles(): Promise<string> {
  return (await api.games())
    .map(({ name, title }) => [`hall-game-${name}`, JSON.stringify(title)])
    .map(([id, title]) => `${id} = { ${title} }\n${id}-pitch = { "" }\n`)
    .join('');
}

/** The catalogues that are fetched when the first of their texts is asked for, by their paths. */
export const later: Record<string, () => Promise<string>> = {
  ...import.meta.glob<string>(
    '../../../src/gladsheim/locales/*/{bots,daily,lab,learn,prepared,puzzles,reader,readings,review,rules,trends}*.ftl',
    { query: '?raw', import: 'default' },
  ),
  ...Object.fromEntries(Object.keys(LANGUAGES).map((language) => [`${language}/hall.ftl`, titles])),
};
