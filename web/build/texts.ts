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
  /^(hall|bot|error|form|lobby|me|mine|refused|status)-/,
  /^settings-(title|language)$/,
  /^ranking-(title|link)$/,
  ...Object.values(DRAWN),
];

const isFront = (id: string) => FRONT.some((pattern) => pattern.test(id));

/** The messages of a catalogue by their ids, without comments and empty lines. */
function messages(source: string): [string, string][] {
  return source
    .replace(/^(#.*)?\n/gm, '')
    .split(/^(?=[a-z])/m)
    .map((message) => [message.split(' ', 1)[0] ?? '', message]);
}

/**
 * `import source from 'texts:de/front'` gives what the front page says in a language, as Fluent
 * messages, and `texts:de/rest` what else is not fetched by need each for itself.
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
      const [language, part] = id.slice(PREFIX.length + 1).split('/');
      const read = (file: string) => {
        const path = fileURLToPath(
          new URL(`../../src/gladsheim/locales/${language}/${file}.ftl`, import.meta.url),
        );
        this.addWatchFile(path);
        return messages(readFileSync(path, 'utf8'));
      };
      const drawn = part === 'front' ? Object.keys(DRAWN) : [];
      const wanted = [...FILES, ...drawn]
        .flatMap(read)
        .filter(([id]) => isFront(id) === (part === 'front'));
      return `export default ${JSON.stringify(wanted.map(([, message]) => message).join(''))};`;
    },
  };
}
