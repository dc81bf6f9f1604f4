import type { Key } from '../choosing/steps';
import type { Load, Place } from './flights';
import type { PageSpot, Table } from './sky.svelte';

/** Widths of armies and cards that go to somebody else's seat, in pixels. */
const SEATED = { army: 18, card: 20 };
const STAGE = 96;

/** Where things are on the page; `spots`: where they were before the newest view. */
export class Spots {
  constructor(
    private readonly table: Table,
    private readonly spots: ReadonlyMap<Key, DOMRect>,
  ) {}

  of(place: Place, load: Load, first: boolean): PageSpot | null {
    const card = 'card' in load;
    if ('pile' in place) {
      const pile = document.querySelector('.deck') ?? this.#map('market');
      return pile && { ...middleOf(pile.getBoundingClientRect()), width: SEATED.card };
    }
    if ('stage' in place) {
      const land = this.#map('landscape');
      return land && { ...middleOf(land.getBoundingClientRect()), width: STAGE };
    }
    if ('key' in place) return this.#thing(place.key, card, first);
    const own = place.seat === this.table.viewer() && place.held;
    const found = own && (this.#thing(place.held!, card, first) ?? this.#thing('reserve:', card));
    if (found) return found;
    const seat = document.querySelector(`[data-seat="${place.seat}"]`);
    const width = card ? SEATED.card : SEATED.army;
    return seat && { ...middleOf(seat.getBoundingClientRect()), width };
  }

  /** A thing where it was, or is once all has come to rest; its map where that is not shown. */
  #thing(key: Key, card: boolean, first = false): PageSpot | null {
    const kept = first ? this.spots.get(key) : undefined;
    const box = kept ?? this.#boxOf(key);
    if (!box) {
      const name = key.startsWith('cell:') ? 'landscape' : /^(slot|market):/.test(key) && 'market';
      const map = name && this.#map(name);
      return map ? { ...middleOf(map.getBoundingClientRect()), width: SEATED.card } : null;
    }
    if (key.startsWith('cell:') && !card) {
      // Where the armies stand on a location.
      const [x, y] = [box.x + box.width * 0.31, box.y + box.height * 0.58];
      return { x, y, width: box.width * 0.46 };
    }
    const width = card ? Math.min(box.width, box.height) : Math.min(30, box.width, box.height);
    return { ...middleOf(box), width };
  }

  #boxOf(key: Key): DOMRect | null {
    const thing = this.table.root()?.querySelector<HTMLElement>(`[data-key="${key}"]`);
    const box = thing?.getBoundingClientRect();
    if (!thing || !box || box.width === 0 || !isSeen(thing)) return null;
    const [left, top = 0] = thing.style.translate.split(' ').map(parseFloat);
    const map = thing.offsetParent;
    if (!left || !map) return box;
    // It may still be gliding there.
    const port = map.getBoundingClientRect();
    return new DOMRect(port.x + left, port.y + top - map.scrollTop, box.width, box.height);
  }

  /** A map, or the button that turns to it. */
  #map(name: 'market' | 'landscape'): Element | null {
    const root = this.table.root();
    const map = root?.querySelector(`.${name}`);
    return map && isSeen(map) ? map : (root?.querySelector(`[data-map="${name}"]`) ?? null);
  }
}

/** Whether a thing lies on a map that is turned to. */
export const isSeen = (thing: Element) => thing.checkVisibility({ visibilityProperty: true });

const middleOf = (box: DOMRect) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
