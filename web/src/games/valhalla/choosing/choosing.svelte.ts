import { Stepwise } from '../../../frame/choosing/stepwise.svelte';
import { follow, nextKeys } from '../../../frame/choosing/steps';
import type { ValhallaChoice, ValhallaScene } from '../shapes';
import { goOn, settled, stepsOf, type Key } from './steps';

/** What the player has pointed at so far, and what that leads to. */
export class Choosing extends Stepwise<ValhallaScene, ValhallaChoice> {
  #count = $state<number | null>(null);
  #settled = $derived.by(() => settled(this.choices, this.picked));
  /** How many armies may go; only one number where there is nothing to choose. */
  counts = $derived.by(() =>
    this.#settled.flatMap((choice) => choice.count ?? []).toSorted((one, other) => one - other),
  );
  count = $derived.by(() => this.#count ?? this.counts.at(-1) ?? 1);
  protected override readonly reached = $derived.by(
    () => this.#settled.find((choice) => (choice.count ?? this.count) === this.count) ?? null,
  );
  /** The ways to use the chosen card: they stay in sight, so that one can think again. */
  offered = $derived.by(() => {
    const levels = this.picked.map((_, level) =>
      nextKeys(this.choices, stepsOf, this.picked.slice(0, level)),
    );
    const keys = [...levels, this.lit].flatMap((found) => [...found]);
    const found = new Set(keys.filter((key) => /^(use|rival):/.test(key)));
    // What leaves no choice has been taken already.
    return found.size > 1 ? [...found] : [];
  });
  /** Whether whatever is pointed at is meant for a choice that has been begun. */
  underWay = $derived.by(() => this.begun || (this.scene?.stage ?? 'turn') !== 'turn');

  readonly steps = stepsOf;
  protected override readonly rests = 120;

  /** The choice that a thing leads to, the most armies of it; null where there is nothing to tell. */
  protected override meantBy(key: Key): ValhallaChoice | null {
    if (!this.myTurn || this.table.busy) return null;
    if (key.startsWith('plain:')) {
      return this.plain.find((choice) => `plain:${choice.type}` === key) ?? null;
    }
    const next = this.has(key) ? null : this.pointed(key);
    if (!next && !this.has(key)) return null;
    const picked = next ? this.goOn(next) : this.picked;
    const found = settled(this.choices, picked);
    const [first] = this.left(picked);
    if (found.length === 0) {
      // What the card does is all that can be told before it is clear what it is for.
      const told = /^(card|use):/.test(key) && first;
      return told ? { ...first, action: '', type: 'about', points: 0, battle: undefined } : null;
    }
    return found.reduce((most, choice) =>
      (choice.count ?? 1) > (most.count ?? 1) ? choice : most,
    );
  }

  protected override goOn(picked: readonly Key[]): readonly Key[] {
    return goOn(this.choices, picked);
  }

  protected override takesBack(key: Key): boolean {
    return this.has(key);
  }

  protected override pick(picked: readonly Key[], byHand?: number): void {
    this.#count = null;
    super.pick(picked, byHand);
  }

  /** Takes a thing up, to be laid elsewhere: goes on to where that is asked, if that is clear. */
  takeUp(key: Key): void {
    const uses = new Set(
      follow(this.choices, stepsOf, [key]).flatMap((choice) => {
        const steps = stepsOf(choice);
        return steps.length > 2 ? [steps[1]!] : [];
      }),
    );
    const [use] = uses;
    const picked = use !== undefined && uses.size === 1 ? [key, use] : [key];
    if (this.left(picked).length > 0) this.pick(picked, 1);
  }

  /** Points at several things at once; false if that leads to no choice. */
  lead(keys: readonly Key[]): boolean {
    if (!this.myTurn || this.table.busy) return false;
    if (settled(this.choices, keys).length === 0) return false;
    this.pick(keys);
    return true;
  }

  /** The next larger or smaller number of armies. */
  step(by: 1 | -1): void {
    const next = this.counts[this.counts.indexOf(this.count) + by];
    if (next !== undefined) this.#count = next;
  }

  protected override async wish(key: Key): Promise<string | null> {
    const { scene, picked } = this;
    const { wishFor } = await import('./wishes');
    return scene ? wishFor(scene, picked, key) : null;
  }
}
