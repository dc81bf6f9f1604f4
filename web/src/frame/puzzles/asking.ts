import { request } from '../../lib/hall/api';
import type { PositionDocument } from '../../lib/hall/wire';
import type { components } from '../../lib/schema';
import type { Alternative, Decision } from '../review/asking';

type Schemas = components['schemas'];
type Said<Whole> = Omit<Whole, 'events' | 'parts'> & Pick<Alternative, 'events' | 'parts'>;

export type Progress = Schemas['Progress'];
export type PuzzleRow = Schemas['PuzzleRow'];
export type OwnRow = Schemas['OwnRow'];
export type PuzzleList = Schemas['PuzzleList'];
export type TriedAction = Said<Schemas['TriedAction']>;
/** The solution beside another action: what was tried, or the next best. */
export interface Solution {
  action: string;
  played: TriedAction;
  decision: Decision;
}
export type PuzzleView = Omit<Schemas['PuzzleView'], 'document' | 'solution'> & {
  document: PositionDocument;
  solution: Solution | null;
};
export type Answer = Omit<Schemas['Answer'], 'tried' | 'solution'> & {
  tried: TriedAction | null;
  solution: Solution | null;
};

const at = (game: string, puzzle = '', what = '') =>
  ['puzzles', encodeURIComponent(game), encodeURIComponent(puzzle), what].filter(Boolean).join('/');

export const getPuzzles = (game: string) => request<PuzzleList>('GET', at(game));
export const getPuzzle = (game: string, puzzle: string) =>
  request<PuzzleView>('GET', at(game, puzzle));
export const tryPuzzle = (game: string, puzzle: string, action: string) =>
  request<Answer>('POST', at(game, puzzle, 'try'), { action });
export const showPuzzle = (game: string, puzzle: string) =>
  request<Answer>('POST', at(game, puzzle, 'solution'), {});
