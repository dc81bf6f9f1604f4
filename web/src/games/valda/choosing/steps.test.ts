import { describe, expect, it } from 'vitest';

import { readChoice, type ValdaChoice } from '../shapes';
import { stepsOf } from './steps';

const choice = (action: string, type: string, more: object = {}): ValdaChoice =>
  readChoice({ action, type, points: 0, ...more });
const trade = (give: string, get: string) =>
  choice(`trade:${give}:${get}`, 'trade', { give, get, rate: 4 });

describe('what is pointed at for a choice', () => {
  it('is given and taken for a trade, in that order', () => {
    expect(stepsOf(trade('g', 'b'), 'resource')).toEqual(['stone:gold', 'get:blood']);
  });

  it('is wanted, then given, for a trade of any resources', () => {
    const mixes = [
      choice('trade:bbgg:d', 'trade', { given: { blood: 2, gold: 2 }, get: 'd', rate: 4 }),
      choice('trade:bggg:d', 'trade', { given: { blood: 1, gold: 3 }, get: 'd', rate: 4 }),
    ];
    expect(stepsOf(mixes[0]!, 'resource')).toEqual(['want:diamond', 'mix:bbgg']);
    expect(mixes.map((mix) => stepsOf(mix, 'resource')[1])).toEqual(['mix:bbgg', 'mix:bggg']);
  });

  it.each([
    [choice('build:odin', 'build', { what: 'odin' }), 'build', ['area:odin']],
    [choice('build:mine', 'build', { what: 'mine' }), 'build', ['works:mine']],
    [choice('play:a.b', 'play', { card: 'a.b', open: true }), 'game', ['open:a.b']],
    [choice('card:a', 'card', { card: 'a', source: 'discard' }), 'recover', ['tray:a']],
    [choice('card:a', 'card', { card: 'a', source: 'open' }), 'throw', ['open:a']],
    [choice('card:a', 'card', { card: 'a', source: 'open' }), 'thief', ['tray:a']],
    [choice('hand', 'hand'), 'thief', ['tray:?']],
    [choice('move:2:thor', 'move', { seat: 2, god: 'thor' }), 'move', ['area:thor', 'seat:2']],
    [choice('die:1:4', 'die', { die: 1, face: 4 }), 'die', ['die:1', 'face:4']],
    [
      choice('weapon:wrath', 'weapon', { card: 'w', mode: 'wrath' }),
      'window',
      ['hand:w', 'mode:wrath'],
    ],
    [choice('thor:3:g', 'thor', { rate: 3, res: 'g' }), 'followers', ['offer:thor:3:gold']],
  ])('lies where the table shows it: %j', (made, decision, keys) => {
    expect(stepsOf(made, decision)).toEqual(keys);
  });

  it('is nothing but a button for what ends or passes', () => {
    expect(stepsOf(choice('end', 'end'), 'resource')).toEqual([]);
  });
});
