import { readdirSync } from 'node:fs';

import type { Plugin } from 'vite';

/** The folders of the games, beside the files that all of them share. */
export const GAMES = readdirSync(new URL('../src/games', import.meta.url)).filter(
  (name) => !name.includes('.'),
);
const MODULES: Record<string, string> = {
  'games:topics': `export default /^(hall|lab[a-z]*|review|reader|rules[a-z]+|learn[a-z]*|${GAMES.join('|')})$/;`,
  'games:covers':
    GAMES.map((game) => `import { cover as ${game} } from '/src/games/${game}/cover.ts';`).join(
      '',
    ) + `export default { ${GAMES.join()} };`,
};

/**
 * `import covers from 'games:covers'` gives what every game is away from its tables, by its name, and
 * `games:topics` the topics of texts that are fetched by need, a game's own among them.
 */
export function games(): Plugin {
  return {
    name: 'gladsheim-games',
    resolveId: (id) => (id in MODULES ? `\0${id}` : undefined),
    load: (id) => (id.startsWith('\0') ? MODULES[id.slice(1)] : undefined),
  };
}
