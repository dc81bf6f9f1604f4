import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { COLOURS, exchanged } from './colours';

describe('the colour of a seat', () => {
  it.each([
    [0, 0, []],
    [
      2,
      0,
      [
        [2, 0],
        [0, 2],
      ],
    ],
    [
      1,
      5,
      [
        [1, 5],
        [5, 1],
      ],
    ],
  ])('of seat %i changes with that of seat %i', (seat, colour, changed) => {
    expect(exchanged(seat, colour)).toEqual(changed);
  });

  it('is in the style sheet, in both themes', () => {
    const css = readFileSync(new URL('../../app.css', import.meta.url), 'utf8');
    const found = [...css.matchAll(/^ {2}--colour-(\d):/gm)].map(([, at]) => Number(at));
    const all = Array.from({ length: COLOURS }, (_, at) => at);
    expect(found).toEqual([...all, ...all]);
  });
});
