import type { Position } from '../../../frame/animation/motion';
import { middleOf, type Boxes } from '../../../frame/animation/positions';
import type { Key } from '../choosing/steps';
import type { Place, ValhallaMotion } from './timeline';

/** Widths of armies and cards that go to another player's seat, in pixels. */
const SEATED = { army: 18, card: 20 };
const STAGE = 96;

/**
 * The path of a motion on the page, sizes being widths; null for a place that cannot be found. `before`:
 * the boxes of things until the newest view; `root` contains the maps and the control zone.
 */
export function pathOf(
  { path, piece }: ValhallaMotion,
  before: Boxes,
  root: Element | null,
  viewer: number | null,
): (Position | null)[] {
  const places = new Places(root, viewer, 'card' in piece || 'fight' in piece);
  return path.map((place, index) =>
    places.of(place, path.length > 1 && index === 0 ? before : undefined),
  );
}

/** Finds places on the page for a card, or for a piece as large as armies. */
class Places {
  constructor(
    private readonly root: Element | null,
    private readonly viewer: number | null,
    private readonly card: boolean,
  ) {}

  of(place: Place, before?: Boxes): Position | null {
    if ('pile' in place) {
      return inMiddle(document.querySelector('.deck') ?? this.#map('market'), SEATED.card);
    }
    if ('stage' in place) return inMiddle(this.#map('landscape'), STAGE);
    if ('key' in place) return this.#thing(place.key, before);
    const own = place.seat === this.viewer && place.held;
    const found = own && (this.#thing(own, before) ?? this.#thing('reserve:'));
    if (found) return found;
    const seat = document.querySelector(`[data-seat="${place.seat}"]`);
    return inMiddle(seat, this.card ? SEATED.card : SEATED.army);
  }

  /** The position of a thing, before the view or after all motion; else the middle of its map. */
  #thing(key: Key, before?: Boxes): Position | null {
    const box = before?.get(key) ?? this.#boxOf(key);
    if (!box) {
      const name = key.startsWith('cell:') ? 'landscape' : /^(slot|market):/.test(key) && 'market';
      return name ? inMiddle(this.#map(name), SEATED.card) : null;
    }
    if (key.startsWith('cell:') && !this.card) {
      // The place of the armies on a location.
      if (box.height < box.width) {
        return {
          x: box.x + box.height * 0.45,
          y: box.y + box.height * 0.4,
          size: box.height * 0.6,
        };
      }
      const [x, y] = [box.x + box.width * 0.26, box.y + box.height * 0.6];
      return { x, y, size: box.width * 0.42 };
    }
    const size = Math.min(this.card ? Infinity : 30, box.width, box.height);
    return { ...middleOf(box), size };
  }

  #boxOf(key: Key): DOMRect | null {
    const thing = this.root?.querySelector<HTMLElement>(`[data-key="${key}"]`);
    const box = thing?.getBoundingClientRect();
    if (!thing || !box || box.width === 0 || !isSeen(thing)) return null;
    const [left, top = 0] = thing.style.translate.split(' ').map(parseFloat);
    const map = thing.offsetParent;
    if (!left || !map) return box;
    // It may still be gliding to this place.
    const port = map.getBoundingClientRect();
    return new DOMRect(port.x + left, port.y + top - map.scrollTop, box.width, box.height);
  }

  /** A map, or the button that shows it. */
  #map(name: 'market' | 'landscape'): Element | null {
    const map = this.root?.querySelector(`.${name}`);
    return map && isSeen(map) ? map : (this.root?.querySelector(`[data-map="${name}"]`) ?? null);
  }
}

/** Whether a thing is on a map that is shown. */
const isSeen = (thing: Element) => thing.checkVisibility({ visibilityProperty: true });

const inMiddle = (thing: Element | null, size: number): Position | null =>
  thing && { ...middleOf(thing.getBoundingClientRect()), size };
