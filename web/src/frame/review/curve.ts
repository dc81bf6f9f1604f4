/** A curve of points over plies as it is drawn on a field of `width` × `height`. */
export interface Drawn {
  /** The way of each seat's line. */
  lines: string[];
  /** The end of each seat's line. */
  ends: { x: number; y: number }[];
  /** Lines of equal points, with their figures. */
  steps: { y: number; points: number }[];
  x: (ply: number) => number;
}

export interface Room {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const MOST_STEPS = 5;

/** A round distance between lines of equal points, so that there are few of them. */
export function stepOf(span: number): number {
  for (let size = 1; ; size *= 10) {
    for (const step of [size, 2 * size, 5 * size]) if (span / step <= MOST_STEPS) return step;
  }
}

export function draw(plies: readonly (readonly number[])[], room: Room): Drawn {
  const all = plies.flat();
  const low = Math.min(0, ...all);
  const high = Math.max(1, ...all);
  const step = stepOf(high - low);
  const last = Math.max(1, plies.length - 1);
  const x = (ply: number) =>
    room.left + ((room.width - room.left - room.right) * Math.min(ply, last)) / last;
  const y = (points: number) =>
    room.height -
    room.bottom -
    ((room.height - room.top - room.bottom) * (points - low)) / (high - low);
  const round = (value: number) => Math.round(value * 10) / 10;
  const seats = plies[0]?.length ?? 0;
  const lines = Array.from({ length: seats }, (_, seat) =>
    plies
      .map((scores, ply) => {
        const [here, there] = [round(x(ply)), round(y(scores[seat] ?? 0))];
        // Points come at once, not little by little.
        return ply === 0 ? `M${here} ${there}` : `H${here}V${there}`;
      })
      .join(''),
  );
  const ends = Array.from({ length: seats }, (_, seat) => ({
    x: round(x(plies.length - 1)),
    y: round(y(plies.at(-1)?.[seat] ?? 0)),
  }));
  const steps = [];
  for (let points = Math.ceil(low / step) * step; points <= high; points += step) {
    steps.push({ y: round(y(points)), points });
  }
  return { lines, ends, steps, x };
}

/** The ply under a place of the field. */
export function plyAt(plies: number, room: Room, place: number): number {
  const part = (place - room.left) / Math.max(1, room.width - room.left - room.right);
  return Math.min(plies, Math.max(0, Math.round(part * plies)));
}

const LEAP = 10;

/** The ply that a key leads to on the curve; null for a key without a meaning there. */
export function curveKey(key: string, at: number, plies: number): number | null {
  const wish = {
    ArrowLeft: at - 1,
    ArrowDown: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at + 1,
    PageDown: at - LEAP,
    PageUp: at + LEAP,
    Home: 0,
    End: plies,
  }[key];
  return wish === undefined ? null : Math.min(plies, Math.max(0, wish));
}
