import { expect, it } from 'vitest';

import type { GameOption, Options } from '../../lib/hall/wire';
import { tablesOf } from './learned';

const options = [
  { name: 'set', default: 'base' },
  { name: 'first', default: 0 },
] as unknown as GameOption[];
const terms = (chosen: Options) =>
  ['set', 'first'].map((name) => ({ name, value: `${name} ${String(chosen[name])}` }));

it('tells what is other than usual at the tables that were learned from, each kind once', () => {
  const tables = [{ set: 'all' }, {}, { set: 'all' }, { set: 'base' }, { set: 'all', first: 1 }];
  expect(tablesOf((id) => id, tables, options, terms)).toEqual([
    'set all',
    'bots-usual',
    'set all, first 1',
  ]);
});
