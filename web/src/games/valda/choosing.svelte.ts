import { settings } from '../../lib/settings.svelte';
import type { Table } from '../../lib/table.svelte';
import { readChoice, type ValdaChoice, type ValdaScene } from './shapes';
import { chosenOf, isPlain, nextKeys, pointTo, wishFor, type Key } from './steps';

/** What the player has pointed at so far, and what that leads to. */
export class Choosing {
  picked = $state.raw<readonly Key[]>([]);

  scene = $derived.by(() => this.table.view?.scene as ValdaScene | undefined);
  choices = $derived.by(() => (this.table.view?.choices ?? []).map(readChoice));
  myTurn = $derived.by(() => this.table.view?.my_turn ?? false);
  decision = $derived.by(() => this.scene?.decision ?? null);
  /** What may be pointed at first. */
  first = $derived.by(() => nextKeys(this.choices, this.decision, []));
  /** What may be pointed at now. */
  lit = $derived.by(() => nextKeys(this.choices, this.decision, this.picked));
  chosen = $derived.by(() => chosenOf(this.choices, this.decision, this.picked));
  plain = $derived.by(() => this.choices.filter(isPlain));

  constructor(readonly table: Table) {}

  reset(): void {
    this.picked = [];
  }

  /** Whether pointing at a thing does something: it is lit now, or where the choice began. */
  can(key: Key): boolean {
    return this.first.has(key) || this.lit.has(key);
  }

  has(key: Key): boolean {
    return this.picked.includes(key);
  }

  /** Something was pointed at; false if nothing can be done with it. */
  point(key: Key): boolean {
    if (!this.myTurn || this.table.busy) return false;
    if (this.picked.at(-1) === key && !this.lit.has(key)) {
      if (this.chosen && !settings.confirm) void this.confirm();
      else this.cancel();
      return true;
    }
    const next = pointTo(this.choices, this.decision, this.picked, key);
    if (next === null) return false;
    this.picked = next;
    return true;
  }

  async confirm(): Promise<void> {
    if (this.chosen) await this.take(this.chosen);
  }

  async take(choice: ValdaChoice): Promise<void> {
    if (await this.table.act(choice.action)) this.reset();
  }

  /** One step back; true if there was one. */
  cancel(): boolean {
    if (this.picked.length === 0) return false;
    this.picked = this.picked.slice(0, -1);
    return true;
  }

  /** Why a thing that is not lit cannot be chosen, in the hall's words; null for no answer. */
  async whyNot(key: Key): Promise<{ message: string; rules: string[] } | null> {
    const action = this.myTurn ? wishFor(this.decision, key) : null;
    if (action === null) return null;
    const why = await this.table.why(action);
    return why && !why.legal ? why : null;
  }
}
