import type { Decision } from './asking';

/** Pixels that a finger goes sideways for a step. */
const SWIPE_PX = 48;

/** The ply of the next listed decision, or of the one before; null at the ends. */
export function stepFrom(listed: readonly Decision[], at: number, way: 1 | -1): number | null {
  const found =
    way > 0 ? listed.find(({ ply }) => ply > at) : listed.findLast(({ ply }) => ply < at);
  return found?.ply ?? null;
}

/** Which way a finger has gone sideways; null where it hardly has, or up and down as well. */
export function swiped(dx: number, dy: number): 1 | -1 | null {
  if (Math.abs(dx) < SWIPE_PX || Math.abs(dx) < 2 * Math.abs(dy)) return null;
  return dx < 0 ? 1 : -1;
}

/** Calls back when a finger goes sideways over a node: to the left for the next. */
export function swiping(step: (way: 1 | -1) => void): (node: HTMLElement) => () => void {
  return (node) => {
    const listening = new AbortController();
    const { signal } = listening;
    let start: Touch | undefined;
    const down = (event: TouchEvent) => {
      start = event.touches.length === 1 ? event.touches[0] : undefined;
    };
    const up = (event: TouchEvent) => {
      const end = event.changedTouches[0];
      const way = start && end && swiped(end.clientX - start.clientX, end.clientY - start.clientY);
      if (way) step(way);
    };
    node.addEventListener('touchstart', down, { signal, passive: true });
    node.addEventListener('touchend', up, { signal, passive: true });
    return () => listening.abort();
  };
}
