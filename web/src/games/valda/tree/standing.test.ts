import { expect, it } from 'vitest';

import { standing } from './standing';

const AT = (count: number) => 380 - 15 * count;

it.each([
  [[0, 0, 0, 0, 0], 100],
  [[0, 0, 0, 0, 0], 40],
  [[3, 4, 3, 5, 4], 40],
  [[24, 1, 1, 2, 12], 60],
])(
  'lets tokens at %j stand beside the trunk within %i pixels, none upon another',
  (counts, last) => {
    const found = standing(counts, { at: AT, first: 24, last, apart: 19 });
    for (const [seat, { dx, dy }] of found.entries()) {
      expect(Math.abs(dx)).toBeGreaterThanOrEqual(24);
      expect(Math.abs(dx)).toBeLessThanOrEqual(last);
      for (const [index, other] of found.slice(0, seat).entries()) {
        const down = AT(counts[seat]!) + dy - AT(counts[index]!) - other.dy;
        expect(Math.max(Math.abs(dx - other.dx), Math.abs(down))).toBeGreaterThanOrEqual(19);
      }
    }
  },
);

it('lets who is alone at a count stand at it', () => {
  expect(standing([2, 9], { at: AT, first: 24, last: 90, apart: 19 })).toEqual([
    { dx: 24, dy: 0 },
    { dx: 24, dy: 0 },
  ]);
});
