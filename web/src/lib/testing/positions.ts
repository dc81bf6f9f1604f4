import { readFileSync } from 'node:fs';

/** The lines of a file that the engines write for tests, those of a game. */
const linesOf = <Line extends { game: string }>(file: string, game: string): Line[] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line)
    .filter((one) => one.game === game);

/** Positions of a game as its engine writes them: two deals, and one in the middle of a game. */
export const positionsOf = <Position extends { game: string }>(game: Position['game']) =>
  linesOf<Position>('positions.jsonl', game);

/** The numbers of a game's rules as its engine tells them. */
export const constantsOf = <Constants>(game: string): Constants =>
  linesOf<{ game: string; constants: Constants }>('constants.jsonl', game)[0]!.constants;
