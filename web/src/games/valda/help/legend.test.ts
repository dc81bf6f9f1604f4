import { expect, it } from 'vitest';

import { EMBLEMS, type EmblemName } from '../look';
import { SIGNS, TOLD_WITH_GODS } from './legend';

it('explains every picture there is, each once', () => {
  const told = [...SIGNS.flatMap((sign) => sign.emblems), ...TOLD_WITH_GODS];
  const pictures = new Set(told.map((name) => EMBLEMS[name]));
  expect(pictures.size).toBe(told.length);
  const names = Object.keys(EMBLEMS) as EmblemName[];
  expect(names.filter((name) => !pictures.has(EMBLEMS[name]))).toEqual([]);
});
