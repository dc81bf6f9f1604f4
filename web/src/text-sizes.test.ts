import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { expect, it } from 'vitest';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const SIZES = /(?:font|font-size|line-height):[^;]*\dpx/;
const QUERY = /(?:@media|@container|MediaQuery\(|matchMedia\()[^{;]*\dpx/g;
const RULE = /([^{}]*)\{([^{}]*)\}/g;

/** Whether all that a selector means are letters of a drawing, which are as large as the drawing makes them. */
function isDrawn(selector: string, source: string): boolean {
  const drawn = (source.match(/<(?:text|tspan)\b[^>]*>/g) ?? []).join(' ');
  return selector.split(',').every((one) => {
    const last = one.trim().split(/\s+/).at(-1) ?? '';
    return (
      /^text\b/.test(last) ||
      last
        .split('.')
        .slice(1)
        .some((name) => drawn.includes(name))
    );
  });
}

/** The selectors and queries of a file's styles that do not follow the browser's text size. */
function fixed(source: string): string[] {
  const styles = source.replaceAll(/\/\*.*?\*\//gs, '');
  const rules = [...styles.matchAll(RULE)]
    .filter(([, selector = '', body = '']) => SIZES.test(body) && !isDrawn(selector, source))
    .map(([, selector = '']) => selector.trim());
  return [...rules, ...(styles.match(QUERY) ?? [])];
}

it('knows what follows the text size and what does not', () => {
  expect(fixed('p { font-size: 1rem; padding: 4px }')).toEqual([]);
  expect(fixed('p { line-height: 1.2; font: 17px/1.4 serif }')).toEqual(['p']);
  expect(fixed('@media (min-width: 720px) { p { font-size: 1em } }')).toHaveLength(1);
  expect(fixed('<text class="n"><style>.a .n, text { font-size: 12px }')).toEqual([]);
  expect(fixed('<text class="n"><style>.m { font-size: max(12px, 1em) }')).toHaveLength(1);
});

it('lets every text follow the text size of the browser', () => {
  const files = readdirSync(HERE, { recursive: true, encoding: 'utf8' });
  const found = [...files.filter((file) => /\.(css|svelte)$/.test(file)), '../public/offline.css']
    .map((file) => [file, fixed(readFileSync(HERE + file, 'utf8'))] as const)
    .filter(([, faults]) => faults.length > 0);
  expect(found).toEqual([]);
});
