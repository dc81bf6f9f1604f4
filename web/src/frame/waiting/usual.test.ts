import { expect, it } from 'vitest';

import type { Say } from '../../lib/texts.svelte';
import { usualWords } from './usual';

const say: Say = (id, args = {}) => [id, ...Object.values(args)].join(' ');

it('says how long it usually takes in the unit that people would use', () => {
  expect(usualWords(say, null)).toBe('find-nobody');
  const said = [0, 60, 61, 5399, 5400, 86_400, 129_600, 2_419_200].map((seconds) =>
    usualWords(say, seconds).replace('find-usual-', ''),
  );
  expect(said).toEqual([
    'minutes 1',
    'minutes 1',
    'minutes 2',
    'minutes 90',
    'hours 2',
    'hours 24',
    'days 2',
    'days 28',
  ]);
});
