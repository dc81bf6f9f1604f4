import type { Say } from '../../lib/texts.svelte';
import { figure, SURE } from '../review/reading';
import type { Answer, Progress, PuzzleRow, TriedAction } from './asking';

/** What would be rounded to nothing is not nothing. */
const LEAST_RANGE = 0.1;

function figures(language: string, points: number, error: number) {
  return {
    points: figure(language, points),
    number: Math.round(points * 10) / 10,
    range: figure(language, Math.max(LEAST_RANGE, SURE * error)),
  };
}

/** By how much an action is worse than the best, with its range where it was looked at closely. */
export function worseText(say: Say, language: string, tried: TriedAction): string {
  const { missed, missed_error } = tried;
  const values = figures(language, missed, missed_error ?? 0);
  return say(missed_error === null ? 'puzzles-worse-about' : 'puzzles-worse', values);
}

/** How far behind the best it was in the end of games that were played on; empty where none was. */
export function behindText(say: Say, language: string, tried: TriedAction): string {
  const { behind, behind_error } = tried;
  if (behind === null || behind_error === null) return '';
  return say('puzzles-behind', figures(language, behind, behind_error));
}

/** What a position is like, for its name and its picture: nothing of what is best in it. */
export type Theme = 'chase' | 'close' | 'lead';
/** Points by which one is clearly ahead or behind. */
const CLEAR = 6;

export function themeOf({ lead }: Pick<PuzzleRow, 'lead'>): Theme {
  if (Math.abs(lead) < CLEAR) return 'close';
  return lead > 0 ? 'lead' : 'chase';
}

/** How the points stand. */
export function standingText(say: Say, { lead }: Pick<PuzzleRow, 'lead'>): string {
  if (lead === 0) return say('puzzles-level-score');
  return say(lead > 0 ? 'puzzles-ahead' : 'puzzles-behind-by', { points: Math.abs(lead) });
}

const percent = (share: number) => Math.round(100 * share);

/** What is told of a puzzle before it is solved: how hard it is, how the points stand, how often people find it. */
export function hardText(say: Say, row: PuzzleRow): string {
  return [say('puzzles-hard', { level: row.level }), standingText(say, row), peopleText(say, row)]
    .filter(Boolean)
    .join(' · ');
}

/** From how many people on a share is told, and not only a number. */
const MANY = 10;

/** How often people find it at the first try; empty where nobody has tried. */
export function peopleText(say: Say, { people, solved }: PuzzleRow): string {
  if (people === 0) return '';
  if (people < MANY) return say('puzzles-few', { people, solved });
  return say('puzzles-share', { share: percent(solved / people), people });
}

/** What the solution stands beside: one's own try, what was played in the game, or the next best. */
export function otherText(say: Say, answer: Answer | null, own: boolean): string {
  if (answer?.tried && !answer.solved) return say('puzzles-yours');
  return say(own ? 'puzzles-played' : 'puzzles-other');
}

export const stateText = (say: Say, { state, at_once }: Progress): string =>
  say('puzzles-state', { state: at_once ? 'once' : state });
