import { beside, placeLabel, within, type Box } from './placing';

/** The description of a thing of a table: its name, and lines of a sentence or figure each. */
export interface Tip {
  title: string;
  lines: readonly string[];
}

/** Explains a piece by what its element says of itself (`data-card` and the like); null for what is none of its. */
export type TooltipSource = (thing: Element) => Tip | null;

const sources = new Set<TooltipSource>();

/** Adds a game's explanations of its pieces. */
export const addTooltips = (source: TooltipSource): void => void sources.add(source);

/** A figure that has a name, on its own or as a part of a piece. */
const NAMED = '[data-tip]';
const PIECES = '[data-card], [data-tile], [data-god]';
/** A button that lies over figures, and is no name for them itself. */
const OVER = '[data-over]';

/** The thing under the mouse, the focus or a finger. A finger asks only for figures: it chooses pieces. */
export function thingAt(
  target: EventTarget | null,
  at: { x: number; y: number } | null,
  figures = false,
): Element | null {
  if (!(target instanceof Element)) return null;
  const wanted = figures ? NAMED : `${NAMED}, ${PIECES}`;
  if (!target.closest(OVER)) return target.closest(wanted);
  if (at === null) return target;
  const [thing] = document.elementsFromPoint(at.x, at.y).flatMap((one) => one.closest(NAMED) ?? []);
  return thing ?? null;
}

const nameOf = (thing: Element): string =>
  thing.getAttribute('data-tip') || (thing.getAttribute('aria-label') ?? '');

/** The tip for a thing; null for none. */
export function tipOf(thing: Element): Tip | null {
  if (thing.matches(OVER)) {
    const under = [...(thing.parentElement?.querySelectorAll(NAMED) ?? [])].map(nameOf);
    return under.length > 0 ? { title: '', lines: under } : null;
  }
  if (thing.matches(NAMED)) return nameOf(thing) ? { title: '', lines: [nameOf(thing)] } : null;
  for (const tipFor of sources) {
    const tip = tipFor(thing);
    if (tip) return tip;
  }
  return null;
}

const GAP = 8;
const EDGE = 6;

/** The place of a tip: beside its thing, within the window, clear of the boxes to keep in sight. */
export function placeFor(
  thing: Box,
  size: { width: number; height: number },
  room: { width: number; height: number },
  clear: readonly Box[],
): { left: number; top: number } {
  const screen = { left: 0, top: 0, ...room };
  const places = beside(thing, size, GAP).map((place) => within(place, screen, EDGE));
  return placeLabel(
    places,
    [thing, ...clear].map(({ left, top, width, height }) => ({
      left,
      top,
      width,
      height,
      weight: 1,
    })),
  );
}
