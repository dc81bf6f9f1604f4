import { partsOf } from '../../../frame/choosing/steps';
import { Stepwise } from '../../../frame/choosing/stepwise.svelte';
import { readChoice, type ValdaChoice, type ValdaScene } from '../shapes';
import { pieces } from '../pieces.svelte';
import { stepsOf, type Key } from './steps';

/** The player's picks so far, and the choices that fit them. */
export class Choosing extends Stepwise<ValdaScene, ValdaChoice> {
  decision = $derived.by(() => this.scene?.decision ?? null);
  protected override readonly reached = $derived.by(() =>
    this.picked.length > 0 ? this.#only(this.picked) : null,
  );

  override read = readChoice;
  readonly steps = (choice: ValdaChoice) => stepsOf(choice, this.decision);

  #only(picked: readonly Key[]): ValdaChoice | null {
    const left = this.left(picked);
    return left.length === 1 ? (left[0] ?? null) : null;
  }

  /** If several choices fit, none is explained. */
  protected override meantBy(key: Key): ValdaChoice | null {
    if (!this.myTurn) return null;
    const picked = this.picked.at(-1) === key ? this.picked : this.pointed(key);
    return picked && this.#only(picked);
  }

  /** Only what brings followers has reasons of its own. */
  protected override asks(choice: ValdaChoice): boolean {
    return choice.points !== 0;
  }

  protected override async wish(key: Key): Promise<string | null> {
    const { decision } = this;
    const { wishFor } = await import('./wishes');
    return wishFor(decision, key, pieces.of(partsOf(key)[1]));
  }
}
