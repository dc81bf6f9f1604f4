import { expect, it } from 'vitest';

import { follow, nextKeys, partsOf, pointTo } from './steps';

/** Choices written as what is pointed at for them. */
const stepsOf = (choice: string) => choice.split(' ').filter(Boolean);
const TRADES = ['stone:gold get:blood', 'stone:gold get:ruby', 'stone:blood get:gold', ''];

it('what is pointed at leads to the choices that begin with it', () => {
  expect(follow(TRADES, stepsOf, ['stone:gold'])).toEqual(TRADES.slice(0, 2));
  expect(follow(TRADES, stepsOf, [])).toEqual(TRADES);
});

it('what goes on from there is lit, and nothing for a choice with a button of its own', () => {
  expect([...nextKeys(TRADES, stepsOf, [])]).toEqual(['stone:gold', 'stone:blood']);
  expect([...nextKeys(TRADES, stepsOf, ['stone:gold'])]).toEqual(['get:blood', 'get:ruby']);
  expect([...nextKeys(TRADES, stepsOf, ['stone:gold', 'get:ruby'])]).toEqual([]);
});

it('pointing goes on from the longest part of what is picked that allows it', () => {
  const picked = ['stone:gold', 'get:blood'];
  expect(pointTo(TRADES, stepsOf, picked, 'get:ruby')).toEqual(['stone:gold', 'get:ruby']);
  expect(pointTo(TRADES, stepsOf, picked, 'stone:blood')).toEqual(['stone:blood']);
  expect(pointTo(TRADES, stepsOf, [], 'get:blood')).toBeNull();
});

it('a key names a kind of thing and which one, whatever that is called', () => {
  expect(partsOf('offer:thor:3')).toEqual(['offer', 'thor:3']);
  expect(partsOf('reserve:')).toEqual(['reserve', '']);
});
