import { expect, it } from 'vitest';

import { askFor } from './options';

it('leaves the kinds to a named set and the players to the seats', () => {
  const options = { players: 2, set: 'edda', kinds: ['Od'], no_late_hel: true, bolt: null };
  expect(askFor(options)).toEqual({ set: 'edda', no_late_hel: true });
});

it('keeps the kinds of a mix of one’s own', () => {
  expect(askFor({ set: 'custom', kinds: ['Od', 'Th'] })).toEqual({
    set: 'custom',
    kinds: ['Od', 'Th'],
  });
});
