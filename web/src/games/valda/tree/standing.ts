/** The offset of a token from the trunk and from its count's height, away from other tokens. */
export interface Standing {
  dx: number;
  dy: number;
}

interface Room {
  /** The height of a count on the board. */
  at: (count: number) => number;
  /** The distance of the first token from the middle, and the greatest distance of the last. */
  first: number;
  last: number;
  /** The distance between two tokens. */
  apart: number;
}

/** More rows than a game has seats. */
const ROWS = 6;

/** The places of tokens on both sides of the trunk, without overlap. */
export function standing(counts: readonly number[], { at, first, last, apart }: Room): Standing[] {
  const outward = Array.from(
    { length: 1 + Math.max(0, Math.floor((last - first) / apart)) },
    (_, index) => first + index * apart,
  );
  const tries = Array.from({ length: ROWS }, (_, row) =>
    outward.flatMap((far) => [far, -far].map((dx) => ({ dx, dy: 0 - row * apart }))),
  ).flat();
  const taken: { x: number; y: number }[] = [];
  return counts.map((count) => {
    const free = ({ dx, dy }: Standing) =>
      taken.every(({ x, y }) => Math.abs(x - dx) >= apart || Math.abs(y - at(count) - dy) >= apart);
    const found = tries.find(free) ?? { dx: first, dy: 0 };
    taken.push({ x: found.dx, y: at(count) + found.dy });
    return found;
  });
}
