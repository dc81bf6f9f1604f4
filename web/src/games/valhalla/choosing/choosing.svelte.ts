import { Stepwise } from '../../../frame/choosing/stepwise.svelte';
import { follow, nextKeys } from '../../../frame/choosing/steps';
import type { ValhallaChoice, ValhallaScene } from '../shapes';
import { goOn, settled, stepsOf, type Key } from './steps';

/** The player's picks so far, and the choices that fit them. */
export class Choosing extends Stepwise<ValhallaScene, ValhallaChoice> {
  #count = $state<number | null>(null);
  #settled = $derived.by(() => settled(this.choices, this.picked));
  /** The possible numbers of armies; a single one if there is nothing to choose. */
  counts = $derived.by(() =>
    this.#settled.flatMap((choice) => choice.count ?? []).toSorted((one, other) => one - other),
  );
  count = $derived.by(() => this.#count ?? this.counts.at(-1) ?? 1);
  protected override readonly reached = $derived.by(
    () => this.#settled.find((choice) => (choice.count ?? this.count) === this.count) ?? null,
  );
  /** The ways to use the chosen card: they stay in sight, so that the player can change the choice. */
  offered = $derived.by(() => {
    const levels = this.picked.map((_, level) =>
      nextKeys(this.choices, stepsOf, this.picked.slice(0, level)),
    );
    const keys = [...levels, this.lit].flatMap((found) => [...found]);
    const found = new Set(keys.filter((key) => /^(use|rival):/.test(key)));
    // A single way has been taken already.
    return found.size > 1 ? [...found] : [];
  });
  /** Whether the player points for a choice that has begun. */
  underWay = $derived.by(() => this.begun || (this.scene?.stage ?? 'turn') !== 'turn');

  readonly steps = stepsOf;
  protected override readonly rests = 120;

  /** The choice that a thing leads to, with the most armies; null if there is nothing to explain. */
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
      // Before the card's use is clear, only the card itself can be explained.
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

  protected override set(picked: readonly Key[], byHand: number): void {
    this.#count = null;
    super.set(picked, byHand);
  }

  /** Begins a drag of a thing: picks its use, too, if there is only one. */
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
