/** The boxes of the board: the tree with its gods, and beside it what happened last. */
export interface Layout {
  /** Whether there is little room: only the most important things are shown. */
  compact: boolean;
  /** Width of a medallion. */
  size: number;
  /** The factor by which its cost is drawn larger. */
  enlarged: number;
  /** The middles of the areas, in the order of the gods. */
  places: Spot[];
  /** The middle of what lies where an eighth god would be: deck and discard pile. */
  piles: Spot;
  /** The place of the trunk, half its width, and the greatest distance of tokens to either side. */
  trunk: { x: number; half: number; room: number };
  /** The box of what happens: beside the tree, between trunk and gods, or over the whole. */
  stage: { left: number; width: number; lies: 'aside' | 'between' | 'over' };
}
export interface Spot {
  x: number;
  y: number;
}

/** Column (outward from the trunk) and row of each god, then of the piles; left of the trunk below 0. */
type Grid = readonly (readonly [number, number])[];
const BROAD: Grid = [
  [-2, 0],
  [-1, 0],
  [1, 0],
  [2, 0],
  [1, 1],
  [-1, 1],
  [-2, 1],
  [2, 1],
];
const HIGH: Grid = [
  [-1, 1],
  [-1, 0],
  [1, 0],
  [1, 1],
  [1, 2],
  [-1, 3],
  [-1, 2],
  [1, 3],
];

/** Rooms from this width on have a place of its own for what happens. */
const ASIDE = 660;
const COMPACT = 560;
const MOST = 270;
/** A medallion with the plate below it is so many times as high as wide. */
const TALL = 1.09;
/** The greatest factor by which a small medallion draws its cost larger. */
const MOST_ENLARGED = 2.2;
/** Pixels of a medallion on which a cost has letters of 11 pixels. */
const LEGIBLE = 124;
/** Pixels of a medallion from which cost and deck can be read. */
const READABLE = 112;
const EDGE = 3;

const clamp = (least: number, value: number, most: number) =>
  Math.max(least, Math.min(value, most));

/** The size of medallions with a number of columns on each side of the trunk. */
function sized(width: number, height: number, columns: number, trunk: number): number {
  const rows = 4 / columns;
  const across = (width - trunk) / (2 * columns) - 4;
  return Math.min(across, (height - 2 * EDGE) / rows / TALL, MOST);
}

/** The seven areas on the branches of Yggdrasil in a room of this many pixels. */
export function layoutOf(width: number, height: number): Layout {
  const aside = width >= ASIDE && height >= 250;
  const beside = aside ? clamp(164, width * 0.2, 300) : 0;
  const tree = width - beside;
  const trunk = clamp(62, tree * 0.19, 250);
  const [one, two] = [sized(tree, height, 1, trunk), sized(tree, height, 2, trunk)];
  const columns = one > two ? 1 : 2;
  const size = Math.max(44, columns === 1 ? one : two);
  const middle = beside + tree / 2;
  const cell = Math.min((tree - trunk) / (2 * columns), size * 1.32);
  const gap = columns === 1 ? (tree - 2 * size) / 2 - EDGE : trunk / 2;
  const rows = 4 / columns;
  const step = (height - 2 * EDGE - size * TALL) / (rows - 1);
  const spots = (columns === 1 ? HIGH : BROAD).map(([column, row]) => {
    const out = Math.abs(column) - 1;
    // Outer medallions are lower above, and higher below.
    const bent =
      columns === 2 ? out * (row === 0 ? 1 : -1) * Math.min(step - size * TALL, size * 0.3) : 0;
    const far = columns === 1 ? gap + size / 2 : gap + cell * (out + 0.5);
    return {
      x: middle + Math.sign(column) * far,
      y: EDGE + size / 2 + row * step + Math.max(-size, bent * 0.7),
    };
  });
  return {
    compact: size < READABLE && width < COMPACT,
    size,
    enlarged: clamp(1, LEGIBLE / size, MOST_ENLARGED),
    places: spots.slice(0, 7),
    piles: spots[7] ?? { x: middle, y: height },
    trunk: { x: middle, half: clamp(12, trunk * 0.17, 36), room: gap },
    stage: aside
      ? { left: 0, width: beside, lies: 'aside' }
      : columns === 1
        ? { left: middle - gap, width: 2 * gap, lies: 'between' }
        : { left: 0, width, lies: 'over' },
  };
}
