import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { Plugin } from 'vite';

const TOUCH = 'apple-touch-icon.png';
/** Pixels of the icons on Apple's home screens and in browser tabs. */
const [HOME_PIXELS, TAB_PIXELS] = [180, 32];

const read = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../public/${name}`, import.meta.url)), 'utf8');

/** An icon of `public/` as a PNG of so many pixels. */
const drawn = (svg: string, pixels: number) =>
  Buffer.from(new Resvg(svg, { fitTo: { mode: 'width', value: pixels } }).render().asPng());

/** A PNG of at most 255 pixels as an ICO file: a list of one picture, which begins after the list. */
function ico(png: Buffer, pixels: number): Buffer {
  const [HEAD, ICON, ONE] = [22, 1, 1];
  const head = Buffer.alloc(HEAD);
  head.writeUInt16LE(ICON, 2);
  head.writeUInt16LE(ONE, 4);
  head.writeUInt8(pixels, 6);
  head.writeUInt8(pixels, 7);
  head.writeUInt16LE(ONE, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(HEAD, 18);
  return Buffer.concat([head, png]);
}

/**
 * The icons for clients without SVG: the home screens of Apple's devices, which round the corners
 * themselves, and clients that ask for `favicon.ico` without reading a page.
 */
export function icons(): Plugin {
  return {
    name: 'gladsheim-icons',
    apply: 'build',
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'apple-touch-icon', href: `./${TOUCH}` }, injectTo: 'head' },
    ],
    async generateBundle() {
      const wasm = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
      await initWasm(readFileSync(wasm));
      // Without the border that other systems may cut off.
      const filled = read('icon-maskable.svg').replace(
        'viewBox="0 0 64 64"',
        'viewBox="8 8 48 48"',
      );
      this.emitFile({
        type: 'asset',
        fileName: TOUCH,
        source: drawn(filled, HOME_PIXELS),
      });
      const tab = ico(drawn(read('icon.svg'), TAB_PIXELS), TAB_PIXELS);
      this.emitFile({ type: 'asset', fileName: 'favicon.ico', source: tab });
    },
  };
}
