import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';

interface Arrival {
  /** Board units from where it slides, for a tile that was pushed. */
  dx: number;
  dy: number;
  pushed: boolean;
  moves: boolean;
}

/** A tile comes down on its cell, or slides in from the cell it was pushed out of. */
export function arrive(_node: Element, { dx, dy, pushed, moves }: Arrival): TransitionConfig {
  return {
    duration: moves ? 320 : 0,
    easing: cubicOut,
    css: (done, left) =>
      pushed
        ? `transform: translate(${dx * left}px, ${dy * left}px)`
        : `transform: translateY(${-46 * left}px) scale(${1 + 0.4 * left}); opacity: ${Math.min(1, done * 2)}`,
  };
}

/** Points rise from the cell that won them, and fade. */
export function rise(_node: Element): TransitionConfig {
  return {
    duration: 1300,
    css: (done) => {
      const up = cubicOut(Math.min(1, done * 3));
      const fade = done < 0.65 ? 1 : (1 - done) / 0.35;
      return `transform: translateY(${-58 * up}px) scale(${0.6 + 0.4 * up}); opacity: ${fade}`;
    },
  };
}
