import { createRequire } from 'node:module';

import { optimize } from 'svgo';
import type { Plugin } from 'vite';

interface IconSet {
  icons: Record<string, { body: string } | undefined>;
}

const PREFIX = 'emblem:';
const require = createRequire(import.meta.url);

/** A drawing in whole units, with the shortest command for each stroke: a sixth of the bytes. */
function short(body: string): string {
  const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg">${body}</svg>`, {
    plugins: [{ name: 'convertPathData', params: { floatPrecision: 0 } }],
  });
  return data.replace(/^<svg[^>]*>|<\/svg>$/g, '');
}

/**
 * `import body from 'emblem:thor-hammer'` gives the drawing of one icon of game-icons
 * (512 × 512 units) as SVG text, so that the bundle holds the icons used and no others.
 */
export function emblems(): Plugin {
  let set: IconSet | undefined;
  return {
    name: 'gladsheim-emblems',
    enforce: 'pre',
    resolveId(id, importer = '') {
      if (!id.startsWith(PREFIX)) return undefined;
      // The pictures of a game have drawings of their own: other modules must not load them, nor they
      // another's.
      const [, game] = /\/games\/(\w+)\/pictures\//.exec(importer) ?? [];
      return game ? `\0${id}#${game}` : `\0${id}`;
    },
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const [name = ''] = id.slice(PREFIX.length + 1).split('#');
      set ??= require('@iconify-json/game-icons/icons.json') as IconSet;
      const icon = set.icons[name];
      if (!icon) throw new Error(`game-icons has no icon "${name}"`);
      return `export default ${JSON.stringify(short(icon.body))};`;
    },
  };
}
