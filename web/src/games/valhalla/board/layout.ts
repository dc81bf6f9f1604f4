import { pieces } from '../pieces.svelte';
import type { At, Land, Suit } from '../shapes';

/** Pixels that a finger needs. */
const TOUCH = 44;
/** Pixels of a room that has enough for large tablets. */
const ROOMY = 700;
/** Height of a tablet for its width. */
const TALL = 1.2;

export interface Grid {
  /** Width and height of a tablet, and of the gaps between tablets. */
  width: number;
  height: number;
  gap: number;
  /** Upper left corner of the place 0,0. */
  left: number;
  top: number;
  /** Size of it all. */
  across: number;
  down: number;
}

/** The upper left corner of a place. */
export const placeOf = (grid: Grid, x: number, y: number) => ({
  left: grid.left + x * (grid.width + grid.gap),
  top: grid.top + y * (grid.height + grid.gap),
});

interface Wish {
  columns: number;
  rows: number;
  /** Gap for a width of 1, and at least in pixels. */
  gap: number;
  leastGap: number;
  mostWidth: number;
  margin: number;
}

/** Tablets as large as a room allows, with gaps large enough for their content. */
function fit(room: { width: number; height: number }, wish: Wish): Grid {
  const { columns, rows, margin } = wish;
  const wide = room.width - 2 * margin;
  const high = room.height - 2 * margin;
  const byWidth = Math.min(
    wide / (columns + (columns - 1) * wish.gap),
    (wide - (columns - 1) * wish.leastGap) / columns,
    wish.mostWidth,
  );
  const gapFor = (width: number) => Math.max(wish.leastGap, width * wish.gap);
  // A low room makes tablets smaller instead of cutting them off.
  const byHeight = Math.min(
    high / (rows * TALL + (rows - 1) * wish.gap),
    (high - (rows - 1) * wish.leastGap) / rows / TALL,
  );
  const width = Math.max(TOUCH, Math.min(byWidth, byHeight));
  const narrow = Math.max(TOUCH, Math.min(width, byWidth));
  const gap = gapFor(narrow);
  const height = narrow * TALL;
  const across = columns * narrow + (columns - 1) * gap;
  const down = rows * height + (rows - 1) * gap;
  return {
    width: narrow,
    height,
    gap,
    left: Math.max(margin, (room.width - across) / 2),
    top: Math.max(margin, (room.height - down) / 2),
    across: across + 2 * margin,
    down: down + 2 * margin,
  };
}

/** Pixels between armies that stand together. */
const BESIDE = 2;
/** Height of an army's sign for its width. */
const HORNED = 26 / 24;

export interface Standing {
  /** Width of each army's sign. */
  size: number;
  /** Upper left corners, in the box. */
  places: { left: number; top: number }[];
}

/** The places of armies in a box: in rows around its middle, as large as it allows. */
export function stand(
  box: { width: number; height: number },
  count: number,
  most: number,
): Standing {
  const sizeIn = (columns: number) =>
    Math.min(
      most,
      (box.width + BESIDE) / columns - BESIDE,
      ((box.height + BESIDE) / Math.ceil(count / columns) - BESIDE) / HORNED,
    );
  const widest = Array.from({ length: count }, (_, index) => index + 1);
  const columns = widest.reduce((best, one) => (sizeIn(one) >= sizeIn(best) ? one : best), 1);
  const rows = Math.ceil(count / columns);
  const size = sizeIn(columns);
  const start = (room: number, number: number, each: number) =>
    (room - number * (each + BESIDE) + BESIDE) / 2;
  const places = Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns);
    const abreast = Math.min(columns, count - row * columns);
    return {
      left: start(box.width, abreast, size) + (index % columns) * (size + BESIDE),
      top: start(box.height, rows, size * HORNED) + row * (size * HORNED + BESIDE),
    };
  });
  return { size, places };
}

/** Valhalla's hall floor: gaps wide enough for armies and for a finger. */
export function marketGrid(room: { width: number; height: number }, columns: number, rows: number) {
  return fit(room, { columns, rows, gap: 0.5, leastGap: TOUCH, mostWidth: 150, margin: 4 });
}

export interface Extent {
  x: number;
  y: number;
  columns: number;
  rows: number;
}

/** The cells that a landscape takes, free ones that can be chosen included. */
export function extentOf(places: readonly { x: number; y: number }[]): Extent {
  const xs = places.map((place) => place.x);
  const ys = places.map((place) => place.y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, columns: Math.max(...xs) - x + 1, rows: Math.max(...ys) - y + 1 };
}

/** The landscape: gaps wide enough for the signs that bind neighbours. */
export function landGrid(room: { width: number; height: number }, extent: Extent): Grid {
  const roomy = Math.min(room.width, room.height) > ROOMY;
  const grid = fit(room, {
    columns: extent.columns,
    rows: extent.rows,
    gap: 0.26,
    leastGap: 16,
    mostWidth: roomy ? 190 : 132,
    // The bounds of a crown's region run half a gap outside of its tablets.
    margin: roomy ? 27 : room.width < 420 ? 15 : 20,
  });
  return {
    ...grid,
    left: grid.left - extent.x * (grid.width + grid.gap),
    top: grid.top - extent.y * (grid.height + grid.gap),
  };
}

/** The landscape where it has only a ribbon: low tablets in the same places, all in sight. */
export function ribbonGrid(room: { width: number; height: number }, extent: Extent): Grid {
  const [gap, margin] = [10, 6];
  const along = (length: number, number: number, most: number) =>
    Math.max(1, Math.min(most, (length - 2 * margin - (number - 1) * gap) / number));
  const width = along(room.width, extent.columns, 168);
  const height = along(room.height, extent.rows, 72);
  const across = extent.columns * (width + gap) - gap;
  const down = extent.rows * (height + gap) - gap;
  return {
    width,
    height,
    gap,
    left: (room.width - across) / 2 - extent.x * (width + gap),
    top: (room.height - down) / 2 - extent.y * (height + gap),
    across,
    down,
  };
}

export const parseAt = (at: At): { x: number; y: number } => {
  const [x = 0, y = 0] = at.split(',').map(Number);
  return { x, y };
};

export interface Bridge {
  from: Land;
  to: Land;
  across: boolean;
  suits: Suit[];
}

/** The neighbours that share suits, for the signs between them. */
export function bridgesOf(lands: readonly Land[]): Bridge[] {
  const suitsOf = (land: Land) => pieces.of(land.card)?.suits ?? [];
  return lands.flatMap((from) =>
    ([true, false] as const).flatMap((across) => {
      const to = lands.find(
        (land) => land.x === from.x + (across ? 1 : 0) && land.y === from.y + (across ? 0 : 1),
      );
      const suits = to ? suitsOf(from).filter((suit) => suitsOf(to).includes(suit)) : [];
      return to && suits.length > 0 ? [{ from, to, across, suits }] : [];
    }),
  );
}

export interface Territory {
  crown: Land;
  suit: Suit;
  cells: Land[];
}

/** The territory of each crown: the cells with its suit that are joined to it. */
export function territoriesOf(lands: readonly Land[]): Territory[] {
  const shows = (land: Land, suit: Suit) => pieces.of(land.card)?.suits.includes(suit) ?? false;
  const beside = (one: Land, other: Land) =>
    Math.abs(one.x - other.x) + Math.abs(one.y - other.y) === 1;
  return lands.flatMap((crown) => {
    const card = pieces.of(crown.card);
    const suit = card?.suits[0];
    if (card?.rank !== 'crown' || suit === undefined) return [];
    const cells = [crown];
    for (const cell of cells) {
      cells.push(
        ...lands.filter((land) => beside(land, cell) && shows(land, suit) && !cells.includes(land)),
      );
    }
    return [{ crown, suit, cells }];
  });
}

/** The outline of the cells of a region, as an SVG path: every edge that no other cell shares. */
export function outline(grid: Grid, cells: readonly { x: number; y: number }[]): string {
  const has = (x: number, y: number) => cells.some((cell) => cell.x === x && cell.y === y);
  const half = grid.gap / 2;
  return cells
    .map(({ x, y }) => {
      const { left, top } = placeOf(grid, x, y);
      const [x0, y0] = [left - half, top - half];
      const [x1, y1] = [left + grid.width + half, top + grid.height + half];
      return [
        has(x, y - 1) ? '' : `M${x0} ${y0}H${x1}`,
        has(x + 1, y) ? '' : `M${x1} ${y0}V${y1}`,
        has(x, y + 1) ? '' : `M${x0} ${y1}H${x1}`,
        has(x - 1, y) ? '' : `M${x0} ${y0}V${y1}`,
      ].join('');
    })
    .join('');
}
