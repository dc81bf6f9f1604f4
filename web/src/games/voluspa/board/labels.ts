/** The places of labels on the board; loaded with the parts that only a begun game needs. */
import { beside, placeLabel, within, type Box, type Kept } from '../../../frame/tips/placing';
import type { Step } from './chain';
import { lineBox, type LineMark } from './marks';
import type { BoardTile } from '../shapes';

/** The weight of the legible parts of a tile; its emblem, which only helps, weighs 1. */
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
/** Hel has no value, and its name is below. */
const HEL_FACE: readonly Kept[] = [
  { left: 5, top: 76, width: 90, height: 16, weight: READ },
  { left: 5, top: 4, width: 90, height: 72, weight: 1 },
];
/** The points of a cell where a tile may lie. */
const LIT: Kept = { left: 14, top: 30, width: 72, height: 38, weight: READ };

/**
 * Boxes that labels on the board should not cover: names and values of tiles, and the points of lit cells.
 */
export function keptOf(
  tiles: Iterable<Pick<BoardTile, 'x' | 'y' | 'face'>>,
  lit: Iterable<{ x: number; y: number }> = [],
): Kept[] {
  const faces = [...tiles].flatMap((tile) =>
    (tile.face === null ? HEL_FACE : FACE).map((box) => inCell(tile, box)),
  );
  return [...faces, ...[...lit].map((cell) => inCell(cell, LIT))];
}

/** The sign of a line, beyond one of its ends, in board units. */
export interface Sign extends Box {
  line: LineMark;
  text: string;
}

/** Board units from a line to its sign, and from a sign to the edge of the visible part. */
const [BEYOND, EDGE] = [8, 4];

/** The signs of lines: beyond the end, else beyond the beginning or beside it, within the visible part. */
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
    const [above, below, right, left] = beside(box, { width, height }, BEYOND);
    const wishes = line.axis === 'row' ? [right, left, above, below] : [below, above, right, left];
    const places = wishes.map((wish) => within(wish, room, EDGE));
    const others = signs.map((sign) => ({ ...sign, weight: READ }));
    signs.push({ ...placeLabel(places, [...kept, ...others]), line, text });
  }
  return signs;
}

/** The label of a landing: the number and its points beside each other, or above each other. */
export interface StepLabel extends Box {
  tall: boolean;
}
const [WIDE, TALL] = [
  { width: 76, height: 28 },
  { width: 48, height: 54 },
];
/** Board units between a tile and its label. */
const GAP = 2;
/** The weight of other labels: labels cover each other last. */
const OTHERS = 1000;

/** The places of the labels of landings: beside their tiles, else over their emblems. */
export function labelsOf(steps: readonly Step[], kept: readonly Kept[]): StepLabel[] {
  const labels: StepLabel[] = [];
  for (const { x, y } of steps) {
    const tile = { left: x * 100 + 5, top: y * 100 + 4, width: 90, height: 92 };
    const emblem = { left: tile.left + 42, top: tile.top + 38, ...TALL };
    const places = [...beside(tile, WIDE, GAP), ...beside(tile, TALL, GAP).slice(2), emblem];
    const others = labels.map((label) => ({ ...label, weight: OTHERS }));
    const place = placeLabel(places, [...kept, ...others]);
    labels.push({ ...place, tall: place.height > place.width });
  }
  return labels;
}

/** Board units by which a bow runs right of the middle of a tile, or above its edge: between the tiles. */
const [ASIDE, ABOVE] = [46, 8];

/** A bow from one landing to the next one, in board units; null where it stays on its cell. */
export function ribbon(from: Step, to: Step): string | null {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const far = Math.hypot(dx, dy);
  if (far === 0) return null;
  const [x1, y1, x2, y2] = [from.x, from.y, to.x, to.y].map((cell) => cell * 100);
  const swing = 4 + 4 * far;
  if (Math.abs(dx) < Math.abs(dy)) {
    const [begin, end] = [x1! + 50 + ASIDE, x2! + 54 + ASIDE];
    return `M${begin} ${y1! + 4}Q${Math.max(begin, end) + swing} ${(y1! + y2!) / 2} ${end} ${y2! + 4}`;
  }
  const [begin, end] = [y1! + 4 - ABOVE, y2! - ABOVE];
  return `M${x1! + 50} ${begin}Q${(x1! + x2!) / 2 + 50} ${Math.min(begin, end) - swing} ${x2! + 50} ${end}`;
}
