import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';

/** A die tumbles onto the table, each a little after the one before. */
export function tumble(
  _node: Element,
  { index, pace }: { index: number; pace: number },
): TransitionConfig {
  const turn = index % 2 === 0 ? -1 : 1;
  return {
    delay: index * 30 * pace,
    duration: 320 * pace,
    easing: cubicOut,
    css: (done, left) =>
      `transform: translate(${60 * left * turn}px, ${-70 * left}px) rotate(${400 * left * turn}deg); opacity: ${Math.min(1, done * 3)}`,
  };
}

/** A card or panel comes down on the table. */
export function settle(
  _node: Element,
  { pace, delay = 0 }: { pace: number; delay?: number },
): TransitionConfig {
  return {
    delay,
    duration: 260 * pace,
    easing: cubicOut,
    css: (done, left) =>
      `transform: translateY(${-18 * left}px) scale(${1 + 0.08 * left}); opacity: ${Math.min(1, done * 2)}`,
  };
}

/** Followers that came or went rise from where they count, and fade. */
export function rise(
  _node: Element,
  { pace, delay }: { pace: number; delay: number },
): TransitionConfig {
  return {
    delay,
    duration: 1300 * pace,
    css: (done) =>
      `transform: translateY(${-16 * cubicOut(Math.min(1, done * 3))}px); opacity: ${done < 0.65 ? 1 : (1 - done) / 0.35}`,
  };
}
