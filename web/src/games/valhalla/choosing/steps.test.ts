import { describe, expect, it } from 'vitest';

import { choice } from '../words/fixtures';
import { goOn, settled, stepsOf } from './steps';

const MARCHES = [
  choice('march', { from: '0,0', to: '1,0', count: 1 }),
  choice('march', { from: '0,0', to: '1,0', count: 2 }),
  choice('march', { from: '1,1', to: '1,0', count: 1 }),
  choice('march', { from: '1,1', to: '0,1', count: 1 }),
  choice('end'),
];
describe('what is pointed at', () => {
  it('goes on by itself where nothing is left to choose', () => {
    expect(goOn(MARCHES, ['cell:0,0'])).toEqual(['cell:0,0', 'cell:1,0']);
    expect(goOn(MARCHES, ['cell:1,1'])).toEqual(['cell:1,1']);
  });

  it('leaves choices that differ in the number of armies only', () => {
    const found = settled(MARCHES, ['cell:0,0', 'cell:1,0']);
    expect(found.map(({ count }) => count)).toEqual([1, 2]);
    expect(settled(MARCHES, ['cell:1,1'])).toEqual([]);
  });

  it('is the use of a card after the card', () => {
    expect(stepsOf(choice('refresh', { card: 'savage' }))).toEqual(['card:savage', 'use:refresh']);
    expect(stepsOf(choice('end'))).toEqual([]);
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
