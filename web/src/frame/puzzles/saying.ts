import type { Say } from '../../lib/texts.svelte';
import { figure, SURE } from '../review/reading';
import type { Answer, Progress, PuzzleRow, TriedAction } from './asking';

/** The least range that is shown, so that none is rounded to zero. */
const LEAST_RANGE = 0.1;

const figures = (language: string, points: number) => ({
  points: figure(language, points),
  number: Math.round(points * 10) / 10,
});

/** The certainty of a figure, as a hint; undefined where it is not known. */
export const certainty = (say: Say, language: string, error: number | null) =>
  error === null
    ? undefined
    : say('review-certain', { range: figure(language, Math.max(LEAST_RANGE, SURE * error)) });

/** The points by which an action is worse than the best; "about" if it was not examined closely. */
export function worseText(say: Say, language: string, tried: TriedAction): string {
  const { missed, missed_error } = tried;
  const values = figures(language, missed);
  return say(missed_error === null ? 'puzzles-worse-about' : 'puzzles-worse', values);
}

/** The points by which it was behind the best at the end of simulated games; empty if none was played. */
export function behindText(say: Say, language: string, tried: TriedAction): string {
  const { behind } = tried;
  return behind === null ? '' : say('puzzles-behind', figures(language, behind));
}

/** The kind of a position, for its name and its picture: it gives away nothing about the best action. */
export type Theme = 'chase' | 'close' | 'lead';
/** Points from which a lead or a deficit is clear. */
const CLEAR = 6;

export function themeOf({ lead }: Pick<PuzzleRow, 'lead'>): Theme {
  if (Math.abs(lead) < CLEAR) return 'close';
  return lead > 0 ? 'lead' : 'chase';
}

/** The lead or deficit in words. */
export function standingText(say: Say, { lead }: Pick<PuzzleRow, 'lead'>): string {
  if (lead === 0) return say('puzzles-level-score');
  return say(lead > 0 ? 'puzzles-ahead' : 'puzzles-behind-by', { points: Math.abs(lead) });
}

const percent = (share: number) => Math.round(100 * share);

/** The description of an unsolved puzzle: the level, the lead, and the share of people who solve it. */
export function hardText(say: Say, row: PuzzleRow): string {
  return [say('puzzles-hard', { level: row.level }), standingText(say, row), peopleText(say, row)]
    .filter(Boolean)
    .join(' · ');
}

/** From this number of people on the share is shown instead of the number alone. */
const MANY = 10;

/** The share of people who solve it at the first try; empty if nobody has tried. */
export function peopleText(say: Say, { people, solved }: PuzzleRow): string {
  if (people === 0) return '';
  if (people < MANY) return say('puzzles-few', { people, solved });
  return say('puzzles-share', { share: percent(solved / people), people });
}

/** The label of the action beside the solution: one's own try, the one played in the game, or another. */
export function otherText(say: Say, answer: Answer | null, own: boolean): string {
  if (answer?.tried && !answer.solved) return say('puzzles-yours');
  return say(own ? 'puzzles-played' : 'puzzles-other');
}

export const stateText = (say: Say, { state, at_once }: Progress): string =>
  say('puzzles-state', { state: at_once ? 'once' : state });
