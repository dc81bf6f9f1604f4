import type { KnipConfig } from 'knip';

// Builds need it, the page itself does not.
const BUILDS = ['@sveltejs/vite-plugin-svelte'];
const production = process.argv.includes('--production');

const config: KnipConfig = {
  entry: [
    'src/games/*/{manifest.ts,cards/{cover.ts,Showcase.svelte},lab/Editor.svelte,reader/reader.ts}!',
    'src/games/*/help/{rules.ts,RulesPieces.svelte}!',
    'build/*.{ts,js}!',
  ],
  project: [
    'src/**/*.{ts,svelte}!',
    'build/**!',
    '!src/**/*.test.ts!',
    '!src/**/fixtures.ts!',
    '!src/lib/testing/**!',
  ],
  ignoreDependencies: [
    '@fontsource.*',
    'emblem',
    'fonts',
    'games',
    'texts',
    ...(production ? BUILDS : []),
  ],
  // `--production` finds exports that only tests need, but for those that their own file uses, too.
  ignoreExportsUsedInFile: production,
};

export default config;
