import { Animator } from '../../../frame/animation/animator.svelte';
import type { ScoreTimeline, Place, Moved, Scored } from './timeline';

/** Points of so many moves rise at once. */
const RISING = 3;

/** Tiles and boosts that fly, the points that rise from what they won, and a tile that is dragged. */
export class VoluspaAnimator extends Animator<Moved, Place, ScoreTimeline> {
  /** Points that are rising still, though more may have happened since. */
  rising = $state.raw<Scored[]>([]);

  protected override start(timeline: ScoreTimeline): void {
    super.start(timeline);
    const { scored } = timeline;
    if (scored.length > 0) this.rising = [...this.rising, ...scored].slice(-RISING);
  }
}
