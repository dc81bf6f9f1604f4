import { beside, placeLabel, within, type Box, type Kept } from '../../../frame/tips/placing';
import type { Axis, BoardTile, Cell, Code, VoluspaPart } from '../shapes';
import { cellAt, readCell } from '../shapes';

/** A line of tiles to draw on the board, with the comparison that decided it. */
export interface LineMark {
  axis: Axis;
  from: { x: number; y: number };
  to: { x: number; y: number };
  won: boolean;
  points: number;
  /** "8 > 7" and the like; empty where no values were compared. */
  versus: string;
}

/** A figure on a single cell. */
export interface CellMark {
  at: Cell;
  x: number;
  y: number;
  text: string;
}

/** A tile that a landing was measured against. */
export interface RivalMark {
  at: Cell;
  x: number;
  y: number;
  value: number;
  rule: 'highest' | 'tied' | 'lower';
}

export interface Marks {
  lines: LineMark[];
  cells: CellMark[];
  rivals: RivalMark[];
}

const SIGNS: Record<string, string> = { highest: '>', tied: '=', lower: '<' };

function versus(part: { rule: string; value: number; best_other: number }): string {
  const sign = SIGNS[part.rule];
  return sign ? `${part.value} ${sign} ${part.best_other}` : '';
}

/** What the parts of a landing look like on the board. */
export function marksOf(parts: readonly VoluspaPart[]): Marks {
  const marks: Marks = { lines: [], cells: [], rivals: [] };
  for (const part of parts) {
    switch (part.kind) {
      case 'line':
      case 'serpent':
      case 'bolt':
        marks.lines.push({
          axis: part.axis,
          from: readCell(part.from),
          to: readCell(part.to),
          won: part.points > 0,
          points: part.points,
          versus: part.kind === 'bolt' ? '' : versus(part),
        });
        break;
      case 'hel':
        for (const at of part.cells) marks.cells.push({ at, ...readCell(at), text: '+1' });
        break;
      case 'dwarf':
        for (const { at, value } of part.neighbours) {
          marks.cells.push({ at, ...readCell(at), text: String(value) });
        }
        break;
      case 'single':
        break;
    }
  }
  return marks;
}

const MUTES: Code = 'Lo';
const RULES = ['highest', 'tied', 'lower'] as const;

/** What lands, where, and what lies on the board besides. */
export interface Landing {
  code: Code;
  at: Cell;
  tileAt: ReadonlyMap<Cell, BoardTile>;
}

/**
 * The tiles that were the strongest others of a line: those whose value there is the one that the
 * hall compared with. None where what landed has changed the values so that it cannot be told.
 */
export function rivalsOf(parts: readonly VoluspaPart[], landing: Landing): RivalMark[] {
  const found = new Map<Cell, RivalMark>();
  const { x, y } = readCell(landing.at);
  for (const part of parts) {
    if (part.kind !== 'line' && part.kind !== 'serpent') continue;
    const rule = RULES.find((name) => name === part.rule);
    if (!rule || part.best_other < 0) continue;
    for (const tile of between(part, landing)) {
      const beside = Math.abs(tile.x - x) + Math.abs(tile.y - y) === 1;
      const muted = landing.code === MUTES && tile.tile !== MUTES && beside;
      const value = muted ? 0 : part.axis === 'row' ? tile.row : tile.col;
      if (value !== part.best_other || found.has(tile.at)) continue;
      found.set(tile.at, { at: tile.at, x: tile.x, y: tile.y, value, rule });
    }
  }
  return [...found.values()];
}

function between({ from, to }: { from: Cell; to: Cell }, landing: Landing): BoardTile[] {
  const [begin, end] = [readCell(from), readCell(to)];
  const tiles = [];
  for (let y = begin.y; y <= end.y; y++) {
    for (let x = begin.x; x <= end.x; x++) {
      const tile = landing.tileAt.get(cellAt(x, y));
      if (tile && tile.at !== landing.at) tiles.push(tile);
    }
  }
  return tiles;
}

/** What must be read of a tile, and its emblem, which only helps. */
const READ = 8;
const inCell = (at: { x: number; y: number }, box: Kept): Kept => ({
  ...box,
  left: at.x * 100 + box.left,
  top: at.y * 100 + box.top,
});
const FACE: readonly Kept[] = [
  { left: 5, top: 4, width: 90, height: 25, weight: READ },
  { left: 5, top: 29, width: 41, height: 58, weight: READ },
  { left: 46, top: 29, width: 49, height: 65, weight: 1 },
];
/** Hel has no value, and its name below. */
const HEL_FACE: readonly Kept[] = [
  { left: 5, top: 76, width: 90, height: 16, weight: READ },
  { left: 5, top: 4, width: 90, height: 72, weight: 1 },
];
/** The points of a cell where a tile may lie. */
const LIT: Kept = { left: 14, top: 30, width: 72, height: 38, weight: READ };

/** What labels on the board should not cover: names and values of tiles, and the points of lit cells. */
export function keptOf(
  tiles: Iterable<Pick<BoardTile, 'x' | 'y' | 'face'>>,
  lit: Iterable<{ x: number; y: number }> = [],
): Kept[] {
  const faces = [...tiles].flatMap((tile) =>
    (tile.face === null ? HEL_FACE : FACE).map((box) => inCell(tile, box)),
  );
  return [...faces, ...[...lit].map((cell) => inCell(cell, LIT))];
}

/** What is said of a line beyond one of its ends, in board units. */
export interface Sign extends Box {
  line: LineMark;
  text: string;
}

/** Board units from a line to its sign, and from a sign to the edge of what is seen. */
const [ASIDE, EDGE] = [8, 4];

/** The signs of lines: beyond the end, else beyond the beginning or beside it, within the part that is seen. */
export function signsOf(
  lines: readonly LineMark[],
  seen: { x: number; y: number; width: number; height: number },
  kept: readonly Kept[],
): Sign[] {
  const room = { left: seen.x, top: seen.y, width: seen.width, height: seen.height };
  const signs: Sign[] = [];
  for (const line of lines) {
    const text = line.won ? `+${line.points}` : '0';
    const width = Math.max(46, 18 + 15 * text.length, line.versus.length * 11 + 18);
    const height = line.versus ? 52 : 34;
    const { x, y, width: long, height: high } = lineBox(line);
    const box = { left: x, top: y, width: long, height: high };
    const [above, below, right, left] = beside(box, { width, height }, ASIDE);
    const wishes = line.axis === 'row' ? [right, left, above, below] : [below, above, right, left];
    const places = wishes.map((wish) => within(wish, room, EDGE));
    const others = signs.map((sign) => ({ ...sign, weight: READ }));
    signs.push({ ...placeLabel(places, [...kept, ...others]), line, text });
  }
  return signs;
}

/** The frame around a line, in board units. */
export function lineBox(line: LineMark): { x: number; y: number; width: number; height: number } {
  const grow = line.axis === 'row' ? 4 : 1;
  return {
    x: line.from.x * 100 - grow + 1,
    y: line.from.y * 100 - (5 - grow),
    width: (line.to.x - line.from.x + 1) * 100 - 2 + 2 * grow,
    height: (line.to.y - line.from.y + 1) * 100 - 2 + 2 * (5 - grow),
  };
}
