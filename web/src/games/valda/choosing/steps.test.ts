import { describe, expect, it } from 'vitest';

import { readChoice, type ValdaChoice } from '../shapes';
import { chosenOf, isPlain, nextKeys, pointTo, stepsOf, wishFor } from './steps';

const choice = (action: string, type: string, more: object = {}): ValdaChoice =>
  readChoice({ action, type, points: 0, ...more });
const trade = (give: string, get: string) =>
  choice(`trade:${give}:${get}`, 'trade', { give, get, rate: 4 });

const TRADES = [trade('g', 'b'), trade('g', 'd'), trade('b', 'g'), choice('end', 'end')];

describe('what is pointed at for a choice', () => {
  it('is given and taken for a trade, in that order', () => {
    expect(stepsOf(TRADES[0]!, 'resource')).toEqual(['stone:gold', 'get:blood']);
  });

  it('is wanted, then given, for a trade of any resources', () => {
    const mixes = [
      choice('trade:bbgg:d', 'trade', { given: { blood: 2, gold: 2 }, get: 'd', rate: 4 }),
      choice('trade:bggg:d', 'trade', { given: { blood: 1, gold: 3 }, get: 'd', rate: 4 }),
    ];
    expect(stepsOf(mixes[0]!, 'resource')).toEqual(['want:diamond', 'mix:bbgg']);
    expect(chosenOf(mixes, 'resource', ['want:diamond'])).toBeNull();
    expect(chosenOf(mixes, 'resource', ['want:diamond', 'mix:bggg'])).toBe(mixes[1]);
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
    expect(TRADES.filter(isPlain).map(({ action }) => action)).toEqual(['end']);
  });
});

describe('pointing', () => {
  it('lights what goes on from there, and only that', () => {
    const first = nextKeys(TRADES, 'resource', []);
    expect(first.has('stone:gold') && first.has('stone:blood')).toBe(true);
    expect([...nextKeys(TRADES, 'resource', ['stone:gold'])]).toEqual(['get:blood', 'get:diamond']);
  });

  it('can begin anew with another thing at any step', () => {
    expect(pointTo(TRADES, 'resource', ['stone:gold', 'get:blood'], 'stone:blood')).toEqual([
      'stone:blood',
    ]);
    expect(pointTo(TRADES, 'resource', ['stone:gold', 'get:blood'], 'get:diamond')).toEqual([
      'stone:gold',
      'get:diamond',
    ]);
    expect(pointTo(TRADES, 'resource', [], 'get:blood')).toBeNull();
  });

  it('is enough as soon as one choice is left', () => {
    expect(chosenOf(TRADES, 'resource', ['stone:gold'])).toBeNull();
    expect(chosenOf(TRADES, 'resource', ['stone:blood'])?.action).toBe('trade:b:g');
    expect(chosenOf(TRADES.slice(0, 1), 'resource', [])).toBeNull();
  });
});

describe('the hall is asked why not', () => {
  it('with the action that a thing would have stood for', () => {
    expect(wishFor('build', 'area:odin')).toBe('build:odin');
    expect(wishFor('game', 'hand:base.kill')).toBe('play:base.kill');
    expect(wishFor('line', 'hand:base.kill')).toBe('attack:base.kill');
    expect(wishFor('game', 'stone:gold')).toBe('take:g');
    expect(wishFor('resource', 'stone:gold')).toBe('trade:g:b');
    expect(wishFor('followers', 'stone:diamond')).toBe('thor:3:d');
    expect(wishFor('temple', 'area:odin')).toBe('god:odin');
  });

  it('also at another time, by what the thing is for', () => {
    const attack = { type: 'attack', modes: [] } as const;
    expect(wishFor('build', 'hand:base.kill', { ...attack, modes: [] })).toBe('attack:base.kill');
    const weapon = { type: 'weapon' as const, modes: ['thief', 'revenge'] };
    expect(wishFor('game', 'hand:tyr.weapon', weapon)).toBe('weapon:thief');
    expect(wishFor('game', 'area:odin')).toBe('build:odin');
    expect(wishFor('window', 'works:mine')).toBe('build:mine');
  });

  it('about nothing else', () => {
    expect(wishFor('window', 'hand:base.kill')).toBeNull();
    expect(wishFor('line', 'open:base.kill')).toBeNull();
    expect(wishFor('game', 'get:blood')).toBeNull();
  });
});
