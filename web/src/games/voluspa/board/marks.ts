import type { Entry } from '../../../lib/hall/wire';
import type { Choosing } from '../choosing/choosing.svelte';
import { pieces } from '../pieces.svelte';
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
interface CellMark {
  at: Cell;
  x: number;
  y: number;
  text: string;
}

/** A tile that a landing was compared with. */
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
  /** The places that the words of an entry name: the board has no coordinates. */
  places: CellMark[];
}

const SIGNS: Record<string, string> = { highest: '>', tied: '=', lower: '<' };

function versus(part: { rule: string; value: number; best_other: number }): string {
  const sign = SIGNS[part.rule];
  return sign ? `${part.value} ${sign} ${part.best_other}` : '';
}

/** The marks that show the parts of a landing on the board. */
export function marksOf(parts: readonly VoluspaPart[]): Marks {
  const marks: Marks = { lines: [], cells: [], rivals: [], places: [] };
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

const mutes = (code: Code) => pieces.of(code)?.mutes === true;
const RULES = ['highest', 'tied', 'lower'] as const;

/** The tile that lands, its cell, and the other tiles on the board. */
export interface Landing {
  code: Code;
  at: Cell;
  tileAt: ReadonlyMap<Cell, BoardTile>;
}

/**
 * The strongest other tiles of a line: those whose value there is the one that the hall compared with. None
 * if the landing has changed the values so that it is unknown.
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
      const muted = beside && mutes(landing.code) && !mutes(tile.tile);
      const value = muted ? 0 : part.axis === 'row' ? tile.row : tile.col;
      if (value !== part.best_other || found.has(tile.at)) continue;
      found.set(tile.at, { at: tile.at, x: tile.x, y: tile.y, value, rule });
    }
  }
  return [...found.values()];
}

interface Told {
  choosing: Choosing;
  shown: Entry | null;
  landed: Entry | null;
  last: Cell | null;
  tileAt: ReadonlyMap<Cell, BoardTile>;
}

/**
 * The marks on the board: the reasons for the points of the explained choice, else the shown entry, else
 * the last landing; with the places of the shown entry.
 */
export const marksFor = (table: Told): Marks => ({
  ...pointsOf(table),
  places: placesOf(table.shown?.events ?? []),
});

/** Each place that the events name, once. */
function placesOf(events: Entry['events']): CellMark[] {
  const named = events.flatMap(({ at, to }) => [at, to]).filter((at) => typeof at === 'string');
  return [...new Set(named)].map((at) => ({ at, ...readCell(at), text: at }));
}

function pointsOf({ choosing, shown, landed, last, tileAt }: Told): Marks {
  /** Adds the tiles that a landing on the current board was compared with. */
  const explained = (parts: readonly VoluspaPart[], code: Code | undefined, at: Cell): Marks => {
    const marks = marksOf(parts);
    return code ? { ...marks, rivals: rivalsOf(parts, { code, at, tileAt }) } : marks;
  };
  if (choosing.looked) {
    const { choice, preview } = choosing.looked;
    return explained(preview.parts as VoluspaPart[], choice.piece, choice.at ?? '');
  }
  if (shown && shown !== landed) return marksOf(shown.parts as VoluspaPart[]);
  const quiet = !shown && (choosing.piece !== null || choosing.flying);
  const parts = quiet ? [] : ((landed?.parts ?? []) as VoluspaPart[]);
  return shown && last ? explained(parts, tileAt.get(last)?.tile, last) : marksOf(parts);
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
