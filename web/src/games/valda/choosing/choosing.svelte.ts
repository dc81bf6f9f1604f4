import { settings } from '../../../lib/page/settings.svelte';
import type { Playing } from '../../../lib/table/playing';
import type { Preview, Why } from '../../../lib/hall/wire';
import { readChoice, type ValdaChoice, type ValdaScene } from '../shapes';
import { pieces } from '../pieces.svelte';
import { chosenOf, follow, isPlain, nextKeys, pointTo, wishFor, type Key } from './steps';

/** A choice with the thing that stands for it, and why it brings followers. */
export interface Looked {
  key: Key;
  choice: ValdaChoice;
  reasons: Preview['reasons'];
}

/** So long a mouse rests on a thing before it is explained. */
const RESTS_MS = 90;

/** What the player has pointed at so far, and what that leads to. */
export class Choosing {
  picked = $state.raw<readonly Key[]>([]);

  /** What is only looked at: under the mouse, the keyboard or a resting finger. */
  glimpse = $state.raw<{ key: Key; choice: ValdaChoice } | null>(null);
  /** Why choices of this position bring followers, by action. */
  #reasons = $state.raw<Record<string, Preview['reasons']>>({});
  #resting: ReturnType<typeof setTimeout> | undefined;

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

  /** What is explained: what is looked at, else what is chosen. */
  looked = $derived.by<Looked | null>(() => {
    const key = this.picked.at(-1);
    const chosen = this.chosen && key ? { key, choice: this.chosen } : null;
    const found = this.glimpse ?? chosen;
    return found && { ...found, reasons: this.#reasons[found.choice.action] ?? [] };
  });

  constructor(readonly table: Playing) {}

  reset(): void {
    this.picked = [];
    this.glimpse = null;
    this.#reasons = {};
    clearTimeout(this.#resting);
  }

  /** Looks at a thing, or at nothing, without choosing it. */
  look(key: Key | null): void {
    clearTimeout(this.#resting);
    const choice = key === null ? null : this.#meantBy(key);
    if (this.glimpse?.choice !== choice) this.glimpse = null;
    if (key === null || !choice) return;
    this.#resting = setTimeout(() => {
      if (this.#meantBy(key) !== choice) return;
      this.glimpse = { key, choice };
      this.#ask(choice);
    }, RESTS_MS);
  }

  /** The one choice that pointing at a thing would lead to; null for none, or several. */
  #meantBy(key: Key): ValdaChoice | null {
    if (!this.myTurn) return null;
    const same = this.picked.at(-1) === key ? this.picked : null;
    const picked = same ?? pointTo(this.choices, this.decision, this.picked, key);
    const left = picked ? follow(this.choices, this.decision, picked) : [];
    return left.length === 1 ? (left[0] ?? null) : null;
  }

  /** Only what brings followers has reasons of its own. */
  #ask(choice: ValdaChoice): void {
    if (choice.points === 0 || choice.action in this.#reasons) return;
    const seq = this.table.view?.seq;
    void this.table.preview(choice.action).then((preview) => {
      if (!preview || this.table.view?.seq !== seq) return;
      this.#reasons = { ...this.#reasons, [choice.action]: preview.reasons };
    });
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
    if (this.chosen) this.#ask(this.chosen);
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
  async whyNot(key: Key): Promise<Why | null> {
    const card = pieces.of(key.slice(key.indexOf(':') + 1));
    const action = this.myTurn ? wishFor(this.decision, key, card) : null;
    if (action === null) return null;
    const why = await this.table.why(action);
    return why && !why.legal ? why : null;
  }
}
