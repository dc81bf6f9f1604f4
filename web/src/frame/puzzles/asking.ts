import { request } from '../../lib/hall/api';
import type { components } from '../../lib/schema';

type Schemas = components['schemas'];

export type Progress = Schemas['Progress'];
export type PuzzleRow = Schemas['PuzzleRow'];
export type OwnRow = Schemas['OwnRow'];
export type PuzzleList = Schemas['PuzzleList'];
export type TriedAction = Schemas['TriedAction'];
/** The solution beside another action: what was tried, or the next best. */
export type Solution = Schemas['Solution'];
export type PuzzleView = Schemas['PuzzleView'];
export type Answer = Schemas['Answer'];

export const getPuzzles = (game: string) => request('GET', 'puzzles/{game}', { game });
export const getPuzzle = (game: string, puzzle: string) =>
  request('GET', 'puzzles/{game}/{puzzle}', { game, puzzle });
export const tryPuzzle = (game: string, puzzle: string, action: string) =>
  request('POST', 'puzzles/{game}/{puzzle}/try', { game, puzzle, body: { action } });
export const showPuzzle = (game: string, puzzle: string) =>
  request('POST', 'puzzles/{game}/{puzzle}/solution', { game, puzzle });
