import { expect, it } from 'vitest';

import { entryOf, nextMiss, type Alternative, type Decision, type SeatReview } from './asking';
import {
  figure,
  knownText,
  listed,
  luckText,
  missedText,
  moreText,
  triedText,
  whyText,
} from './reading';

const say = (id: string, args = {}) => `${id} ${JSON.stringify(args)}`;
const SEAT = { seat: 0, luck: 4.26, luck_error: 1 } as SeatReview;
const DECISION = {
  ply: 7,
  seat: 1,
  grade: 'slip',
  missed: 2.04,
  missed_error: 0.1,
  alternatives: [],
} as unknown as Decision;

it('says points with one figure behind the point at most, and with a sign where asked', () => {
  expect([2.04, -0.04, 3].map((points) => figure('en', points))).toEqual(['2', '0', '3']);
  expect([2.06, -0.04, -3].map((points) => figure('en', points, true))).toEqual([
    '+2.1',
    '0',
    '-3',
  ]);
  expect(figure('de', 2.5)).toBe('2,5');
});

it('calls luck only what is more than noise', () => {
  expect(luckText(say, 'en', SEAT)).toBe(
    'review-luck-good {"points":"review-points {\\"points\\":\\"4.3\\",\\"number\\":4.3}"}',
  );
  expect(luckText(say, 'en', { ...SEAT, luck: -4 })).toBe(
    'review-luck-bad {"points":"review-points {\\"points\\":\\"4\\",\\"number\\":4}"}',
  );
  expect(luckText(say, 'en', { ...SEAT, luck: 1.9 })).toBe('review-luck-usual {}');
});

it('says what was missed, and nothing of what is as good', () => {
  expect(missedText(say, 'en', DECISION)).toBe('review-missed {"points":"2","number":2}');
  expect(missedText(say, 'en', { ...DECISION, grade: 'best' })).toBe('review-as-good {}');
});

it('says of another move how much better or worse it is, and nothing of what is noise', () => {
  const other = (more: number) => ({ more, error: 0.2 }) as Alternative;
  expect([4.9, -1, 0.3].map((more) => moreText(say, 'en', other(more)))).toEqual([
    'review-more {"points":"4.9","number":4.9}',
    'review-less {"points":"1","number":1}',
    'review-equal {}',
  ]);
});

it('judges a try by what the review lists, and leaves all others to the hall', () => {
  const [best, other] = [
    { action: 'best', more: 4, error: 0.2 },
    { action: 'other', more: 1, error: 0.2 },
  ] as Alternative[];
  const decision = { ...DECISION, action: 'played', alternatives: [best!, other!] };
  const known = (action: string) => knownText(say, 'en', decision, action);
  expect(known('played')).toMatch(/^review-tried-same .*review-missed /);
  expect(known('best')).toBe('review-tried-best {}');
  expect(known('other')).toBe(triedText(say, 'en', other!));
  expect(known('unlisted')).toBeNull();
});

it('says whether the best move pays at once or later', () => {
  const best = { more: 4.9, points: 7 } as Alternative;
  const decision = { ...DECISION, alternatives: [best] };
  expect([4, 7, 9].map((played) => whyText(say, decision, played))).toEqual([
    'review-why-now {"points":3}',
    'review-why-later {}',
    'review-why-less {"points":2}',
  ]);
});

it('leads from miss to miss of one seat, and from the last to the first', () => {
  const at = (ply: number, seat: number, grade: string) =>
    ({ ply, seat, grade }) as unknown as Decision;
  const all = [at(1, 0, 'slip'), at(2, 1, 'blunder'), at(3, 0, 'good'), at(5, 0, 'blunder')];
  expect(nextMiss(all, all[0]!)).toBe(all[3]);
  expect(nextMiss(all, all[3]!)).toBe(all[0]);
  expect(nextMiss(all, all[1]!)).toBeNull();
});

it('lists the decisions of a seat, or only those that missed much', () => {
  const best = { ...DECISION, seat: 0, grade: 'best' } as Decision;
  expect(listed([DECISION, best], null, false)).toEqual([DECISION, best]);
  expect(listed([DECISION, best], 0, false)).toEqual([best]);
  expect(listed([DECISION, best], null, true)).toEqual([DECISION]);
});

it('makes an entry of the log of an action that was not taken', () => {
  const story = { deed: 'x', whole: false, besides: [], reasons: [] };
  const other = {
    action: 'x',
    value: 1,
    more: 1,
    error: 0,
    points: 3,
    parts: [],
    events: [],
    words: null,
    story,
  };
  expect(entryOf(DECISION, other)).toMatchObject({ seq: 7, seat: 1, action: 'x', points: 3 });
});
