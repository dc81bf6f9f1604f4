import { existsSync, readdirSync, readFileSync } from 'node:fs';

import type { Plugin } from 'vite';

/** The folders of the games, beside the files that all of them share. */
export const GAMES = readdirSync(new URL('../src/games', import.meta.url)).filter(
  (name) => !name.includes('.'),
);
/** The games that have a file with this address, relative to this folder. */
const withFile = (address: (game: string) => string) =>
  GAMES.filter((game) => existsSync(new URL(address(game), import.meta.url)));
const pattern = (games: string[]) => `/^(${games.join('|')})$/`;
const LEARNT = withFile((game) => `../../src/gladsheim/lessons/data/${game}.toml`);
const RULED = withFile((game) => `../src/games/${game}/help/rules.ts`);

/** Texts of a game that are separate from its others, as patterns of their ids. */
interface OwnTexts {
  /** The texts of its table before anything has happened there. */
  first?: string;
  /** The names of data files, which are always English: they are the keys for translations. */
  names?: string;
}
const file = (game: string) => new URL(`../src/games/${game}/texts.json`, import.meta.url);
export const ownTexts = (game: string): OwnTexts =>
  existsSync(file(game)) ? (JSON.parse(readFileSync(file(game), 'utf8')) as OwnTexts) : {};

const MODULES: Record<string, string> = {
  'games:manifests':
    GAMES.map(
      (game) => `import { manifest as ${game} } from '/src/games/${game}/manifest.ts';`,
    ).join('') + `export default { ${GAMES.join()} };`,
  'games:pages': `export default { learn: ${pattern(LEARNT)}, rules: ${pattern(RULED)} };`,
};

/**
 * `import manifests from 'games:manifests'` gives what every game is away from its tables, by its name, and
 * `games:pages` which games have lessons and a rules page.
 */
export function games(): Plugin {
  return {
    name: 'gladsheim-games',
    resolveId: (id) => (id in MODULES ? `\0${id}` : undefined),
    load: (id) => (id.startsWith('\0') ? MODULES[id.slice(1)] : undefined),
  };
}
