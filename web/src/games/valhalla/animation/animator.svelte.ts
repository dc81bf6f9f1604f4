import { untrack } from 'svelte';

import { Animator } from '../../../frame/animation/animator.svelte';
import type { Entry } from '../../../lib/hall/wire';
import { settings } from '../../../lib/page/settings.svelte';
import type { Playing } from '../../../lib/table/playing';
import { lazy } from './lazy.svelte';
import type { At, Land } from '../shapes';
import type { LandTimeline, Moved, Place, Stand } from './timeline';

export interface Table {
  /** The element that contains the two maps and the control zone. */
  root: () => Element | null;
  fresh: () => readonly Entry[];
  viewer: () => number | null;
  landscape: () => readonly Land[];
}

/** Pixels of a card and of armies while they are dragged. */
const DRAGGED = { card: 64, army: 34 };

/**
 * Cards and armies that move, fights, points that rise, and the armies that the landscape shows meanwhile.
 */
export class ValhallaAnimator extends Animator<Moved, Place, LandTimeline> {
  /** The landscape that is shown; not reactive, so that a change of it triggers nothing. */
  #before: readonly Land[] = [];
  #passed = $state.raw<{ of: LandTimeline | null; ms: number }>({ of: null, ms: 0 });
  #ms = $derived(this.#passed.of === this.timeline ? this.#passed.ms : 0);

  constructor(private readonly table: Table) {
    super({
      fresh: table.fresh,
      timelineOf: (entries) => lazy.now?.timelineOf(entries, this.#before),
      pathOf: (motion, before) => lazy.now?.pathOf(motion, before, table.root(), table.viewer()),
      sizeOf: (piece) => ('card' in piece ? DRAGGED.card : DRAGGED.army),
      root: table.root,
    });
  }

  /** Milliseconds before points are counted. */
  get counts(): number {
    return (this.timeline?.counts ?? 0) * settings.pace;
  }

  /** The armies to show on a cell while others are still on their way; null if nothing has changed. */
  standing(at: At): Stand | null {
    return this.timeline?.stands.get(at)?.find(({ until }) => until > this.#ms) ?? null;
  }

  override play(table: Pick<Playing, 'lasts'>): () => void {
    const { timeline } = this;
    const landscape = this.table.landscape();
    const stop = super.play(table);
    this.#before = landscape;
    // Steps through the times at which the landscape shows other armies.
    const times = [...(timeline?.stands.values() ?? [])].flat().map(({ until }) => until);
    const pace = untrack(() => settings.pace);
    const timers = [...new Set(times)].map((ms) =>
      setTimeout(() => (this.#passed = { of: timeline, ms }), ms * pace),
    );
    return () => {
      stop();
      timers.forEach(clearTimeout);
    };
  }
}
