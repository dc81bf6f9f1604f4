import type { Box } from '../../../frame/parts/view-box.svelte';
import type { Spot } from '../choosing/steps';

type Side = 'top' | 'right' | 'bottom' | 'left';

export interface Place {
  x: number;
  y: number;
}

/** Lit cells and tiles out of sight on one side, and the place of the arrow that leads there. */
export interface Beyond {
  side: Side;
  spots: Spot[];
  tiles: Place[];
  /** The most points of one of the cells. */
  points: number;
  /** Pixels in the port, of the arrow's corner. */
  x: number;
  y: number;
}

interface Port {
  width: number;
  height: number;
}

/** Pixels of an arrow with room around it, and those of a cell that must be seen to be touched. */
const ARROW = 48;
const TOUCHED = 40;
/** The parts of an edge at which an arrow can be, from its middle outward. */
const ALONG = Array.from(
  { length: 21 },
  (_, at) => 0.5 + (at % 2 ? 0.05 : -0.05) * Math.ceil(at / 2),
);
/** Pixels by which an arrow moves inward if the whole edge is taken. */
const INWARD = 13;
const SIDES: Side[] = ['top', 'right', 'bottom', 'left'];

/** A cell in pixels of the port. */
function cellBox(spot: Place, seen: Box, scale: number): Box {
  const size = 100 * scale;
  return {
    x: (spot.x * 100 - seen.x) * scale,
    y: (spot.y * 100 - seen.y) * scale,
    width: size,
    height: size,
  };
}

const meets = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** The side of the port beyond which too much of a box lies, if any. */
function sideOf(box: Box, port: Port): Side | null {
  const least = Math.min(TOUCHED, box.width);
  const over: [Side, number][] = [
    ['top', least - (box.y + box.height)],
    ['bottom', least - (port.height - box.y)],
    ['left', least - (box.x + box.width)],
    ['right', least - (port.width - box.x)],
  ];
  const [side, most] = over.reduce((one, other) => (other[1] > one[1] ? other : one));
  return most > 0.5 ? side : null;
}

/** Places by the side on which too little of them is seen, and the boxes of all others. */
function split<P extends Place>(places: readonly P[], seen: Box, port: Port) {
  const scale = port.width / seen.width;
  const hidden = new Map<Side, P[]>();
  const inSight: Box[] = [];
  for (const place of places) {
    const box = cellBox(place, seen, scale);
    const side = sideOf(box, port);
    if (side === null) inSight.push(box);
    else hidden.set(side, [...(hidden.get(side) ?? []), place]);
  }
  return { hidden, inSight };
}

/**
 * The lit cells and tiles out of sight. `seen` is the part of the board in the port, `buttons` the size of
 * the view's buttons there.
 */
export function beyondOf(
  spots: readonly Spot[],
  tiles: readonly Place[],
  seen: Box,
  port: Port,
  buttons: Port,
): { beyond: Beyond[]; corner: Corner | null } {
  const { hidden, inSight } = split(spots, seen, port);
  const laid = split(tiles, seen, port);
  const corner =
    freeCorner([...inSight, ...laid.inSight], port, buttons) ?? freeCorner(inSight, port, buttons);
  const taken = [...inSight, ...(corner ? [cornerBox(corner, port, buttons)] : [])];
  const beyond = SIDES.flatMap((side) => {
    const [there, away] = [hidden.get(side) ?? [], laid.hidden.get(side) ?? []];
    if (there.length + away.length === 0) return [];
    const points = Math.max(0, ...there.map((spot) => spot.points));
    // If lit cells lie everywhere, the whole board is one press away.
    const place = placeAt(side, port, taken);
    if (!place) return [];
    taken.push({ ...place, width: 44, height: 44 });
    return [{ side, spots: there, tiles: away, points, ...place }];
  });
  return { beyond, corner };
}

/** The place of an arrow at its side that covers nothing taken; null if there is no room. */
function placeAt(side: Side, port: Port, taken: readonly Box[]): { x: number; y: number } | null {
  const [right, bottom] = [port.width - ARROW, port.height - ARROW];
  const deep = (side === 'left' || side === 'right' ? right : bottom) / 2;
  for (let inward = 0; inward <= deep; inward += INWARD) {
    const places = ALONG.map((part) => {
      const [x, y] = [2 + part * right, 2 + part * bottom];
      if (side === 'left') return { x: 2 + inward, y };
      if (side === 'right') return { x: 2 + right - inward, y };
      return { x, y: side === 'top' ? 2 + inward : 2 + bottom - inward };
    });
    const free = places.find(
      (place) => !taken.some((box) => meets(box, { ...place, width: 44, height: 44 })),
    );
    if (free) return free;
  }
  return null;
}

/** The distance of a corner of the port from the lower right one. */
export interface Corner {
  dx: number;
  dy: number;
}

function cornerBox({ dx, dy }: Corner, port: Port, size: Port): Box {
  return { x: port.width - size.width + dx, y: port.height - size.height + dy, ...size };
}

/** The first corner of the port that no lit cell lies in; null where there is none. */
function freeCorner(inSight: readonly Box[], port: Port, size: Port): Corner | null {
  const [dx, dy] = [size.width - port.width, size.height - port.height];
  const corners: Corner[] = [
    { dx: 0, dy: 0 },
    { dx, dy: 0 },
    { dx: 0, dy },
    { dx, dy },
  ];
  const isFree = (corner: Corner) =>
    !inSight.some((box) => meets(box, cornerBox(corner, port, size)));
  return corners.find(isFree) ?? null;
}
