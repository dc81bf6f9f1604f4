import { beforeEach, describe, expect, it } from 'vitest';

import { CARDS, NAMES, sceneOf, speaker } from './fixtures';
import { pieces } from '../pieces.svelte';
import { around, cardLine, cardText, heldLine, landLine, slotLine, stateText } from './words';

const say = speaker('en');

beforeEach(() => {
  pieces.cards = CARDS;
});

describe('cards', () => {
  it('tell their figures behind their names, and twins go by one name', () => {
    expect(cardLine(say, 'origin.2')).toBe('Origin, a rank, a suit');
  });

  it('tell what they do', () => {
    expect(cardText(say, CARDS[0]!)).toEqual(['Gives 8 glory points.']);
  });

  it('tell how they lie', () => {
    const card = { card: 'savage', uses: 1, used: true, armies: 2, ready: false };
    expect(stateText(say, card)).toBe('sideways, used, 2 armies bound');
  });
});

describe('the two maps', () => {
  it('tell who stands between which cards, and around a card', () => {
    const scene = sceneOf();
    const text = slotLine(say, scene, scene.market.slots[0]!, NAMES);
    expect(text).toBe('Between Savage and an empty place: Ann 2, Bo 1');
    expect(around(scene, 1, 0)).toEqual([2, 1, 0]);
  });

  it('tell who holds a location, and what a plan would change', () => {
    const scene = sceneOf({
      planned: {
        landscape: [{ at: '1,0', owner: 1, armies: 2 }],
        reserve: [],
        steps: [],
        words: [],
        left: 1,
      },
    });
    const [sea, cave] = scene.landscape;
    expect(landLine(say, scene, sea!, NAMES)).toBe('Sea, a rank, a suit. Controlled by nobody');
    expect(heldLine(say, scene, cave!, NAMES)).toBe(
      'Controlled by Ann with 3 armies, gives 7. After the plan: Bo 2',
    );
  });
});
