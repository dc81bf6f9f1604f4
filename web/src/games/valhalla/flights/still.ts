import type { Movement } from './flights';

/** Nothing moves. */
export const still = (): Movement => ({
  flights: [],
  clashes: [],
  lands: new Map(),
  stands: new Map(),
  counts: 0,
  ends: 0,
});
