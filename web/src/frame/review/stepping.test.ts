import { expect, it } from 'vitest';

import type { Decision } from './asking';
import { stepFrom, swiped } from './stepping';

const LISTED = [3, 5, 9].map((ply) => ({ ply })) as Decision[];

it('goes to the next listed decision and to the one before, and not beyond the ends', () => {
  expect([0, 3, 4, 9].map((at) => stepFrom(LISTED, at, 1))).toEqual([3, 5, 5, null]);
  expect([3, 4, 5, 20].map((at) => stepFrom(LISTED, at, -1))).toEqual([null, 3, 3, 9]);
});

it('takes a finger that goes sideways for a step, and none that scrolls', () => {
  expect(swiped(-60, 10)).toBe(1);
  expect(swiped(60, -10)).toBe(-1);
  expect(swiped(-20, 0)).toBeNull();
  expect(swiped(60, 50)).toBeNull();
});
