import { expect, it } from 'vitest';

import type { RatedRules } from '../../lib/hall/wire';
import { CLOCKS, timeFor, timesFor } from './terms';

const RULES: RatedRules = {
  clocks: ['days', 'bank'],
  absences: ['abandon'],
  actions: 2,
  games_a_day: 3,
};

it('offers a rated table no other times than its rules allow', () => {
  const { clocks, absences } = timesFor(RULES);
  expect(clocks.map((number) => CLOCKS[number]?.kind)).not.toContain('none');
  expect(clocks).toHaveLength(CLOCKS.length - 1);
  expect(absences).toEqual(['abandon']);
  expect(timesFor(null).clocks).toHaveLength(CLOCKS.length);
});

it('keeps the choice where it is allowed, and takes the usual clock where it is not', () => {
  const days = CLOCKS.findIndex(({ kind }) => kind === 'days');
  expect(timeFor(RULES, days, 'bot')).toEqual({ clock: days, absence: 'abandon' });
  expect(CLOCKS[timeFor(RULES, 0, 'wait').clock]).toEqual({
    kind: 'bank',
    minutes: 30,
    increment: 30,
  });
  expect(timeFor(null, 0, 'bot')).toEqual({ clock: 0, absence: 'bot' });
});
