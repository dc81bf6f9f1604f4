import { readFileSync } from 'node:fs';

import { beforeAll, describe, expect, it } from 'vitest';

import { bundleOf, texts, type Say } from '../../../lib/texts.svelte';
import type { AreaScene } from '../shapes';
import { amountText, areaText, faceText } from './words';

const FOLDER = new URL('../../../../../src/gladsheim/locales/en/', import.meta.url);
const bundle = bundleOf('en', [readFileSync(new URL('valda.ftl', FOLDER), 'utf8')]);
const say: Say = (id, args = {}) => bundle.formatPattern(bundle.getMessage(id)!.value!, args);
const AREA: AreaScene = {
  god: 'tyr',
  sites: [0, 0, 1, null, null],
  owner: null,
  deck: 9,
  cost: { blood: 2, gold: 2, diamond: 0 },
};

beforeAll(() => texts.need('valda'));

describe('figures', () => {
  it('leave out what is not there', () => {
    expect(amountText(say, { blood: 2, diamond: 1 })).toBe('2 blood and 1 diamond');
    expect(amountText(say, {})).toBe('nothing');
  });

  it('tell a skull from an empty side', () => {
    const side = { blood: 0, gold: 0, diamond: 0 };
    expect(faceText(say, { ...side, n: -1 }, 'followers')).toBe('a skull');
    expect(faceText(say, { ...side, n: 0 }, 'followers')).toBe('nothing');
    expect(faceText(say, { ...side, gold: 2, n: 2 }, 'resources')).toBe('2 gold');
  });

  it('count the temples of an area for those who do not see them', () => {
    const text = areaText(say, AREA, ['Ann', 'Bo', 'Cy']);
    expect(text).toContain('temples of Ann: 2');
    expect(text).toContain('2 sites are free');
  });
});
