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
const COMPACT = 560;

export interface Layout {
  compact: boolean;
  /** Width of a medallion. */
  size: number;
  /** The middles of the areas, in the order of the gods. */
  places: { x: number; y: number }[];
}

/** The seven areas around Yggdrasil in a room of this many pixels. */
export function layoutOf(width: number, height: number): Layout {
  const compact = width < COMPACT;
  const most = compact ? 104 : 210;
  const size = Math.max(44, Math.min(width / (compact ? 4.45 : 5), height / 3.12, most));
  const across = Math.min((width - size) / 2 - 3, size * 2.9);
  const down = Math.min((height - size * 1.05) / 2 - 1, size * 1.7);
  const places = PLACES.map(([u, v]) => ({
    x: width / 2 + u * across,
    y: height / 2 + v * down,
  }));
  return { compact, size, places };
}
