import { expect, it } from 'vitest';

import { heard } from './hearing';
import type { Entry } from '../hall/wire';

const entry = (event: string, points = 0) => ({ events: [{ event }], points }) as unknown as Entry;
const calm = { fresh: [], called: false, over: false };

it('hears a tile, and the points that it brings', () => {
  expect(heard({ ...calm, fresh: [entry('placed', 4)] })).toEqual(['laid', 'points']);
});

it('hears what is special of the last move only', () => {
  const fresh = [entry('placed'), entry('captured')];
  expect(heard({ ...calm, fresh })).toEqual(['capture']);
  expect(heard({ ...calm, fresh: [entry('dice_rolled')] })).toEqual(['dice']);
});

it('calls whoever is to act, but not at the end', () => {
  expect(heard({ ...calm, called: true })).toEqual(['turn']);
  expect(heard({ ...calm, called: true, over: true })).toEqual(['over']);
  expect(heard(calm)).toEqual([]);
});

it('tells a win from a defeat', () => {
  const ends = [true, false, null].map((won) => heard({ ...calm, over: true, won }));
  expect(ends).toEqual([['won'], ['lost'], ['over']]);
});
