import { expect, it } from 'vitest';

import { entryOf, type Decision, type SeatReview } from './asking';
import { figure, listed, luckText, missedText } from './reading';

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
    'review-luck-good {"points":"review-points {\\"points\\":\\"4.3\\",\\"number\\":4.3}","range":"2"}',
  );
  expect(luckText(say, 'en', { ...SEAT, luck: -4 })).toBe(
    'review-luck-bad {"points":"review-points {\\"points\\":\\"4\\",\\"number\\":4}","range":"2"}',
  );
  expect(luckText(say, 'en', { ...SEAT, luck: 1.9 })).toBe('review-luck-usual {"range":"2"}');
});

it('says what was missed, and nothing of what is as good', () => {
  expect(missedText(say, 'en', DECISION)).toBe(
    'review-missed {"points":"2","number":2,"range":"0.2"}',
  );
  expect(missedText(say, 'en', { ...DECISION, grade: 'best' })).toBe('review-as-good {}');
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
    story,
  };
  expect(entryOf(DECISION, other)).toMatchObject({ seq: 7, seat: 1, action: 'x', points: 3 });
});
