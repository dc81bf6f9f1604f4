export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 8;

/** How much of two boxes lies on the same place, in square pixels. */
function shared(one: Box, other: Box): number {
  const across =
    Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const down =
    Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return across > 0 && down > 0 ? across * down : 0;
}

/**
 * Where something of a size lies beside a thing: within the room, on nothing of `clear`, and on as
 * little of `others` as can be; null where there is no such place.
 */
export function besideOf(
  thing: Box,
  { width, height }: { width: number; height: number },
  room: Box,
  clear: readonly Box[],
  others: readonly Box[],
): { left: number; top: number } | null {
  const [left, right] = [thing.left - GAP - width, thing.left + thing.width + GAP];
  const [above, below] = [thing.top - GAP - height, thing.top + thing.height + GAP];
  const [middle, centre] = [
    thing.left + (thing.width - width) / 2,
    thing.top + (thing.height - height) / 2,
  ];
  const places = [
    [right, centre],
    [middle, below],
    [left, centre],
    [middle, above],
    [right, below],
    [left, below],
    [right, above],
    [left, above],
  ].map(([x = 0, y = 0]) => ({ left: x, top: y, width, height }));
  const free = places.filter(
    (place) =>
      shared(place, room) >= width * height - 1 && clear.every((box) => shared(place, box) === 0),
  );
  const hides = (place: Box) => others.reduce((sum, box) => sum + shared(place, box), 0);
  const best = free.toSorted((one, other) => hides(one) - hides(other))[0];
  return best ? { left: best.left, top: best.top } : null;
}
