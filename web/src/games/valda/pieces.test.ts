import { expect, it } from 'vitest';

import { pieces } from './pieces.svelte';
import type { Piece } from './shapes';

const LISTS = ['valda-2019-reconstruction-3', 'valda-2019-reconstruction-2'] as const;
const row = (file: string, code: string, more = {}) => ({ file, code, ...more }) as Piece;

it('gives an earlier list its own rows in place of those that they replace', () => {
  const [last, before] = LISTS;
  pieces.all = [
    row(last, 'base.kill'),
    row(last, 'base.offering'),
    row(last, 'loki.pilfer'),
    row(before, 'base.sacrifice', { over: last, instead: 'base.offering' }),
    row(before, 'loki.pilfer', { over: last, instead: 'loki.pilfer' }),
    row('own', 'own.kill'),
  ];
  const told = (file: string | null) =>
    pieces.rowsOf(file).map((one) => `${one.code} ${LISTS.indexOf(one.file as never)}`);
  expect(told(null)).toEqual(['base.kill 0', 'base.offering 0', 'loki.pilfer 0']);
  expect(told(`${before}:0a`)).toEqual(['base.kill 0', 'base.sacrifice 1', 'loki.pilfer 1']);
  expect(told('own')).toEqual(['own.kill -1']);
});
