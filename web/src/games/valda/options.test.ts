import { expect, it } from 'vitest';

import { askFor } from './options';

it('leaves the number of players to the seats', () => {
  expect(askFor({ players: 5, race: true, turnaround: false, first: 2, cards: 'a:1' })).toEqual({
    race: true,
    turnaround: false,
    first: 2,
    cards: 'a:1',
  });
});

it('asks for the readings that were chosen', () => {
  expect(askFor({ rulings: ['trade-any-four'] })).toEqual({ rulings: ['trade-any-four'] });
});

it('leaves the start to the lot with Turnaround', () => {
  expect(askFor({ turnaround: true, first: 2 })).toEqual({ turnaround: true });
});
