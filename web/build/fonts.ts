import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import subset from 'subset-font';
import type { Plugin } from 'vite';

const NAME = 'fonts:page';
interface Font {
  family: string;
  package: string;
  file: string;
  weight: string;
  /** Characters that the page almost never uses in it. */
  without: string;
  /** Whether the pairs of its letters are set closer: needed where they are large. */
  kerning: boolean;
  /** The weight that is taken out of a variable font. */
  axes?: { wght: number };
}
const sans = (weight: number, kerning: boolean): Font => ({
  family: 'Alegreya Sans',
  package: '@fontsource/alegreya-sans',
  file: `alegreya-sans-latin-${weight}-normal.woff2`,
  weight: String(weight),
  kerning,
  without: '#$<=>@[\\]^_`{|}~¡¿°±ÐÞðþ',
});
const FONTS: Font[] = [
  sans(400, true),
  sans(700, false),
  {
    family: 'Cinzel',
    package: '@fontsource-variable/cinzel',
    file: 'cinzel-latin-wght-normal.woff2',
    // One weight in the middle replaces both that our styles name: the difference is hardly visible.
    weight: '700 900',
    without: '"#$%&*;<=>@[\\]^_`{|}~¡«°±»¿ÐÞðþ',
    kerning: true,
    axes: { wght: 800 },
  },
];
/** The figures that our styles ask for; ligatures would be an eighth of a file. */
const FEATURES = ['lnum', 'tnum'];

const require = createRequire(import.meta.url);
const inRoot = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Spaces that dates and numbers are written with. */
const SPACES = '\u00a0\u202f';

/** The letters of the page's texts in all languages and of its source, their capitals, and ASCII. */
function letters(): Set<number> {
  const said = [
    SPACES,
    ...written('../src/gladsheim/locales', /\.ftl$/),
    ...written('src', /(?<!\.test)\.(svelte|ts)$/),
  ].join('');
  const found = new Set([...said, ...said.toUpperCase()].map((letter) => letter.codePointAt(0)!));
  for (let code = 0x20; code < 0x7f; code++) found.add(code);
  return found;
}

function written(folder: string, wanted: RegExp): string[] {
  return readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => wanted.test(file))
    .map((file) => readFileSync(join(inRoot(folder), file), 'utf8'));
}

/** The code points of a font's `unicode-range`. */
function codes(range: string): number[] {
  return range.split(',').flatMap((part) => {
    const [low = 0, high = low] = part
      .replace('U+', '')
      .split('-')
      .map((code) => parseInt(code, 16));
    return Array.from({ length: high - low + 1 }, (_, index) => low + index);
  });
}

/** Code points as a `unicode-range`. */
function range(codes: number[]): string {
  const runs: [number, number][] = [];
  for (const code of codes) {
    const last = runs.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else runs.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return runs
    .map(([low, high]) => (low === high ? `U+${hex(low)}` : `U+${hex(low)}-${hex(high)}`))
    .join(',');
}

/** A font in two files: the letters of the page, and the whole for all others that names may have. */
async function halves(font: Font, folder: string, said: Set<number>) {
  const whole = require.resolve(`${font.package}/files/${font.file}`);
  const { latin } = require(`${font.package}/unicode.json`) as { latin: string };
  const without = new Set([...font.without].map((letter) => letter.codePointAt(0)!));
  const isOwn = (code: number) => said.has(code) && !without.has(code);
  const own = codes(latin).filter(isOwn);
  const others = codes(latin).filter((code) => !isOwn(code));
  const part = await subset(readFileSync(whole), String.fromCodePoint(...own), {
    targetFormat: 'woff2',
    keepFeatures: font.kerning ? ['kern', ...FEATURES] : FEATURES,
    // For screens of few pixels; a third of a file.
    noHinting: true,
    variationAxes: font.axes,
  });
  writeFileSync(join(folder, font.file), part);
  const face = (path: string, codes: number[]) => `@font-face {
  font-family: '${font.family}';
  font-style: normal;
  font-display: swap;
  font-weight: ${font.weight};
  src: url('${path.replaceAll('\\', '/')}') format('woff2');
  unicode-range: ${range(codes)};
}
`;
  return face(`./${font.file}`, own) + face(whole, others);
}

/**
 * `import 'fonts:page'` loads the fonts of the page. A visit loads the letters that the page itself uses;
 * the whole file of a font loads if a name needs it, with the same shapes.
 */
export function fonts(): Plugin {
  return {
    name: 'gladsheim-fonts',
    enforce: 'pre',
    async resolveId(id) {
      if (id !== NAME) return undefined;
      const folder = inRoot('node_modules/.gladsheim-fonts');
      mkdirSync(folder, { recursive: true });
      const said = letters();
      const faces = await Promise.all(FONTS.map((font) => halves(font, folder, said)));
      writeFileSync(join(folder, 'fonts.css'), faces.join(''));
      return join(folder, 'fonts.css');
    },
  };
}
