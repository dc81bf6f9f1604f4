import { describe, expect, it } from 'vitest';

import { outlookOf } from './outlook';
import type { CardPiece, ValdaChoice, ValdaScene } from '../shapes';

const COST = { blood: 2, gold: 1, diamond: 0 };
const SCENE = {
  viewer: 0,
  active: 3,
  decision: 'build',
  choice: null,
  costs: { mine: { blood: 0, gold: 1, diamond: 0 } },
  areas: [{ god: 'odin', cost: COST }],
  seats: [{}, {}, {}],
} as unknown as ValdaScene;
const CARD = {
  type: 'yellow',
  cost: 2,
  effects: [{ do: 'gain', gold: 2 }],
} as unknown as CardPiece;
const look = (choice: object, scene: object = {}) =>
  outlookOf({ points: 0, ...choice } as ValdaChoice, { ...SCENE, ...scene }, () => CARD);

describe('what a choice would do', () => {
  it('pays for a temple and shows where it would stand', () => {
    expect(look({ type: 'build', what: 'odin', points: 1 })).toMatchObject({
      goods: { blood: -2, gold: -1 },
      temple: 'odin',
      points: 1,
    });
    expect(look({ type: 'build', what: 'mine' })).toMatchObject({
      goods: { gold: -1 },
      temple: null,
    });
  });

  it('gives some of one kind for one of another', () => {
    const trade = { type: 'trade', give: 'gold', get: 'blood', rate: 3 };
    expect(look(trade).goods).toEqual({ gold: -3, blood: 1 });
    expect(look({ type: 'odin', rate: 2 }).goods).toEqual({ blood: -2 });
  });

  it('spends actions on a card and takes what it surely brings', () => {
    expect(look({ type: 'play', card: 'a' })).toMatchObject({ actions: 2, goods: { gold: 2 } });
  });

  it('tells whom it hits', () => {
    expect(look({ type: 'attack', card: 'a' }).hits).toEqual([3]);
    expect(look({ type: 'player', seat: 1 }).hits).toEqual([1]);
    expect(look({ type: 'res', res: 'gold', victim: 2 }).hits).toEqual([2]);
    expect(look({ type: 'hand' }, { choice: { victim: 1 } }).hits).toEqual([1]);
    expect(look({ type: 'build', what: 'mine' }).hits).toEqual([]);
  });
});
