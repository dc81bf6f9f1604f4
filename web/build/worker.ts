import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';

import { LANGUAGES } from './texts.ts';

const read = (path: string) => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8');

/** The texts of the page without a network in a language, from the catalogues of the page. */
function words(language: string): string {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(read(`../../src/gladsheim/locales/${language}/hall.ftl`)));
  const say = (id: string) => {
    const value = bundle.getMessage(id)?.value;
    if (!value) throw new Error(`no text for ${id} in ${language}`);
    return bundle.formatPattern(value);
  };
  return `<section lang="${language}">
<h2>${say('offline-title')}</h2>
<p>${say('offline-about')}</p>
<p><a href="./">${say('offline-again')}</a></p>
</section>`;
}

/** The page that is shown without a network: there the chosen language is unknown. */
const offline = () => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="color-scheme" content="dark light" />
<link rel="icon" type="image/svg+xml" href="./icon.svg" />
<link rel="stylesheet" href="./offline.css" />
<title>Gladsheim</title>
</head>
<body>
<main>
<h1>Gladsheim</h1>
${LANGUAGES.map(words).join('\n')}
</main>
</body>
</html>
`;

/**
 * The service worker of a build and its page without a network. It is written here because it keeps only
 * requested files: the generators of such workers fetch the whole build beforehand.
 */
export function worker(): Plugin {
  return {
    name: 'gladsheim-worker',
    apply: 'build',
    generateBundle(_, bundle) {
      const build = createHash('sha256').update(Object.keys(bundle).sort().join('\n'));
      const source = read('./service-worker.js').replaceAll(
        '__BUILD__',
        build.digest('hex').slice(0, 16),
      );
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      this.emitFile({ type: 'asset', fileName: 'offline.html', source: offline() });
    },
  };
}
