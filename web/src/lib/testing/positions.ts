import { readFileSync } from 'node:fs';

import type { PositionDocument } from '../hall/wire';

const LINES = readFileSync(new URL('positions.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n');

/** Positions of a game as its engine writes them: two deals, and one in the middle of a game. */
export const positionsOf = (game: string): PositionDocument[] =>
  LINES.map((line) => JSON.parse(line) as PositionDocument).filter((one) => one['game'] === game);
