import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';

/** A die tumbles onto the table, each a little after the one before. */
export function tumble(
  _node: Element,
  { index, moves }: { index: number; moves: boolean },
): TransitionConfig {
  const turn = index % 2 === 0 ? -1 : 1;
  return {
    delay: moves ? index * 30 : 0,
    duration: moves ? 320 : 0,
    easing: cubicOut,
    css: (done, left) =>
      `transform: translate(${60 * left * turn}px, ${-70 * left}px) rotate(${400 * left * turn}deg); opacity: ${Math.min(1, done * 3)}`,
  };
}

/** A card or panel comes down on the table. */
export function settle(_node: Element, { moves }: { moves: boolean }): TransitionConfig {
  return {
    duration: moves ? 260 : 0,
    easing: cubicOut,
    css: (done, left) =>
      `transform: translateY(${-18 * left}px) scale(${1 + 0.08 * left}); opacity: ${Math.min(1, done * 2)}`,
  };
}
