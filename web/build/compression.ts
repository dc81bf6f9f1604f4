import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import type { Plugin } from 'vite';

/** Fonts contain their own compression. */
const TEXT = /\.(html|js|css|svg|json|webmanifest)$/;
/** Smaller savings cost as much in the headers that announce them. */
const LEAST_SAVED = 64;
const FORMS: Record<string, (plain: Buffer) => Buffer> = {
  '.br': (plain) =>
    brotliCompressSync(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    }),
  '.gz': (plain) => gzipSync(plain, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * Puts compressed forms beside each file of the build that gains by them, for the hall to send
 * (server/edge/static_files.py): the server compresses no file itself.
 */
export function compression(): Plugin {
  let folder = '';
  return {
    name: 'gladsheim-compression',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    // The files of public/ are there by now, too.
    closeBundle() {
      for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (TEXT.test(entry)) compress(join(folder, entry));
      }
    },
  };
}

function compress(path: string): void {
  const plain = readFileSync(path);
  const forms = Object.entries(FORMS).map(([ending, packed]) => [ending, packed(plain)] as const);
  if (forms.some(([, packed]) => packed.length + LEAST_SAVED > plain.length)) return;
  for (const [ending, packed] of forms) writeFileSync(path + ending, packed);
}
