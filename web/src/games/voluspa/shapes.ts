import type { Choice as AnyChoice, Part as AnyPart, Scene as AnyScene } from '../../lib/hall/wire';

/** Völuspá's own shapes on the wire. Cells are "x,y", x to the right, y downward. */
export type Code = string;
export type Cell = string;
export type Axis = 'row' | 'col';
export type Dir = 'N' | 'E' | 'S' | 'W';
export type Way = 'beside' | 'cover' | 'capture' | 'bump';
export type Phase = 'play' | 'hermod' | 'raven' | 'trim' | 'over';

export interface BoardTile {
  at: Cell;
  x: number;
  y: number;
  tile: Code;
  boost: number;
  /** Value after Loki and boosts; null for Hel, as are row and col. */
  face: number | null;
  row: number | null;
  col: number | null;
  muted: boolean;
  bookend_row: boolean;
  bookend_col: boolean;
}

export interface SeatScene {
  score: number;
  display: string;
  tiles: number;
  hels: number;
  known: Code[];
  hand: Code[] | null;
}

export interface VoluspaScene extends AnyScene {
  options: { players: number; set?: string; kinds: Code[]; no_late_hel: boolean; bolt?: boolean };
  viewer: number | null;
  board: BoardTile[];
  seats: SeatScene[];
  deck: number;
  discard: Code[];
  removed: Code[];
  first: number;
  phase: Phase;
  hermod: Cell | null;
  raven: { at: Cell; under: Code | null } | null;
}

export interface VoluspaChoice extends AnyChoice {
  type: 'play' | 'flight' | 'stay' | 'end' | 'discard';
  piece?: Code;
  boosts?: number;
  at?: Cell;
  way?: Way;
  dir?: Dir | null;
  /** Where the tile that is bumped will land. */
  to?: Cell;
}

export interface Piece {
  code: Code;
  name: string;
  value: number | null;
  count: number;
  set: string;
  ways: string[];
  rules: string[];
  about: string;
}

type Outcome = 'highest' | 'tied' | 'lower' | 'bookends' | 'bookended';

export interface LinePart extends AnyPart {
  kind: 'line';
  axis: Axis;
  from: Cell;
  to: Cell;
  tiles: number;
  value: number;
  best_other: number;
  rule: Outcome;
  niohoggr: number;
  bonus: number;
}

export interface SinglePart extends AnyPart {
  kind: 'single';
  niohoggr: number;
  bonus: number;
}

export interface HelPart extends AnyPart {
  kind: 'hel';
  cells: Cell[];
  niohoggr: number;
  bonus: number;
}

export interface SerpentPart extends AnyPart {
  kind: 'serpent';
  axis: Axis;
  from: Cell;
  to: Cell;
  cells: number;
  value: number;
  best_other: number;
  rule: Exclude<Outcome, 'bookends'>;
  niohoggr: number;
  bonus: number;
  offered: number;
  chosen: boolean;
}

export interface BoltPart extends AnyPart {
  kind: 'bolt';
  axis: Axis;
  from: Cell;
  to: Cell;
  tiles: number;
  niohoggr: number;
  bonus: number;
  offered: number;
  chosen: boolean;
}

export interface DwarfPart extends AnyPart {
  kind: 'dwarf';
  neighbours: { at: Cell; tile: Code; value: number }[];
  sum: number;
}

export type VoluspaPart = LinePart | SinglePart | HelPart | SerpentPart | BoltPart | DwarfPart;

export function readCell(cell: Cell): { x: number; y: number } {
  const [x, y] = cell.split(',');
  return { x: Number(x), y: Number(y) };
}

export const cellAt = (x: number, y: number): Cell => `${x},${y}`;

/** The first and last column and row of the tiles. */
export function boundsOf(board: readonly BoardTile[]): {
  left: number;
  top: number;
  right: number;
  bottom: number;
} {
  const xs = board.map((tile) => tile.x);
  const ys = board.map((tile) => tile.y);
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
}
