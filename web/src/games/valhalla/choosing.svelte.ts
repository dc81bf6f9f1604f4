import { settings } from '../../lib/settings.svelte';
import type { Table } from '../../lib/table.svelte';
import type { ValhallaChoice, ValhallaScene } from './shapes';
import { isPlain, nextKeys, pointTo, settled, wishFor, type Key } from './steps';

/** What the player has pointed at so far, and what that leads to. */
export class Choosing {
  picked = $state.raw<readonly Key[]>([]);
  /** How many of them were pointed at: the others left no choice. */
  #byHand = $state(0);
  #count = $state<number | null>(null);

  scene = $derived.by(() => this.table.view?.scene as ValhallaScene | undefined);
  myTurn = $derived.by(() => this.table.view?.my_turn ?? false);
  choices = $derived.by(() => (this.table.view?.choices ?? []) as ValhallaChoice[]);
  /** What may be pointed at first. */
  first = $derived.by(() => nextKeys(this.choices, []));
  /** What may be pointed at now. */
  lit = $derived.by(() => nextKeys(this.choices, this.picked));
  #settled = $derived.by(() => settled(this.choices, this.picked));
  /** How many armies may go; only one number where there is nothing to choose. */
  counts = $derived.by(() =>
    this.#settled.flatMap((choice) => choice.count ?? []).toSorted((one, other) => one - other),
  );
  count = $derived.by(() => this.#count ?? this.counts.at(-1) ?? 1);
  chosen = $derived.by(
    () => this.#settled.find((choice) => (choice.count ?? this.count) === this.count) ?? null,
  );
  plain = $derived.by(() => this.choices.filter(isPlain));

  constructor(readonly table: Table) {}

  reset(): void {
    this.#pick([], 0);
  }

  has(key: Key): boolean {
    return this.picked.includes(key);
  }

  /** Something was pointed at; false if nothing can be done with it. */
  point(key: Key): boolean {
    if (!this.myTurn || this.table.busy) return false;
    if (this.has(key) && !this.lit.has(key)) {
      const last = key === this.picked.at(-1) || key === this.picked[this.#byHand - 1];
      if (last && this.chosen && !settings.confirm) void this.confirm();
      else this.#pick(this.picked.slice(0, this.picked.indexOf(key)), this.#byHand);
      return true;
    }
    const next = pointTo(this.choices, this.picked, key);
    if (next === null) return false;
    this.#pick(next.picked, next.byHand);
    return true;
  }

  /** The next larger or smaller number of armies. */
  step(by: 1 | -1): void {
    const next = this.counts[this.counts.indexOf(this.count) + by];
    if (next !== undefined) this.#count = next;
  }

  async confirm(): Promise<void> {
    if (this.chosen) await this.take(this.chosen);
  }

  async take(choice: ValhallaChoice): Promise<void> {
    if (await this.table.act(choice.action)) this.reset();
  }

  /** Back to what was pointed at before; true if there was anything. */
  cancel(): boolean {
    if (this.picked.length === 0) return false;
    const kept = Math.min(this.#byHand, this.picked.length) - 1;
    this.#pick(this.picked.slice(0, kept), kept);
    return true;
  }

  /** Why a thing that is not lit cannot be chosen, in the hall's words; null for no answer. */
  async whyNot(key: Key): Promise<{ message: string; rules: string[] } | null> {
    if (!this.myTurn || !this.scene) return null;
    const phase = this.scene.seats[this.scene.active]?.phase ?? 1;
    const action = wishFor(this.scene.stage, phase, key);
    const why = action === null ? null : await this.table.why(action);
    return why && !why.legal ? why : null;
  }

  #pick(picked: readonly Key[], byHand: number): void {
    this.picked = picked;
    this.#byHand = Math.min(byHand, picked.length);
    this.#count = null;
  }
}
