import { describe, expect, it } from 'vitest';

import type { Say } from '../../lib/texts.svelte';
import type { Answer, PuzzleRow, TriedAction } from './asking';
import {
  behindText,
  certainty,
  hardText,
  otherText,
  standingText,
  stateText,
  themeOf,
  worseText,
} from './saying';

const say: Say = (id, values = {}) =>
  [id, ...Object.entries(values).map(([key, value]) => `${key}=${String(value)}`)].join(' ');
const tried = (figures: Partial<TriedAction>) =>
  ({ missed: 5, missed_error: 0.3, behind: null, behind_error: null, ...figures }) as TriedAction;
const row = (figures: Partial<PuzzleRow>) =>
  ({ level: 2, lead: 7, people: 0, solved: 0, low: 0, high: 1, ...figures }) as PuzzleRow;

describe('what is said of a puzzle', () => {
  it('gives figures their range, and says so where there is none', () => {
    expect(worseText(say, 'en', tried({}))).toBe('puzzles-worse points=5 number=5');
    expect(worseText(say, 'en', tried({ missed_error: null }))).toMatch(/^puzzles-worse-about /);
    expect([0.3, 0, null].map((error) => certainty(say, 'en', error))).toEqual([
      'review-certain range=0.6',
      'review-certain range=0.1',
      undefined,
    ]);
  });

  it('tells of games that were played on only where there were some', () => {
    expect(behindText(say, 'en', tried({}))).toBe('');
    const played = tried({ behind: 12.34, behind_error: 1 });
    expect(behindText(say, 'en', played)).toBe('puzzles-behind points=12.3 number=12.3');
  });

  it('tells how often people find it once somebody has tried', () => {
    expect(hardText(say, row({}))).toBe('puzzles-hard level=2 · puzzles-ahead points=7');
    const few = hardText(say, row({ people: 3, solved: 2 }));
    expect(few).toBe(
      'puzzles-hard level=2 · puzzles-ahead points=7 · puzzles-few people=3 solved=2',
    );
    const many = hardText(say, row({ people: 30, solved: 20 }));
    expect(many).toBe(
      'puzzles-hard level=2 · puzzles-ahead points=7 · puzzles-share share=67 people=30',
    );
  });

  it('tells what the solution stands beside', () => {
    const answer = (solved: boolean) => ({ solved, tried: tried({}) }) as Answer;
    expect(otherText(say, answer(false), true)).toBe('puzzles-yours');
    expect(otherText(say, answer(true), true)).toBe('puzzles-played');
    expect(otherText(say, null, false)).toBe('puzzles-other');
  });

  it('names a position by how the points stand', () => {
    const all = [-9, -6, -5, 0, 5, 6].map((lead) => ({ lead }));
    expect(all.map(themeOf)).toEqual(['chase', 'chase', 'close', 'close', 'close', 'lead']);
    expect(all.map((one) => standingText(say, one)).slice(2, 5)).toEqual([
      'puzzles-behind-by points=5',
      'puzzles-level-score',
      'puzzles-ahead points=5',
    ]);
  });

  it('tells what was solved at once', () => {
    const progress = { state: 'solved', tries: 1 } as const;
    expect(stateText(say, { ...progress, at_once: true })).toBe('puzzles-state state=once');
    expect(stateText(say, { ...progress, at_once: false })).toBe('puzzles-state state=solved');
  });
});
