import { expect, it } from 'vitest';

import { fileName, isBuiltIn } from './names';

const say = (id: string, values = {}) => [id, ...Object.values(values)].join(' ');

it('names the lists that come with the hall, and calls no other file so', () => {
  for (const list of ['1', '2', '3']) {
    for (const file of [
      `valda-2019-reconstruction-${list}`,
      `valda-2019-reconstruction-${list}:0a`,
    ]) {
      expect(isBuiltIn(file)).toBe(true);
      expect(fileName(say, file)).toBe(`valda-setup-cards-${list}`);
    }
  }
  for (const own of [
    'my-reconstruction-1',
    'valda-2019-reconstruction-1-mended',
    'valda-from-my-box',
  ]) {
    expect(isBuiltIn(own)).toBe(false);
    expect(fileName(say, `${own}:0a`)).toBe(`valda-setup-cards-own ${own}`);
  }
});
