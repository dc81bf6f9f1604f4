import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';

/** Milliseconds, at the speed that the player has chosen. */
export interface Lasting {
  delay: number;
  duration: number;
}

/** A piece is there from the moment when what flew to it has landed, larger by a part of its size, and settles. */
export const land = (
  _node: Element,
  { delay, duration, larger = 0.12 }: Lasting & { larger?: number },
): TransitionConfig => ({
  delay,
  duration,
  easing: cubicOut,
  css: (done, left) => `transform: scale(${1 + larger * left}); opacity: ${done > 0 ? 1 : 0}`,
});
