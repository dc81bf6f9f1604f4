import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

import { chunks } from './build/chunks.ts';
import { compression } from './build/compression.ts';
import { emblems } from './build/emblems.ts';
import { fonts } from './build/fonts.ts';
import { games } from './build/games.ts';
import { icons } from './build/icons.ts';
import { texts } from './build/texts.ts';
import { worker } from './build/worker.ts';

/** The address of the hall for `npm run dev`. */
const HALL = process.env['GLADSHEIM_HALL'] ?? 'http://127.0.0.1:8000';

export default defineConfig({
  base: './',
  plugins: [svelte(), emblems(), fonts(), games(), texts(), icons(), worker(), compression()],
  build: {
    outDir: '../src/gladsheim/server/page',
    emptyOutDir: true,
    // A strict content policy allows no data: addresses.
    assetsInlineLimit: 0,
    // All browsers that can show the page support it.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: chunks,
        // Every page names many files: a short hash is enough to tell the builds apart.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:6][extname]',
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: HALL, ws: true } },
  },
});
