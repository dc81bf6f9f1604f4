import { cellAt, type Cell, type Dir } from '../shapes';

const STEPS: Record<Dir, [number, number]> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };
export const stepOf = (dir: Dir): [number, number] => STEPS[dir];

/** The cell beside another in a direction. */
export const beside = ({ x, y }: { x: number; y: number }, dir: Dir): Cell =>
  cellAt(x + STEPS[dir][0], y + STEPS[dir][1]);

interface Place {
  at: Cell;
  x: number;
  y: number;
}

/**
 * The place to move to from `from` with an arrow key: the nearest one that lies that way,
 * where going sideways counts double; undefined if none does.
 */
export function nextPlace<P extends Place>(
  places: readonly P[],
  from: { x: number; y: number },
  dir: Dir,
): P | undefined {
  const [dx, dy] = STEPS[dir];
  let best: P | undefined;
  let least = Infinity;
  for (const place of places) {
    const ahead = (place.x - from.x) * dx + (place.y - from.y) * dy;
    const aside = Math.abs((place.x - from.x) * dy) + Math.abs((place.y - from.y) * dx);
    const far = ahead + 2 * aside;
    if (ahead > 0 && far < least) {
      best = place;
      least = far;
    }
  }
  return best;
}
