import { describe, expect, it } from 'vitest';

import type { Say } from '../../lib/texts.svelte';
import type { Seat } from '../../lib/hall/wire';
import { comings, deedsAt, freeWords, missing, seatFor } from './seating';

const say: Say = (id, args = {}) => [id, ...Object.values(args)].join(' ');
const seat = (more: Partial<Seat> = {}): Seat => ({
  seat: 0,
  name: '',
  kind: 'human',
  bot: null,
  mine: false,
  taken: false,
  invited_me: false,
  invited: null,
  kept: false,
  robot: false,
  left: null,
  ...more,
});
const mine = seat({ name: 'Ann', taken: true, mine: true });
const other = seat({ name: 'Bo', taken: true });
const bot = seat({ name: 'greedy', kind: 'bot', bot: 'greedy', taken: true });
const invitation = seat({ invited_me: true, invited: 'Ann', kept: true });
const kept = seat({ invited: 'Cid', kept: true });
const keptForSomebody = seat({ kept: true });

describe('what can be done with a seat', () => {
  const deeds = (at: Seat, seated: boolean, creator: boolean) =>
    Object.entries(deedsAt(at, seated, creator))
      .filter(([, can]) => can)
      .map(([name]) => name);

  it('is sitting down for whoever does not sit yet', () => {
    expect(deeds(seat(), false, false)).toEqual(['sit']);
    expect(deeds(seat(), true, false)).toEqual([]);
    expect(deeds(other, false, false)).toEqual([]);
    expect(deeds(bot, false, false)).toEqual([]);
    expect(deeds(keptForSomebody, false, false)).toEqual([]);
  });

  it('is accepting or declining for whoever is invited, even with a seat already', () => {
    expect(deeds(invitation, false, false)).toEqual(['sit', 'invitation']);
    expect(deeds(invitation, true, false)).toEqual(['sit', 'invitation']);
  });

  it('is leaving one’s own', () => {
    expect(deeds(mine, true, false)).toEqual(['leave']);
    expect(deeds(mine, true, true)).toEqual(['leave']);
  });

  it('is sitting down and nothing else where the seats are fixed', () => {
    expect(deedsAt(invitation, false, false, true)).toMatchObject({ sit: true, invitation: false });
    for (const at of [mine, kept]) {
      expect(Object.values(deedsAt(at, true, true, true))).not.toContain(true);
    }
  });

  it('is changing any other for whoever made the table', () => {
    for (const at of [other, bot, kept]) expect(deeds(at, true, true)).toEqual(['change']);
    expect(deeds(seat(), false, true)).toEqual(['sit', 'change']);
    expect(deeds(kept, false, true)).toEqual(['change']);
  });
});

it('counts the players that are missing, and no bots', () => {
  expect(missing([mine, other, bot])).toBe(0);
  expect(missing([mine, seat(), kept, bot])).toBe(2);
});

it('gives a seat that is kept for this person, else a free one, and none that is kept', () => {
  const free = { ...seat(), seat: 2 };
  const own = { ...invitation, seat: 3 };
  expect(seatFor([other, keptForSomebody, free, own])).toBe(own);
  expect(seatFor([other, keptForSomebody, free])).toBe(free);
  expect(seatFor([other, keptForSomebody, bot])).toBeUndefined();
});

it('says for whom a seat is', () => {
  expect(freeWords(say, seat())).toBe('sit-free');
  expect(freeWords(say, invitation)).toBe('sit-kept-you');
  expect(freeWords(say, kept)).toBe('sit-kept-for Cid');
  expect(freeWords(say, keptForSomebody)).toBe('sit-kept');
  expect(freeWords(say, other)).toBe('');
  expect(freeWords(say, { ...kept, robot: true })).toBe('sit-kept-for robots-name Cid');
});

it('tells of others who come and go, and not of oneself or of bots', () => {
  expect(comings(say, [seat()], [other])).toEqual(['sit-joined Bo']);
  const robot = { ...other, robot: true };
  expect(comings(say, [seat()], [robot])).toEqual(['sit-joined robots-name Bo']);
  expect(comings(say, [robot], [seat()])).toEqual(['sit-left robots-name Bo']);
  expect(comings(say, [other], [seat()])).toEqual(['sit-left Bo']);
  expect(comings(say, [seat()], [mine])).toEqual([]);
  expect(comings(say, [mine], [seat()])).toEqual([]);
  expect(comings(say, [seat()], [bot])).toEqual([]);
  expect(comings(say, [bot], [seat()])).toEqual([]);
});
