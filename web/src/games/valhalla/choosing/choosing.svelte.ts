import { settings } from '../../../lib/page/settings.svelte';
import type { Playing } from '../../../lib/table/playing';
import type { Preview } from '../../../lib/hall/wire';
import type { Looked } from '../words/reasons';
import type { ValhallaChoice, ValhallaScene } from '../shapes';
import { follow, isPlain, nextKeys, pointTo, settled, stepsOf, type Key } from './steps';

/** So long a mouse rests on a thing before it is explained. */
const RESTS_MS = 120;

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
  /** The ways to use the chosen card: they stay in sight, so that one can think again. */
  offered = $derived.by(() => {
    const levels = this.picked.map((_, level) =>
      nextKeys(this.choices, this.picked.slice(0, level)),
    );
    const keys = [...levels, this.lit].flatMap((found) => [...found]);
    const found = new Set(keys.filter((key) => /^(use|rival):/.test(key)));
    // What leaves no choice has been taken already.
    return found.size > 1 ? [...found] : [];
  });
  plain = $derived.by(() => this.choices.filter(isPlain));

  /** What is only looked at: under the mouse, the keyboard or a resting finger. */
  #glimpse = $state.raw<{ key: Key; choice: ValhallaChoice } | null>(null);
  /** What the hall says that choices of one position bring. */
  #known = $state.raw<ReadonlyMap<string, Preview>>(new Map());
  #asked = new Set<string>();
  #resting: ReturnType<typeof setTimeout> | undefined;

  /** The thing that is looked at. */
  get considered(): Key | null {
    return this.#glimpse?.key ?? null;
  }

  /** What is explained: what is looked at, else what is chosen. */
  looked = $derived.by<Looked | null>(() => {
    const glimpse = this.#glimpse?.choice;
    // Its number of armies may have been chosen already.
    const same = glimpse && this.#settled.includes(glimpse);
    const choice = glimpse && !same ? glimpse : (this.chosen ?? glimpse);
    return choice ? { choice, preview: this.#known.get(choice.action) ?? null } : null;
  });

  constructor(readonly table: Playing) {}

  /** The choice that a thing leads to, the most armies of it; null where there is nothing to tell. */
  choiceOf(key: Key): ValhallaChoice | null {
    if (!this.myTurn || this.table.busy) return null;
    if (key.startsWith('plain:')) {
      return this.plain.find((choice) => `plain:${choice.type}` === key) ?? null;
    }
    const picked = this.has(key) ? this.picked : pointTo(this.choices, this.picked, key)?.picked;
    if (!picked) return null;
    const found = settled(this.choices, picked);
    const [first] = follow(this.choices, picked);
    if (found.length === 0) {
      // What the card does is all that can be told before it is clear what it is for.
      const told = /^(card|use):/.test(key) && first;
      return told ? { ...first, action: '', type: 'about', points: 0, battle: undefined } : null;
    }
    return found.reduce((most, choice) =>
      (choice.count ?? 1) > (most.count ?? 1) ? choice : most,
    );
  }

  /** Looks at a thing, or at nothing, without choosing it; true where there is anything to say. */
  consider(key: Key | null, wait = RESTS_MS): boolean {
    clearTimeout(this.#resting);
    const choice = key === null ? null : this.choiceOf(key);
    if (this.#glimpse && this.#glimpse.key !== key) this.#glimpse = null;
    if (key === null || !choice) return false;
    this.#resting = setTimeout(() => {
      this.#glimpse = { key, choice };
      this.#ask(choice);
    }, wait);
    return true;
  }

  /** Asks the hall what a choice brings, once. */
  #ask(choice: ValhallaChoice): void {
    if (choice.type === 'about' || this.#asked.has(choice.action)) return;
    const asked = this.#asked;
    asked.add(choice.action);
    void this.table.preview(choice.action).then((preview) => {
      if (asked !== this.#asked) return;
      if (!preview) asked.delete(choice.action);
      else this.#known = new Map([...this.#known, [choice.action, preview]]);
    });
  }

  reset(): void {
    this.#pick([], 0);
    this.consider(null);
    this.#known = new Map();
    this.#asked = new Set();
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

  /** Takes a thing up, to be laid elsewhere: goes on to where that is asked, if that is clear. */
  takeUp(key: Key): void {
    const uses = new Set(
      follow(this.choices, [key]).flatMap((choice) => {
        const steps = stepsOf(choice);
        return steps.length > 2 ? [steps[1]!] : [];
      }),
    );
    const [use] = uses;
    const picked = use !== undefined && uses.size === 1 ? [key, use] : [key];
    if (follow(this.choices, picked).length > 0) this.#pick(picked, 1);
  }

  /** Points at several things at once; false if that leads to no choice. */
  lead(keys: readonly Key[]): boolean {
    if (!this.myTurn || this.table.busy) return false;
    if (settled(this.choices, keys).length === 0) return false;
    this.#pick(keys, keys.length);
    return true;
  }

  /** The next larger or smaller number of armies. */
  step(by: 1 | -1): void {
    const next = this.counts[this.counts.indexOf(this.count) + by];
    if (next !== undefined) this.#count = next;
  }

  /** Whether a choice has been begun, so that whatever else is pointed at is meant for it. */
  get begun(): boolean {
    return this.picked.length > 0 || (this.scene?.stage ?? 'turn') !== 'turn';
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
    const { scene, picked } = this;
    if (!this.myTurn || !scene) return null;
    const { wishFor } = await import('./wishes');
    const action = wishFor(scene, picked, key);
    const why = action === null ? null : await this.table.why(action);
    return why && !why.legal ? why : null;
  }

  #pick(picked: readonly Key[], byHand: number): void {
    this.picked = picked;
    this.#byHand = Math.min(byHand, picked.length);
    this.#count = null;
    if (this.chosen) this.#ask(this.chosen);
  }
}
