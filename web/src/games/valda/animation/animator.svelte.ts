import { Animator } from '../../../frame/animation/animator.svelte';
import type { Entry } from '../../../lib/hall/wire';
import { lazy } from './lazy.svelte';
import type { Moved, Place } from './timeline';

/** Pixels of a card and of anything else while it is dragged. */
const DRAGGED = { card: 84, token: 39 };

/** Cards, stones, temples and followers that fly, and what is dragged. */
export class ValdaAnimator extends Animator<Moved, Place> {
  constructor(fresh: () => readonly Entry[], viewer: () => number | null) {
    super({
      fresh,
      timelineOf: (entries) => lazy.now?.timelineOf(entries),
      pathOf: (motion, before) => lazy.now?.pathOf(motion, before, viewer()),
      sizeOf: (piece) => ('card' in piece ? DRAGGED.card : DRAGGED.token),
      root: () => document.querySelector('main'),
    });
  }
}
