import { beforeEach, describe, expect, it } from 'vitest';

import { CARDS, choice, NAMES, sceneOf, speaker } from '../words/fixtures';
import type { Preview } from '../../../lib/hall/wire';
import { dragged } from '../animation/gestures';
import { pieces } from '../pieces.svelte';
import { reasonsOf } from './reasons';

beforeEach(() => {
  pieces.cards = CARDS;
});

describe('reasons', () => {
  const say = speaker('en');
  const preview = {
    action: '',
    points: 14,
    parts: [],
    reasons: [{ text: { id: 'valhalla-card-cave', values: {} }, points: 14 }],
    lines: [
      { id: 'valhalla-armies-of', values: { who: { id: 'seat', values: { seat: 1 } }, n: 2 } },
    ],
  };
  const told = (made: ReturnType<typeof choice>, found: Preview | null = preview) =>
    reasonsOf(say, { choice: made, preview: found }, sceneOf(), NAMES);

  it('are the points and the lines that the hall sends', () => {
    expect(told(choice('recruit', { at: '0,0', card: 'savage', price: 1 }))).toEqual([
      'Cave: 14',
      'Bo 2',
    ]);
  });

  it('come all at once', () => {
    expect(told(choice('march', { from: '1,0', to: '0,0', count: 1 }), null)).toEqual([]);
  });

  it('tell who holds the place that a choice leads to, unless that is fought for', () => {
    const march = choice('march', { from: '1,0', to: '1,1', count: 1 });
    const held = 'Controlled by Bo with 1 army, gives 7';
    expect(told(march)).toEqual(['Cave: 14', held, 'Bo 2']);
    expect(told({ ...march, battle: {} as never })).not.toContain(held);
    expect(told(choice('put', { at: '1,1', count: 1 }))).toContain(held);
    expect(told(choice('location', { card: 'sea', at: '1,1', way: 'add' }))).not.toContain(held);
  });

  it('need no hall for what a card can do', () => {
    expect(told({ ...choice('event', { card: 'origin' }), type: 'about' }, null)).toEqual([
      'Gives 8 glory points.',
    ]);
  });
});

describe('what is dragged', () => {
  const CHOICES = [
    choice('location', { card: 'mill', at: '2,0' }),
    choice('event', { card: 'harvest' }),
    choice('recruit', { at: '0,0', card: 'savage' }),
    choice('march', { from: '1,0', to: '1,1', count: 1 }),
    choice('put', { at: '0,1', count: 2 }),
  ];

  it.each([
    ['card:mill', 'cell:2,0', 'landscape', ['card:mill', 'use:location', 'cell:2,0']],
    ['card:harvest', null, 'landscape', ['card:harvest', 'use:event']],
    ['market:0,0', null, 'zone', ['market:0,0']],
    ['cell:1,0', 'cell:1,1', 'landscape', ['cell:1,0', 'cell:1,1']],
    ['reserve:', 'cell:0,1', 'landscape', ['cell:0,1']],
    ['card:mill', 'cell:0,0', 'landscape', null],
    ['market:0,0', null, 'landscape', null],
  ])('%s to %s on the %s', (from, to, ground, steps) => {
    expect(dragged(CHOICES, from, to, ground)).toEqual(steps);
  });
});
