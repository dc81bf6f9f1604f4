import { createRequire } from 'node:module';

import svgpath from 'svgpath';
import type { Plugin } from 'vite';

interface IconSet {
  icons: Record<string, { body: string } | undefined>;
}

const PREFIX = 'emblem:';
const require = createRequire(import.meta.url);

/** A drawing in whole units, relative: a fifth of the bytes, and nothing that can be seen. */
const short = (body: string) =>
  body.replace(/ d="([^"]*)"/g, (_, path: string) => ` d="${svgpath(path).rel().round(0)}"`);

/**
 * `import body from 'emblem:thor-hammer'` gives the drawing of one icon of game-icons
 * (512 × 512 units) as SVG text, so that the bundle holds the icons used and no others.
 */
export function emblems(): Plugin {
  let set: IconSet | undefined;
  return {
    name: 'gladsheim-emblems',
    enforce: 'pre',
    resolveId(id) {
      return id.startsWith(PREFIX) ? `\0${id}` : undefined;
    },
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const name = id.slice(PREFIX.length + 1);
      set ??= require('@iconify-json/game-icons/icons.json') as IconSet;
      const icon = set.icons[name];
      if (!icon) throw new Error(`game-icons has no icon "${name}"`);
      return `export default ${JSON.stringify(short(icon.body))};`;
    },
  };
}
