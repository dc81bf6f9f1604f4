import { beforeEach, describe, expect, it } from 'vitest';

import { CARDS, choice, NAMES, sceneOf, speaker } from '../words/fixtures';
import { dragged } from '../flights/gestures';
import { pieces } from '../pieces.svelte';
import { reasonsOf } from '../words/reasons';

beforeEach(() => {
  pieces.cards = CARDS;
});

describe('reasons', () => {
  const say = speaker('en');
  const told = (made: ReturnType<typeof choice>, parts: object[] = []) =>
    reasonsOf(say, { choice: made, parts: parts as never }, sceneOf(), NAMES);

  it('explain a price by the lead over the strongest rival', () => {
    const lines = told(choice('recruit', { at: '0,0', card: 'savage', price: 1 }));
    expect(lines.slice(0, 2)).toEqual([
      'Around it: Ann 2, Bo 1',
      'Two armies, less your lead of 1: 1.',
    ]);
  });

  it('tell what an army in a slot is good for', () => {
    expect(told(choice('place', { slot: '0,0E' }))).toEqual([
      'Savage: 3 of yours around it; then it costs nothing.',
    ]);
  });

  it('count points location by location, as the hall does', () => {
    const part = { kind: 'location', card: 'cave', points: 14, doubled: true };
    expect(told(choice('score', { points: 14 } as never), [part])).toEqual([
      'Cave brings 14, doubled by an Ace.',
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
