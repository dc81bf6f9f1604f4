import { expect, it } from 'vitest';

import { gently } from './seats';

const bots = [{ name: 'random' }, { name: 'search-2' }] as Parameters<typeof gently>[0]['bots'];
const named = (...names: string[]) =>
  names.map((name) => ({ name })) as Parameters<typeof gently>[0]['options'];

it('lets a beginner begin where the rules leave it open', () => {
  const options = named('players', 'first');
  expect(gently({ bots, options })).toEqual({ bot: 'random', options: { first: 0 } });
});

it('asks for nothing where the rules draw who begins', () => {
  expect(gently({ bots, options: named('players', 'set') }).options).toEqual({});
});
