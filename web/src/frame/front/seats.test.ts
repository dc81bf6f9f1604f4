import { describe, expect, it } from 'vitest';

import { easiest, firstBot, gently, offered } from './seats';

const bots = [
  { name: 'random', level: null },
  { name: 'search-2', level: null },
] as Parameters<typeof offered>[0]['bots'];
const named = (...names: string[]) =>
  names.map((name) => ({ name })) as Parameters<typeof gently>[0]['options'];

it('lets a beginner begin where the rules leave it open', () => {
  const options = named('players', 'first');
  expect(gently({ options })).toEqual({ first: 0 });
});

it('asks for nothing where the rules draw who begins', () => {
  expect(gently({ options: named('players', 'set') })).toEqual({});
});

describe('the bots to choose from', () => {
  const levels = [1, 2, 3, 4].map((level) => ({ name: `seer-${level}`, level }));
  const game = { bots: [bots[0], ...levels, bots[1]] } as Parameters<typeof offered>[0];

  it('are those with a level, where there are any', () => {
    expect(offered(game)).toEqual(levels);
    expect(offered({ bots })).toBe(bots);
  });

  it('begin with the third level, and for a beginner with the first', () => {
    expect([firstBot(game), easiest(game)]).toEqual(['seer-3', 'seer-1']);
    expect([firstBot({ bots }), easiest({ bots })]).toEqual(['search-2', 'random']);
    expect([firstBot({ bots: [] }), easiest({ bots: [] })]).toEqual(['', '']);
  });
});
