import type { Position } from '../../../frame/animation/motion';
import { middleOf } from '../../../frame/animation/positions';
import type { ViewBox } from '../../../frame/parts/view-box.svelte';
import { readCell } from '../shapes';
import type { Place } from './timeline';

/** Pixels of a tile that comes from the own hand, from another's seat, and at least while it is dragged. */
const SIZES = { hand: 70, seat: 26, dragged: 64 };

export const draggedSize = (view: ViewBox): number => Math.max(SIZES.dragged, 100 * view.goalScale);

/** The position of a place on the page once the view has come to rest; null if it cannot be found. */
export function positionOf(
  place: Place,
  board: Element,
  view: ViewBox,
  viewer: number | null,
): Position | null {
  if ('slot' in place) {
    const box = boxOf(`[data-slot="${place.slot}"]`);
    return box && { ...middleOf(box), size: Math.min(box.width, box.height) };
  }
  if ('seat' in place) {
    const own = place.seat === viewer ? boxOf('[data-hand]') : null;
    const box = own ?? boxOf(`[data-seat="${place.seat}"]`);
    return box && { ...middleOf(box), size: own ? SIZES.hand : SIZES.seat };
  }
  const { left, top } = board.getBoundingClientRect();
  const { x, y } = readCell(place.at);
  const { window: seen, goalScale: scale } = view;
  return {
    x: left + (x * 100 + 50 - seen.x) * scale,
    y: top + (y * 100 + 50 - seen.y) * scale,
    size: 100 * scale,
  };
}

const boxOf = (query: string) => document.querySelector(query)?.getBoundingClientRect() ?? null;
