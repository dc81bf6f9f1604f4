import { expect, it } from 'vitest';

import { EMBLEMS, type EmblemName } from '../look';
import { GODS } from '../shapes';
import { SIGNS } from './legend';

it('explains every picture there is, each once', () => {
  // The list of gods beside the legend explains theirs.
  const told = [...SIGNS.flatMap((sign) => sign.emblems), ...GODS];
  const pictures = new Set(told.map((name) => EMBLEMS[name]));
  expect(pictures.size).toBe(told.length);
  const names = Object.keys(EMBLEMS) as EmblemName[];
  expect(names.filter((name) => !pictures.has(EMBLEMS[name]))).toEqual([]);
});
