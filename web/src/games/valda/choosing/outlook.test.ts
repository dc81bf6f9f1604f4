import { describe, expect, it } from 'vitest';

import type { Say } from '../../../lib/texts.svelte';
import type { Preview } from '../../../lib/hall/wire';
import type { CardPiece, ValdaChoice, ValdaScene } from '../shapes';
import { outlookOf } from './outlook';
import { reasonsOf, whyText } from './reasons';

const say: Say = (id, args = {}) => [id, ...Object.values(args)].join(' ');
const words = (id: string) => ({ id, values: {} });
const SCENE = {
  prompt: words('prompt'),
  seats: [
    { followers: 3, safe: 0 },
    { followers: 7, safe: 5 },
  ],
} as unknown as ValdaScene;
const CARD = {
  type: 'attack',
  figure: words('power'),
  text: [words('kills')],
} as unknown as CardPiece;
const choice = (more: object) =>
  ({ action: 'a', type: 'a', points: 0, words: words('does'), ...more }) as ValdaChoice;
const look = (more: object, card?: CardPiece, readable = false) =>
  reasonsOf(
    say,
    {
      key: 'a',
      choice: choice(more),
      preview: { reasons: [{ text: words('why'), points: 1 }] } as Preview,
    },
    SCENE,
    ['Ann', 'Bo'],
    card,
    readable,
  );

describe('what a choice would do', () => {
  it('is drawn as the hall sends it, and nothing where it sends nothing', () => {
    const sent = { goods: { blood: -2 }, temple: 'odin', hits: [1], points: 1 };
    expect(outlookOf(choice(sent))).toEqual(sent);
    expect(outlookOf(undefined)).toEqual({ goods: {}, temple: null, hits: [], points: 0 });
  });

  it('is told with what the card does, what a temple brings and how those stand whom it hits', () => {
    const told = look({ hits: [1], ability: words('one-odin') }, CARD);
    expect(told.title).toBe('does');
    expect(told.lines).toEqual(['power', 'kills', 'one-odin', 'valda-track-seat Bo 7 5']);
    expect(told.parts).toEqual([{ text: 'why', points: 1 }]);
  });

  it('says of a yellow card and of a weapon nothing twice', () => {
    expect(look({}, { ...CARD, type: 'yellow' }).lines).toEqual(['kills']);
    expect(look({}, { ...CARD, type: 'weapon' }).lines).toEqual([]);
  });
});

describe('why not', () => {
  const why = (rule: string) => ({ legal: false, message: 'refused', rules: [rule] }) as never;

  it('is what is asked instead where something else is to be decided', () => {
    expect(whyText(say, why('VA-15'), SCENE, [])).toBe('prompt');
    expect(whyText(say, why('VA-15'), { ...SCENE, prompt: null }, [])).toBe('refused');
    expect(whyText(say, why('VA-7.1'), SCENE, [])).toBe('refused');
  });
});
