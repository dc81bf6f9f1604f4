import { describe, expect, it } from 'vitest';

import { translate, translateReasons } from './translate';
import type { Say } from './texts.svelte';

const say: Say = (id, args = {}) => `${id}(${JSON.stringify(args)})`;
const seat = (number: number) => ({ id: 'seat', values: { seat: number } });
const NAMES = ['Ann', 'Bo'];

describe('words that the hall sends', () => {
  it('are said with their values, words among them', () => {
    const tile = { id: 'tile-Od', values: {} };
    expect(translate(say, { id: 'laid', values: { tile, at: '2,1' } }, NAMES)).toBe(
      say('laid', { tile: 'tile-Od({})', at: '2,1' }),
    );
  });

  it('leave numbers to the texts, which choose the plural by them', () => {
    expect(translate(say, { id: 'drew', values: { count: 2 } }, NAMES)).toBe('drew({"count":2})');
  });

  it('name players by their seats, and nobody where none is named', () => {
    expect(translate(say, seat(1), NAMES)).toBe('Bo');
    expect(translate(say, seat(4), NAMES)).toBe('');
  });

  it('tell several things as one', () => {
    expect(translate(say, ['a', seat(0), 3], NAMES)).toBe('a, Ann, and 3');
  });

  it('keep points beside their reasons', () => {
    expect(translateReasons(say, [{ text: { id: 'why', values: {} }, points: 3 }], NAMES)).toEqual([
      { text: 'why({})', points: 3 },
    ]);
  });
});
