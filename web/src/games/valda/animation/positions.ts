import type { Position } from '../../../frame/animation/motion';
import { middleOf, type Boxes } from '../../../frame/animation/positions';
import type { Place, ValdaMotion } from './timeline';

/** Pixels: of a card on the stage or in a hand; of what lies beside a seat; of a token. */
const SIZES = { card: 84, small: 30, token: 30 };
const OWN = ['hand', 'open', 'tray'];
/** Pixels from the edge of the page within which everything flies: a hand may go on beyond it. */
const EDGE = 16;
/** By how much what fades where it lies grows. */
const GROWS = 1.6;

/** The path of a motion on the page; null for a place that cannot be found. */
export function pathOf(
  { path, piece }: ValdaMotion,
  before: Boxes,
  viewer: number | null,
): (Position | null)[] {
  const found = path.map((place, index) => {
    const spot = positionOf(place, viewer, index === 0 ? before : undefined);
    if (!spot) return null;
    const within = (at: number, end: number) => Math.max(EDGE, Math.min(end - EDGE, at));
    // Only what is drawn like it takes its size; a token keeps its own.
    const like = 'card' in piece ? spot.size : SIZES.token;
    const size = 'temple' in piece ? SIZES.token * 1.2 : like;
    return { x: within(spot.x, innerWidth), y: within(spot.y, innerHeight), size };
  });
  const [from, to] = found;
  if (from && to && from.x === to.x && from.y === to.y) to.size *= GROWS;
  return found;
}

/**
 * The position of a place on the page, its size being the height; null where it cannot be told.
 * `before`: the boxes of what the viewer could point at until now.
 */
export function positionOf(place: Place, viewer: number | null, before?: Boxes): Position | null {
  const [zone = '', one = '', two = ''] = place.split(':');
  const own = Number(one) === viewer;
  if (OWN.includes(zone)) {
    const key = `${zone}:${two}`;
    const box = own && before?.get(key);
    const seen = box ? inBox(box) : own && spotAt(`main [data-key="${key}"]`);
    return seen || (own && sized(spotAt('main [data-cards]'), SIZES.card)) || seatSpot(one);
  }
  switch (zone) {
    case 'stone':
    case 'works':
      return (own && spotAt(`main [data-key="${zone}:${two}"]`)) || seatSpot(one);
    case 'temples':
      return (own && spotAt('main [data-temples]')) || seatSpot(one);
    case 'key':
      return spotAt(`main [data-key="${place.slice(4)}"]`);
    case 'seat':
      return seatSpot(one);
    case 'token':
      return spotAt(`main [data-token="${one}"]`) ?? seatSpot(one);
    case 'area':
      return spotAt(`main [data-god="${one}"]`);
    case 'site': {
      const area = `main [data-god="${one}"]`;
      return spotAt(`${area} [data-temple="${two}"]`, true) ?? sized(spotAt(area), SIZES.token);
    }
    case 'deck':
      return one === 'base' ? spotAt('main [data-pile="base"]') : corner(one);
    case 'pile':
      return spotAt('main [data-pile="discard"]');
    default:
      return sized(spotAt('main [data-stage]'), SIZES.card);
  }
}

const inBox = (box: DOMRect): Position => ({ ...middleOf(box), size: box.height });

function spotAt(query: string, last = false): Position | null {
  const found = [...document.querySelectorAll(query)];
  const node = last ? found.at(-1) : found[0];
  return node ? inBox(node.getBoundingClientRect()) : null;
}

const sized = (spot: Position | null, size: number): Position | null => spot && { ...spot, size };
const seatSpot = (seat: string) =>
  sized(spotAt(`[data-seat="${seat}"]`) ?? spotAt(`main [data-token="${seat}"]`), SIZES.small);

/** A god's deck lies at the upper right of the area. */
function corner(god: string): Position | null {
  const node = document.querySelector(`main [data-god="${god}"]`);
  if (!node) return null;
  const { right, top, width } = node.getBoundingClientRect();
  return { x: right - width * 0.12, y: top + width * 0.14, size: width * 0.2 };
}

/** The box of a seat, or of what can be pointed at; null for anything else. */
export function boxOf(place: Place): DOMRect | null {
  const [zone, one] = place.split(':');
  const key = zone === 'key' ? place.slice(4) : place;
  const query = zone === 'seat' ? `[data-seat="${one}"]` : `main [data-key="${key}"]`;
  return document.querySelector(query)?.getBoundingClientRect() ?? null;
}
