/** Where the middle of each area lies, in halves of the room from the middle of the map. */
const PLACES: readonly [number, number][] = [
  [-0.55, -1],
  [0, -1],
  [0.55, -1],
  [1, 0],
  [0.44, 1],
  [-0.44, 1],
  [-1, 0],
];
/** The same where the room is high and narrow. */
const HIGH_PLACES: readonly [number, number][] = [
  [-0.62, -1],
  [0.62, -1],
  [1, -0.32],
  [1, 0.36],
  [0.72, 1],
  [-0.72, 1],
  [-1, 0.02],
];
/** So many times as high as wide is high. */
const HIGH = 1.3;
const COMPACT = 560;
/** So many times larger than on a large one a cost is drawn at most, and what its plate takes below. */
const MOST_ENLARGED = 2.2;
const BELOW = 11.5 / 106;
/** Pixels of a medallion on which a cost has letters of 11 pixels. */
const LEGIBLE = 124;
/** Pixels of a medallion from which cost and deck can be read. */
const READABLE = 112;

export interface Layout {
  compact: boolean;
  /** Width of a medallion. */
  size: number;
  /** How many times larger its cost is drawn. */
  enlarged: number;
  /** The middles of the areas, in the order of the gods. */
  places: { x: number; y: number }[];
}

/** The seven areas around Yggdrasil in a room of this many pixels. */
export function layoutOf(width: number, height: number): Layout {
  const narrow = width < COMPACT;
  const high = height > width * HIGH;
  const [beside, above] = high ? [3.4, 4.4] : [narrow ? 4.45 : 5, 3.12];
  const most = narrow && !high ? 104 : 270;
  const size = Math.max(44, Math.min(width / beside, height / above, most));
  const compact = narrow && size < READABLE;
  const across = Math.min((width - size) / 2 - 3, size * 2.9);
  const enlarged = Math.min(MOST_ENLARGED, Math.max(1, LEGIBLE / size));
  const below = size * BELOW * Math.max(0, enlarged - 1.5);
  const down = Math.min((height - size * 1.05) / 2 - 1 - below, size * (high ? 2.1 : 1.7));
  const places = (high ? HIGH_PLACES : PLACES).map(([u, v]) => ({
    x: width / 2 + u * across,
    y: height / 2 + v * down,
  }));
  return { compact, size, enlarged, places };
}
