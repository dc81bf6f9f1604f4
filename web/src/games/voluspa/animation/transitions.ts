import type { TransitionConfig } from 'svelte/transition';

import type { Lasting } from '../../../frame/animation/transitions';

/** Comes into sight. */
export function appear(_node: Element, { delay, duration }: Lasting): TransitionConfig {
  return { delay, duration, css: (done) => `opacity: ${done}` };
}
