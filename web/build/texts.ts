import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import type { Plugin } from 'vite';

import { GAMES, ownTexts } from './games.ts';

const PREFIX = 'texts:';
/** The catalogues that are not fetched by need each for itself (src/lib/catalogues.ts). */
const FILES = ['common', 'table', 'hall', 'time', 'talk', 'people', 'robots'];
/** What the front page says with nothing but its games on it, and what any page may have to say at once. */
const FRONT = [
  /^(hall|bot|error|form)-/,
  /^me-(account|waiting)$/,
  /^lobby-(title|about|none|running|unreachable)$/,
  /^refused-(account-needed|banned|game-off|people-only|seat-taken|slow-down|started)$/,
  /^settings-(title|language)$/,
  /^ranking-(title|link)$/,
  ...GAMES.flatMap((game) => ownTexts(game).emblem ?? []).map((pattern) => new RegExp(pattern)),
];

/** What no table says, nor the cards of tables on the front page. */
const OTHERS = [
  /^(account|blocks|contact|mail|notify|offline|people|ranking|replay|robots|settings|unsubscribe)-/,
  /^mine-(page|records)/,
  /^refused-(code-expired|mail-failed|name-taken|too-many-(bots|tokens)|wrong-(code|login|password))$/,
];

function partOf(id: string): string {
  if (FRONT.some((pattern) => pattern.test(id))) return 'front';
  return OTHERS.some((pattern) => pattern.test(id)) && id !== 'robots-name' ? 'others' : 'table';
}

/** The messages of a catalogue by their ids, without comments and empty lines. */
function messages(source: string): [string, string][] {
  return source
    .replace(/^(#.*)?\n/gm, '')
    .split(/^(?=[a-z])/m)
    .map((message) => [message.split(' ', 1)[0] ?? '', message]);
}

const catalogue = (language: string, file: string) =>
  fileURLToPath(new URL(`../../src/gladsheim/locales/${language}/${file}.ftl`, import.meta.url));
/** The game of a part such as `names-valda`. */
const namedOf = (part: string) => (part.startsWith('names-') ? part.slice(6) : null);
function filesOf(part: string): string[] {
  const named = namedOf(part);
  return named ? [named] : [...FILES, ...(part === 'front' ? GAMES : [])];
}
function isIn(part: string, id: string): boolean {
  const named = namedOf(part);
  return named ? new RegExp(ownTexts(named).names ?? '$^').test(id) : partOf(id) === part;
}

/** What a part of the page says in a language, as Fluent messages: `front`, `table`, `others` or `names-GAME`. */
export const sourceOf = (language: string, part: string): string =>
  filesOf(part)
    .flatMap((file) => messages(readFileSync(catalogue(language, file), 'utf8')))
    .filter(([id]) => isIn(part, id))
    .map(([, message]) => message)
    .join('');

/**
 * `import source from 'texts:de/front'` gives what the front page says in a language,
 * `texts:de/table` what tables say besides, and `texts:de/others` what only other pages do.
 */
export function texts(): Plugin {
  return {
    name: 'gladsheim-texts',
    enforce: 'pre',
    resolveId(id) {
      return id.startsWith(PREFIX) ? `\0${id}` : undefined;
    },
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const [language = '', part = ''] = id.slice(PREFIX.length + 1).split('/');
      for (const file of filesOf(part)) this.addWatchFile(catalogue(language, file));
      return `export default ${JSON.stringify(sourceOf(language, part))};`;
    },
  };
}
