import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import type { Plugin } from 'vite';

const PREFIX = 'texts:';
/** The catalogues that are not fetched by need each for itself (src/lib/catalogues.ts). */
const FILES = ['common', 'table', 'hall', 'time', 'talk', 'people', 'robots'];
/** What the front page says of each game's pieces, in the drawings beside the games. */
const DRAWN = {
  voluspa: /^voluspa-tile-(Lo|Va|Sk|Fe|Od|Dr|Th|Tr|He)$/,
  valda: /^valda-god-/,
  valhalla: /^valhalla-card-(mountain|desert|darkness|sea|mill|forest|market)$/,
};
/** What the front page says with nothing but its games on it, and what any page may have to say at once. */
const FRONT = [
  /^(hall|bot|error|form)-/,
  /^me-(account|waiting)$/,
  /^lobby-(title|about|none|running|unreachable)$/,
  /^refused-(account-needed|banned|game-off|people-only|seat-taken|slow-down|started)$/,
  /^settings-(title|language)$/,
  /^ranking-(title|link)$/,
  ...Object.values(DRAWN),
];

/** What no table says, nor the cards of tables on the front page. */
const OTHERS = [
  /^(account|blocks|contact|mail|notify|offline|people|ranking|replay|robots|settings|unsubscribe)-/,
  /^mine-(page|records)/,
  /^refused-(code-expired|mail-failed|name-taken|too-many-(bots|tokens)|wrong-(code|login|password))$/,
];

/** The names of Valda's cards, by which those of a card file are told (src/games/valda/words.ts). */
const NAMES = /^valda-card-/;

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
function filesOf(part: string): string[] {
  if (part === 'names') return ['valda'];
  return [...FILES, ...(part === 'front' ? Object.keys(DRAWN) : [])];
}
const isIn = (part: string, id: string) =>
  part === 'names' ? NAMES.test(id) : partOf(id) === part;

/** What a part of the page says in a language, as Fluent messages: `front`, `table`, `others` or `names`. */
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
