import { keptAt, nearby, placeLabel, type Kept } from '../../../frame/tips/placing';

/**
 * The parts of the table that can be pressed but are not needed: areas and cards in the hand that are not
 * lit, the piles.
 */
const IDLE = 'main :is([data-god], [data-cards] button):not([data-lit="true"]), main [data-piles]';

/** The parts that people read, and that are therefore covered last: areas, score, piles and events. */
const READ = [
  'main [data-god] :is(.ribbon, .plate, .deck)',
  'main :is([data-token], .track .safe, [data-pile], [data-stage] > *)',
].join();
const READ_WEIGHT = 12;

/** The areas of the map, each with a weight of its own, and their legible parts. */
export const keptOnMap = (weigh: (area: HTMLElement) => number): Kept[] => [
  ...[...document.querySelectorAll<HTMLElement>('main [data-god]')].map((area) =>
    keptAt(area, weigh(area)),
  ),
  ...[...document.querySelectorAll(READ)].map((part) => keptAt(part, READ_WEIGHT)),
];

/** Pixels between two places of the map that are tried. */
const STEP = 8;

/** The number of cards that fit one below the other beside the tree. */
const IN_COLUMN = 2;

/** Moves the cards to the stage beside the tree; returns false if they do not fit there. */
function layBeside(tray: HTMLElement): boolean {
  const place = document.querySelector('main [data-stage].aside')?.getBoundingClientRect();
  tray.classList.toggle('column', place !== undefined && tray.children.length <= IN_COLUMN);
  if (!place || !tray.matches('.column')) return false;
  const { left, top, width, height } = tray.getBoundingClientRect();
  const fits = width <= place.width && height <= place.height;
  tray.classList.toggle('column', fits);
  if (!fits) return false;
  const [x, y] = [place.left + (place.width - width) / 2, place.top + (place.height - height) / 2];
  tray.style.translate = `${x - left}px ${y - top}px`;
  return true;
}

/** Moves cards that lie on the map to the place where they cover least of the areas. */
function moveAside(tray: HTMLElement): void {
  const map = document.querySelector('main [data-world]')?.getBoundingClientRect();
  tray.style.translate = '';
  if (layBeside(tray)) return;
  const { left, top, width, height } = tray.getBoundingClientRect();
  // Beside the map they lie on the hand.
  if (!map || left >= map.right) return;
  const box = { left, top, width, height };
  const best = placeLabel(
    [box, ...nearby(box, map, STEP)],
    keptOnMap(() => 1),
  );
  tray.style.translate = `${best.left - left}px ${best.top - top}px`;
}

/**
 * While a tray lies on the table or the hand, things whose middle is under it are out of reach: a finger
 * would miss them, and the keyboard focus would be invisible.
 */
export function lyingUpon(tray: HTMLElement): () => void {
  let beneath: HTMLElement[] = [];
  const free = () => {
    for (const node of beneath) node.inert = false;
    beneath = [];
  };
  const cover = () => {
    free();
    if (tray.matches('.shelf')) moveAside(tray);
    const { left, right, top, bottom } = tray.getBoundingClientRect();
    beneath = [...document.querySelectorAll<HTMLElement>(IDLE)].filter((node) => {
      const box = node.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      return x > left && x < right && y > top && y < bottom;
    });
    for (const node of beneath) node.inert = true;
  };
  const sized = new ResizeObserver(cover);
  sized.observe(tray);
  sized.observe(document.documentElement);
  cover();
  return () => {
    sized.disconnect();
    free();
  };
}
