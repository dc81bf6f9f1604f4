import { readFileSync } from 'node:fs';

import { PurgeCSS } from 'purgecss';
import { expect, it } from 'vitest';

const SHEETS = ['app', 'parts', 'table'].map((name) => ({
  name,
  raw: readFileSync(new URL(`${name}.css`, import.meta.url), 'utf8'),
}));

it('every selector of the style sheets is used; those of components are checked with them', async () => {
  const content = ['src/**/*.svelte', 'src/**/*.ts', 'index.html'];
  const found = await new PurgeCSS().purge({
    css: SHEETS,
    content,
    rejected: true,
    // The number of a seat is put behind the name.
    safelist: [':focus-visible', /^seat-\d$/],
  });
  expect(found.flatMap(({ rejected }) => rejected ?? [])).toEqual([]);
});
