import { describe, expect, it } from 'vitest';

import { choice } from '../words/fixtures';
import { isPlain, nextKeys, pointTo, settled, stepsOf } from './steps';

const MARCHES = [
  choice('march', { from: '0,0', to: '1,0', count: 1 }),
  choice('march', { from: '0,0', to: '1,0', count: 2 }),
  choice('march', { from: '1,1', to: '1,0', count: 1 }),
  choice('march', { from: '1,1', to: '0,1', count: 1 }),
  choice('end'),
];
const USES = [
  choice('event', { card: 'origin' }),
  choice('location', { card: 'origin', at: '2,0', way: 'add' }),
  choice('location', { card: 'origin', at: '0,0', way: 'replace' }),
  choice('refresh', { card: 'savage' }),
  choice('pass'),
];

describe('what is pointed at', () => {
  it('is lit for all choices but those with a button of their own', () => {
    expect([...nextKeys(MARCHES, [])]).toEqual(['cell:0,0', 'cell:1,1']);
    expect(MARCHES.filter(isPlain).map(({ type }) => type)).toEqual(['end']);
  });

  it('goes on by itself where nothing is left to choose', () => {
    const next = pointTo(MARCHES, [], 'cell:0,0');
    expect(next).toEqual({ picked: ['cell:0,0', 'cell:1,0'], byHand: 1 });
    expect(pointTo(MARCHES, [], 'cell:1,1')?.picked).toEqual(['cell:1,1']);
  });

  it('leaves choices that differ in the number of armies only', () => {
    const found = settled(MARCHES, ['cell:0,0', 'cell:1,0']);
    expect(found.map(({ count }) => count)).toEqual([1, 2]);
    expect(settled(MARCHES, ['cell:1,1'])).toEqual([]);
  });

  it('asks for the use of a card that has several, and only then', () => {
    expect(pointTo(USES, [], 'card:origin')?.picked).toEqual(['card:origin']);
    expect(pointTo(USES, [], 'card:savage')?.picked).toEqual(['card:savage', 'use:refresh']);
    expect([...nextKeys(USES, ['card:origin', 'use:location'])]).toEqual(['cell:2,0', 'cell:0,0']);
  });

  it('begins anew from the longest part that allows it', () => {
    const next = pointTo(USES, ['card:origin', 'use:location', 'cell:2,0'], 'cell:0,0');
    expect(next?.picked).toEqual(['card:origin', 'use:location', 'cell:0,0']);
    expect(pointTo(USES, ['card:origin'], 'card:savage')?.picked[0]).toBe('card:savage');
    expect(pointTo(USES, [], 'cell:5,5')).toBeNull();
  });

  it('names every kind of choice', () => {
    const kinds = [
      choice('place', { slot: '0,0E' }),
      choice('pay_reserve'),
      choice('recruit', { at: '1,1' }),
      choice('leader', { card: 'bard', at: '0,0' }),
      choice('discard', { card: 'excuse', seat: 2, target: 'mill' }),
      choice('put', { at: '0,0', count: 2 }),
      choice('muster', { from: '0,0', via: '0,1', count: 2 }),
    ];
    expect(kinds.map((kind) => stepsOf(kind).at(-1))).toEqual([
      'slot:0,0E',
      'reserve:',
      'market:1,1',
      'cell:0,0',
      'rival:2:mill',
      'cell:0,0',
      'cell:0,1',
    ]);
  });
});
