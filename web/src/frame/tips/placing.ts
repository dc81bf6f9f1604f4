/** A box on the page or in a drawing, in any one unit. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A box that should stay in sight; a box of higher weight is covered later. */
export interface Kept extends Box {
  weight: number;
}

/** The box of an element on the page, to be kept in sight. */
export function keptAt(node: Element, weight: number): Kept {
  const { left, top, width, height } = node.getBoundingClientRect();
  return { left, top, width, height, weight };
}

const overlap = (one: Box, other: Box): number => {
  const across =
    Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const down =
    Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return across > 0 && down > 0 ? across * down : 0;
};

/** The first candidate that covers nothing that is kept, else the first of those that cover least of it. */
export function placeLabel<B extends Box>(candidates: readonly B[], kept: readonly Kept[]): B {
  const hides = (box: Box) => kept.reduce((sum, one) => sum + overlap(box, one) * one.weight, 0);
  let [best, least] = [candidates[0]!, Infinity];
  for (const candidate of candidates) {
    const hidden = hides(candidate);
    if (hidden < least) [best, least] = [candidate, hidden];
    if (least === 0) break;
  }
  return best;
}

/** A box moved into a room, so many units from its edges; at the left and the top where it has no room. */
export const within = (box: Box, room: Box, edge = 0): Box => ({
  ...box,
  left: Math.max(room.left + edge, Math.min(room.left + room.width - box.width - edge, box.left)),
  top: Math.max(room.top + edge, Math.min(room.top + room.height - box.height - edge, box.top)),
});

/** The places of a label beside a thing: above it, below, at its right and at its left. */
export function beside(
  thing: Box,
  { width, height }: Pick<Box, 'width' | 'height'>,
  gap: number,
): [Box, Box, Box, Box] {
  const middle = thing.left + (thing.width - width) / 2;
  const centre = thing.top + (thing.height - height) / 2;
  return [
    { left: middle, top: thing.top - height - gap, width, height },
    { left: middle, top: thing.top + thing.height + gap, width, height },
    { left: thing.left + thing.width + gap, top: centre, width, height },
    { left: thing.left - width - gap, top: centre, width, height },
  ];
}

/** All places of a box in a room, so many units apart, those nearest to where it is first. */
export function nearby(box: Box, room: Box, step: number): Box[] {
  const found: Box[] = [];
  const [right, bottom] = [room.left + room.width - box.width, room.top + room.height - box.height];
  for (let top = room.top; top <= bottom; top += step) {
    for (let left = room.left; left <= right; left += step) found.push({ ...box, left, top });
  }
  const far = ({ left, top }: Box) => Math.hypot(left - box.left, top - box.top);
  return found.sort((one, other) => far(one) - far(other));
}
