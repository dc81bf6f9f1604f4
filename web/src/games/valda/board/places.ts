import type { Place } from '../flights/flights';

/** Where something is on the page: its middle and its height, in pixels. */
export interface PageSpot {
  x: number;
  y: number;
  height: number;
}

/** Pixels: of a card on the stage or in a hand; of what lies beside a seat; of a token. */
export const SIZES = { card: 84, small: 30, token: 30 };
const OWN = ['hand', 'open', 'tray'];

/**
 * The spot of a place on the page; null where it cannot be told. `before`: where what the viewer
 * could point at lay until now.
 */
export function findSpot(
  place: Place,
  viewer: number | null,
  before?: ReadonlyMap<string, PageSpot>,
): PageSpot | null {
  const [zone = '', one = '', two = ''] = place.split(':');
  const own = Number(one) === viewer;
  if (OWN.includes(zone)) {
    const key = `${zone}:${two}`;
    const seen = own && (before?.get(key) ?? spotAt(`main [data-key="${key}"]`));
    return seen || (own && lowered(spotAt('main [data-cards]'))) || seatSpot(one);
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
    case 'site':
      return spotAt(`main [data-god="${one}"] [data-temple="${two}"]`, true) ?? sites(one);
    case 'deck':
      return one === 'base' ? spotAt('main [data-pile="base"]') : corner(one);
    case 'pile':
      return spotAt('main [data-pile="discard"]');
    default:
      return stageSpot();
  }
}

export function spotOf(node: Element): PageSpot {
  const { left, top, width, height } = node.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, height };
}

function spotAt(query: string, last = false): PageSpot | null {
  const found = [...document.querySelectorAll(query)];
  const node = last ? found.at(-1) : found[0];
  return node ? spotOf(node) : null;
}

const sized = (spot: PageSpot | null, height: number): PageSpot | null =>
  spot && { ...spot, height };
const seatSpot = (seat: string) =>
  sized(spotAt(`[data-seat="${seat}"]`) ?? spotAt(`main [data-token="${seat}"]`), SIZES.small);
const lowered = (spot: PageSpot | null) => sized(spot, SIZES.card);
const stageSpot = () => sized(spotAt('main [data-stage]'), SIZES.card);
const sites = (god: string) => sized(spotAt(`main [data-god="${god}"]`), SIZES.token);

/** A god's deck lies at the upper right of the area. */
function corner(god: string): PageSpot | null {
  const node = document.querySelector(`main [data-god="${god}"]`);
  if (!node) return null;
  const { right, top, width } = node.getBoundingClientRect();
  return { x: right - width * 0.12, y: top + width * 0.14, height: width * 0.2 };
}

/** The box of a seat, or of what can be pointed at; null for anything else. */
export function findBox(place: Place): DOMRect | null {
  const [zone, one] = place.split(':');
  const key = zone === 'key' ? place.slice(4) : place;
  const query = zone === 'seat' ? `[data-seat="${one}"]` : `main [data-key="${key}"]`;
  return document.querySelector(query)?.getBoundingClientRect() ?? null;
}
