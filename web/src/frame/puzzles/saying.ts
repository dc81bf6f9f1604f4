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

const percent = (share: number) => Math.round(100 * share);

/** How hard a puzzle is: how many bots find it, and how often people do, once some have tried. */
export function hardText(say: Say, row: PuzzleRow): string {
  const level = say('puzzles-level', { level: row.level });
  if (row.people === 0) return level;
  const { people, solved, low, high } = row;
  const share = percent(solved / people);
  return `${level} ${say('puzzles-share', { share, people, low: percent(low), high: percent(high) })}`;
}

/** What the solution stands beside: one's own try, what was played in the game, or the next best. */
export function otherText(say: Say, answer: Answer | null, own: boolean): string {
  if (answer?.tried && !answer.solved) return say('puzzles-yours');
  return say(own ? 'puzzles-played' : 'puzzles-other');
}

export const stateText = (say: Say, { state, at_once }: Progress): string =>
  say('puzzles-state', { state: at_once ? 'once' : state });
