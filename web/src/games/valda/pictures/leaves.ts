import type { Layout, Spot } from '../board/layout';

/** A tuft of leaves: its middle and half its width. */
export interface Tuft extends Spot {
  size: number;
}

/** The number of small tufts at the edge of a large one. */
const EDGE = 9;

/** The small tufts of a large one, none as large as the next: the first is its middle. */
function around({ x, y, size }: Tuft, seed: number): Tuft[] {
  const edge = Array.from({ length: EDGE }, (_, index) => {
    const angle = (2 * Math.PI * (index + seed * 0.37)) / EDGE;
    const far = size * (0.72 + 0.09 * Math.sin(index * 5 + seed));
    return {
      x: x + 1.08 * far * Math.cos(angle),
      y: y + 0.94 * far * Math.sin(angle),
      size: size * (0.31 + 0.07 * Math.sin(index * 2.4 + seed)),
    };
  });
  return [{ x, y, size: size * 0.74 }, ...edge];
}

/** The leaves of the tree: around each god, and above all the crown. */
export function leavesOf({ places, trunk, size }: Layout, height: number): Tuft[] {
  const crown = [-1.2, -0.5, 0.5, 1.2].map((part, index) => ({
    x: trunk.x + part * size * 0.8,
    y: size * (index % 3 === 0 ? 0.02 : -0.14),
    size: size * 0.46,
  }));
  const gods = places.map(({ x, y }) => ({
    x: x + Math.sign(x - trunk.x) * 0.04 * size,
    y: y - size * 0.05,
    // The lower ones carry fewer.
    size: size * (y < height / 2 ? 0.72 : 0.64),
  }));
  return [...crown, ...gods].flatMap(around);
}

/** A line of hills or mountains from points in parts of the room, down to its lower edge. */
export function ridge(
  points: readonly (readonly [number, number])[],
  width: number,
  height: number,
) {
  const line = points.map(([x, y]) => `${Math.round(x * width)} ${Math.round(y * height)}`);
  return `M0 ${height}L${line.join('L')}L${width} ${height}z`;
}

/** Places of stars in parts of the room. */
export const STARS: readonly (readonly [number, number, number])[] = Array.from(
  { length: 46 },
  (_, index) => [
    (index * 0.618) % 1,
    ((index * index * 0.137) % 1) * 0.62,
    0.6 + (index % 4) * 0.3,
  ],
);
