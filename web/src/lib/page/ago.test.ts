import { expect, it } from 'vitest';

import { ago } from './ago';

const NOW = Date.parse('2030-01-10T12:00:00Z');

it.each([
  ['2030-01-10T11:59:30Z', 'now'],
  ['2030-01-10T12:00:30Z', 'now'],
  ['2030-01-10T11:58:59Z', '1 minute ago'],
  ['2030-01-10T09:00:00Z', '3 hours ago'],
  ['2030-01-09T11:00:00Z', 'yesterday'],
  ['2030-01-01T12:00:00Z', '9 days ago'],
])('%s is %s', (time, words) => {
  expect(ago('en', time, NOW)).toBe(words);
});
