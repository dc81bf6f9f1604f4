import type { Axis, Cell, VoluspaPart } from './shapes';
import { readCell } from './shapes';

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

export interface Marks {
  lines: LineMark[];
  cells: CellMark[];
}

const SIGNS: Record<string, string> = { highest: '>', tied: '=', lower: '<' };

function versus(part: { rule: string; value: number; best_other: number }): string {
  const sign = SIGNS[part.rule];
  return sign ? `${part.value} ${sign} ${part.best_other}` : '';
}

/** What the parts of a landing look like on the board. */
export function marksOf(parts: readonly VoluspaPart[]): Marks {
  const marks: Marks = { lines: [], cells: [] };
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
