import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';

/**
 * A new element grows to its size and appears. Svelte's own transitions read the style of the element,
 * which makes the browser lay out the page again for each of them.
 */
export const grow = (
  _node: Element,
  { delay = 0, duration, start = 0 }: { delay?: number; duration: number; start?: number },
): TransitionConfig => ({
  delay,
  duration,
  easing: cubicOut,
  css: (done, left) => `transform: scale(${1 - (1 - start) * left}); opacity: ${done}`,
});
