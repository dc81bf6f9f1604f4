import { beforeEach, expect, it } from 'vitest';

import { CARDS, sceneOf } from '../words/fixtures';
import { pieces } from '../pieces.svelte';
import type { Stage, ValhallaScene } from '../shapes';
import { wishFor } from './wishes';

beforeEach(() => {
  pieces.cards = CARDS;
});

const plan = (more: Partial<NonNullable<ValhallaScene['pending']>>): Partial<ValhallaScene> => ({
  stage: 'plan',
  pending: { kind: 'person', card: 'savage', dest: null, due: 0, ask: [], aces: [], ...more },
});

it.each([
  ['turn', 'slot:0,0E', 'place:0,0E'],
  ['pay', 'slot:0,0E', 'pay:0,0E'],
  ['take', 'slot:0,0E', 'take:0,0E:1'],
  ['turn', 'market:1,2', 'recruit:1,2'],
  ['pay', 'reserve:', 'pay:reserve'],
  ['turn', 'reserve:', null],
  ['drop', 'card:mill', 'drop:mill'],
  ['excuse', 'card:mill', 'excuse:mill'],
  ['glory', 'card:mill', 'ace:mill'],
  ['turn', 'card:harvest', 'use:harvest:event'],
  ['turn', 'card:savage', 'use:savage:person'],
  ['turn', 'card:bard', 'use:bard:person:1,0'],
  ['turn', 'card:mill', 'use:mill:location:1,0'],
  ['turn', 'card:ace-moons', 'ace:ace-moons:1,0'],
  ['turn', 'cell:0,0', null],
])('at %s, %s stands for %s', (stage, key, action) => {
  expect(wishFor(sceneOf({ stage: stage as Stage }), [], key)).toBe(action);
});

it('a cell is meant for the card that was taken up', () => {
  const picked = ['card:mill', 'use:location'];
  expect(wishFor(sceneOf(), picked, 'cell:2,2')).toBe('use:mill:location:2,2');
  expect(wishFor(sceneOf(), ['card:ace-moons', 'use:ace'], 'cell:1,1')).toBe('ace:ace-moons:1,1');
});

it('a cell is a step of the plan', () => {
  expect(wishFor(sceneOf(plan({ kind: 'event' })), [], 'cell:0,0')).toBe('put:0,0:1');
  expect(wishFor(sceneOf(plan({})), ['cell:1,0'], 'cell:0,1')).toBe('march:1,0:0,1:1');
  expect(wishFor(sceneOf(plan({})), [], 'cell:0,1')).toBe('march:0,1:0,0:1');
  expect(wishFor(sceneOf(plan({ dest: '1,1' })), [], 'cell:0,1')).toBe('muster:0,1:0,1:1');
});
