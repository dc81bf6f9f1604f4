import type { components } from '../../lib/shapes';

/** Völuspá's own shapes on the wire. Cells are "x,y", x to the right, y downward. */
type Shapes = components['schemas'];
export type VoluspaScene = Shapes['VoluspaScene'];
export type VoluspaChoice = Shapes['VoluspaChoice'];
export type BoardTile = Shapes['VoluspaTile'];
export type Piece = Shapes['VoluspaPiece'];
export type Constants = Shapes['VoluspaConstants'];
/** A position document. */
export type Position = Shapes['VoluspaDocument'];
export type Code = string;
export type Cell = string;
export type Axis = LinePart['axis'];
export type Dir = NonNullable<VoluspaChoice['dir']>;
export type Way = NonNullable<VoluspaChoice['way']>;
type LinePart = Shapes['VoluspaLinePart'];
type SinglePart = Shapes['VoluspaSinglePart'];
type HelPart = Shapes['VoluspaHelPart'];
type SerpentPart = Shapes['VoluspaSerpentPart'];
type BoltPart = Shapes['VoluspaBoltPart'];
type DwarfPart = Shapes['VoluspaDwarfPart'];
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
