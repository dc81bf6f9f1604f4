import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';

interface Lasting {
  /** Milliseconds, at the speed that the player has chosen. */
  delay: number;
  duration: number;
}

/** A tile is there from the moment when what flew to it has landed, and settles. */
export function land(_node: Element, { delay, duration }: Lasting): TransitionConfig {
  return {
    delay,
    duration,
    easing: cubicOut,
    css: (done, left) => `transform: scale(${1 + 0.07 * left}); opacity: ${done > 0 ? 1 : 0}`,
  };
}

/** Comes into sight. */
export function appear(_node: Element, { delay, duration }: Lasting): TransitionConfig {
  return { delay, duration, css: (done) => `opacity: ${done}` };
}

/** The part of its life in which a line is drawn, and after which it fades. */
const DRAWN = 0.2;
const FADES = 0.75;

/** A line is drawn around what scored, stays a while, and fades. */
export function draw(_node: Element, { delay, duration }: Lasting): TransitionConfig {
  return {
    delay,
    duration,
    css: (done) => {
      const fade = done < FADES ? 1 : (1 - done) / (1 - FADES);
      return `stroke-dasharray: 1; stroke-dashoffset: ${1 - cubicOut(Math.min(1, done / DRAWN))}; opacity: ${done > 0 ? fade : 0}`;
    },
  };
}

/** Points rise from what won them, and fade. */
export function rise(_node: Element, { delay, duration }: Lasting): TransitionConfig {
  return {
    delay,
    duration,
    css: (done) => {
      const up = cubicOut(Math.min(1, done * 3));
      const fade = done < 0.65 ? Math.min(1, done * 20) : (1 - done) / 0.35;
      return `transform: translateY(${-46 * up}px) scale(${0.6 + 0.4 * up}); opacity: ${fade}`;
    },
  };
}
