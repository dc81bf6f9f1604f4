import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';

/**
 * What comes grows to its size and appears. Svelte's own transitions ask for the style of the element,
 * for which the browser has to lay out the page anew with each of them.
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
