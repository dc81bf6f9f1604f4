import { describe, expect, it } from 'vitest';

import type { MatchDeal } from '../../lib/hall/wire';
import { meetingOf, nextDeal, otherOf, steadyBot } from './match-wish';

it('begins with the strongest bot that answers everybody alike', () => {
  const bots = [
    { name: 'random', about: '', steady: true, level: null },
    { name: 'greedy', about: '', steady: true, level: null },
    { name: 'seer-1', about: '', steady: false, level: 1 },
  ];
  expect(steadyBot({ bots })).toBe('greedy');
  expect(steadyBot({ bots: [] })).toBe('');
});

describe('friends with each other', () => {
  const own = { table: 't', finished: null, place: null, score: null };
  const deal = (number: number, more: Partial<MatchDeal> = {}): MatchDeal => ({
    number,
    seat: 0,
    pairs: [
      [2, 0],
      [1, 3],
    ],
    waits: false,
    commitment: '',
    own: null,
    plays: null,
    ...more,
  });

  it('know how far they are with a deal', () => {
    const done = { ...own, finished: true, place: 1, score: 7 };
    expect(meetingOf(deal(1), false)).toBe('open');
    expect(meetingOf(deal(1), true)).toBe('missed');
    expect(meetingOf(deal(1, { waits: true }), false)).toBe('waits');
    expect(meetingOf(deal(1, { own }), false)).toBe('begun');
    expect(meetingOf(deal(1, { own: done }), true)).toBe('played');
    expect(meetingOf(deal(1, { seat: null }), false)).toBe('out');
  });

  it('know whom they meet', () => {
    expect(otherOf({ mine: 0 }, deal(1))).toBe(2);
    expect(otherOf({ mine: 3 }, deal(1))).toBe(1);
    expect(otherOf({ mine: 4 }, deal(1))).toBeNull();
    expect(otherOf({ mine: null }, deal(1))).toBeNull();
    expect(otherOf({ mine: 0 }, deal(1, { pairs: [[0, null]] }))).toBeNull();
  });

  it('go where somebody waits, then on with what has begun, then to what is open', () => {
    const next = (...deals: MatchDeal[]) => nextDeal({ mine: 0, over: false, deals })?.number;
    expect(next(deal(1), deal(2, { own }), deal(3, { waits: true }))).toBe(3);
    expect(next(deal(1), deal(2, { own }))).toBe(2);
    expect(next(deal(1, { seat: null, pairs: [[1, 2]] }), deal(2))).toBe(2);
    expect(next(deal(1, { pairs: [[null, 0]] }))).toBeUndefined();
    expect(nextDeal({ mine: 0, over: true, deals: [deal(1)] })).toBeNull();
  });
});
