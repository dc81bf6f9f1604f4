import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import type { Plugin } from 'vite';

import { GAMES, ownTexts } from './games.ts';

const PREFIX = 'texts:';
const LOCALES = new URL('../../src/gladsheim/locales/', import.meta.url);
/** All languages, as the server lists them: `Language = Literal["en", ...]`. */
const LISTED = /^Language = Literal\[(.*)\]$/m.exec(
  readFileSync(new URL('__init__.py', LOCALES), 'utf8'),
);
export const LANGUAGES: string[] = JSON.parse(`[${LISTED?.[1] ?? ''}]`);
/** The catalogues that come together, in parts. */
const FILES = ['common', 'table', 'hall', 'time', 'talk', 'people', 'robots'];
/** Catalogues that the page never uses: those of the command line and of what the hall says itself. */
const ELSEWHERE = /^(cli|faults|notices|words|why-.*)$/;
/** All other catalogues: each loads with the first of its texts, or with the page that names it. */
const BY_NEED = readdirSync(new URL('en', LOCALES))
  .map((file) => file.replace(/\.ftl$/, ''))
  .filter((name) => !ELSEWHERE.test(name) && ![...FILES, ...GAMES].includes(name));
/** Texts of the front page with only its games on it, and texts that any page may need at once. */
const FRONT = [
  /^(hall|bot|error|form|status)-/,
  /^me-(account|waiting)$/,
  /^lobby-(title|none|none-running|running|unreachable)$/,
  /^mine-(turn|games)$/,
  /^refused-(account-needed|banned|game-off|people-only|seat-taken|slow-down|started)$/,
  /^settings-(title|language)$/,
  /^ranking-(title|link)$/,
];

/** Texts of a table before anything has happened there, and nobody has touched it. */
const TABLE = [
  /^table-(as-text|board|bot|next-player|deck|fit|hand|help$|log|players|points$|seat|thinking|to-|turn|tiles|whole|you|zoom)/,
  /^(leave-title|robots-name|sit-begins|again-next|me-next(-about)?)$/,
  /^time-(away|left|low|of$|up)/,
  /^talk-(tabs|log|chat|notes)/,
  /^replay-link$/,
  /^cover-.*-card$/,
];
/** Texts that neither a table nor the front page's cards of tables need. */
const OTHERS = [
  /^(account|blocks|contact|mail|hide|notify|nowhere|offline|people|ranking|replay|robots|settings|unsubscribe)-/,
  /^mine-(page|records)/,
  /^refused-(code-expired|mail-failed|name-taken|too-many-(bots|tokens)|wrong-(code|login|password))$/,
];

function partOf(id: string): string {
  if (FRONT.some((pattern) => pattern.test(id))) return 'front';
  if (TABLE.some((pattern) => pattern.test(id))) return 'table';
  return OTHERS.some((pattern) => pattern.test(id)) ? 'others' : 'play';
}

/** The messages of a catalogue by their ids, without comments and empty lines. */
function messages(source: string): [string, string][] {
  return source
    .replace(/^(#.*)?\n/gm, '')
    .split(/^(?=[a-z])/m)
    .map((message) => [message.split(' ', 1)[0] ?? '', message]);
}

const catalogue = (language: string, file: string) =>
  fileURLToPath(new URL(`${language}/${file}.ftl`, LOCALES));
/** The game of a part such as `valda`, `valdaplay` or `namesvalda`. */
const gameOf = (part: string) =>
  GAMES.find((game) => [game, `${game}play`, `names${game}`].includes(part));
function filesOf(part: string): string[] {
  if (BY_NEED.includes(part)) return [part];
  const game = gameOf(part);
  return game ? [game] : [...FILES, ...(part === 'front' ? GAMES : [])];
}
function isIn(part: string, id: string): boolean {
  if (BY_NEED.includes(part)) return true;
  const game = gameOf(part);
  if (!game) return partOf(id) === part;
  const { first = '', names = '$^' } = ownTexts(game);
  if (part.startsWith('names')) return new RegExp(names).test(id);
  return !/^hall-/.test(id) && new RegExp(first).test(id) === (part === game);
}

/**
 * The texts of a part of the page in a language, as Fluent messages: `front`, `table`, `play`, `others`,
 * `GAME`, `GAMEplay`, `namesGAME` or a catalogue by need.
 */
export const sourceOf = (language: string, part: string): string =>
  filesOf(part)
    .flatMap((file) => messages(readFileSync(catalogue(language, file), 'utf8')))
    .filter(([id]) => isIn(part, id))
    .map(([, message]) => message)
    .join('');

const NAMED = GAMES.filter((game) => ownTexts(game).names);
/** The loaders of a part in each language, as source. */
const fetching = (part: string, spoken = (language: string) => language) =>
  `{ ${LANGUAGES.map((one) => `${one}: () => import('${PREFIX}${spoken(one)}/${part}')`).join()} }`;
const inOrder = ['table', 'play', 'others', ...GAMES, ...GAMES.map((game) => `${game}play`)];
const stems = [...new Set(BY_NEED.map((name) => name.replace(/-.*/, '')))];

const MODULES: Record<string, string> = {
  topics: `export default /^(hall|(${stems.join('|')})[a-z]*|names[a-z]+|(${GAMES.join('|')})(play)?)$/;`,
  parts: `export default { ${[
    ...['front', ...inOrder].map((part) => `${part}: ${fetching(part)}`),
    ...NAMED.map((game) => `names${game}: ${fetching(`names${game}`, () => 'en')}`),
  ].join()} };`,
  later: `export default { ${BY_NEED.map((name) => `${name.replaceAll('-', '')}: ${fetching(name)}`).join()} };`,
};

/**
 * `import source from 'texts:de/front'` gives the texts of the front page in a language, `texts:de/table`
 * those that a table needs before it is touched, `texts:de/play` those that it needs then, and
 * `texts:de/others` those of other pages only; `texts:de/valda` and `texts:de/valdaplay` those of a game,
 * `texts:de/daily` those of a catalogue by need. `texts:later` has the loaders of the catalogues by need,
 * `texts:parts` those of the others, and `texts:topics` the beginnings of ids whose texts are separate.
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
      const wanted = id.slice(PREFIX.length + 1);
      const [language = '', part = ''] = wanted.split('/');
      if (!part) return MODULES[wanted];
      for (const file of filesOf(part)) this.addWatchFile(catalogue(language, file));
      return `export default ${JSON.stringify(sourceOf(language, part))};`;
    },
  };
}
