import type { Preview, Why } from '../../lib/hall/wire';
import { settings } from '../../lib/page/settings.svelte';
import { Choosing, type AnyChoice } from './choosing.svelte';
import { follow, nextKeys, pointTo, type Key } from './steps';

/** A choice that is explained beside a thing, with the hall's preview; null until that has come. */
export interface Looked<C> {
  key: Key;
  choice: C;
  preview: Preview | null;
}

/** Chooses by pointing at one thing after the other, in any game. */
export abstract class Stepwise<S, C extends AnyChoice> extends Choosing<S, C> {
  picked = $state.raw<readonly Key[]>([]);
  /** The number of picks made by hand: the others left no choice. */
  #byHand = $state(0);
  /** The thing under the mouse, the keyboard focus or a resting finger; it is shown, not chosen. */
  glimpse = $state.raw<{ key: Key; choice: C } | null>(null);

  /** The keys that can be pointed at: at the start, and now. */
  first = $derived.by(() => nextKeys(this.choices, this.steps, []));
  lit = $derived.by(() => nextKeys(this.choices, this.steps, this.picked));
  plain = $derived.by(() => this.choices.filter((choice) => this.steps(choice).length === 0));
  begun = $derived.by(() => this.picked.length > 0 || this.asked !== null);
  chosen = $derived.by(() => this.asked ?? this.reached);

  /** The choice to explain: the one that is looked at, else the chosen one. */
  looked = $derived.by<Looked<C> | null>(() => {
    const { glimpse, chosen } = this;
    const key = glimpse?.key ?? this.picked.at(-1);
    // If an amount has been chosen already, the chosen choice is explained instead.
    const same = glimpse && chosen && this.left().includes(glimpse.choice);
    const choice = glimpse && !same ? glimpse.choice : chosen;
    return key !== undefined && choice
      ? { key, choice, preview: this.previews.of(choice.action) }
      : null;
  });

  /** Milliseconds that a mouse rests on a thing before it is explained. */
  protected readonly rests: number = 90;

  /** The one choice that fits everything pointed at so far. */
  protected abstract readonly reached: C | null;
  /** The keys to point at for a choice, in order. */
  abstract readonly steps: (choice: C) => readonly Key[];
  /** The choice that pointing at a thing would lead to; null where there is none to explain. */
  protected abstract meantBy(key: Key): C | null;
  /** The action that a thing would mean if it were lit. */
  protected abstract wish(key: Key): Promise<string | null>;

  /** Whether the hall knows more of a choice than the choice says itself. */
  protected asks(choice: C): boolean {
    return choice.action !== '';
  }

  /** Continues through steps, where a game skips those without a choice. */
  protected goOn(picked: readonly Key[]): readonly Key[] {
    return picked;
  }

  /** Whether pointing at a thing again takes it back. */
  protected takesBack(key: Key): boolean {
    return this.picked.at(-1) === key;
  }

  /** The choices that fit the picks. */
  left(picked = this.picked): C[] {
    return follow(this.choices, this.steps, picked);
  }

  protected pointed(key: Key): Key[] | null {
    return pointTo(this.choices, this.steps, this.picked, key);
  }

  protected pick(picked: readonly Key[], byHand = picked.length): void {
    this.set(picked, byHand);
    if (this.chosen) this.#ask(this.chosen);
  }

  protected set(picked: readonly Key[], byHand: number): void {
    this.asked = null;
    this.picked = picked;
    this.#byHand = byHand;
  }

  #ask(choice: C): void {
    if (this.asks(choice)) this.previews.ask(choice.action);
  }

  /** Drops all picks; reads no choices, as the answer to a move may come when the board is gone. */
  reset(): void {
    this.set([], 0);
    this.consider(null);
    this.previews.forget();
  }

  /** Looks at a thing, or at nothing, without choosing it; true where there is anything to say. */
  consider(key: Key | null, ms = this.rests): boolean {
    const meant = key !== null && this.meantBy(key) !== null;
    if (!meant || this.glimpse?.key !== key) this.glimpse = null;
    this.rested(ms, meant ? () => this.#glance(key) : undefined);
    return meant;
  }

  #glance(key: Key): void {
    const choice = this.meantBy(key);
    this.glimpse = choice && { key, choice };
    if (choice) this.#ask(choice);
  }

  /** Whether pointing at a thing has an effect: it is lit now, or was lit at the start. */
  can(key: Key): boolean {
    return this.first.has(key) || this.lit.has(key);
  }

  has(key: Key): boolean {
    return this.picked.includes(key);
  }

  /** Points at something; returns false if that has no effect. */
  point(key: Key): boolean {
    if (!this.myTurn || this.table.busy) return false;
    if (this.takesBack(key) && !this.lit.has(key)) {
      const last = key === this.picked.at(-1) || key === this.picked[this.#byHand - 1];
      if (last && this.chosen && !settings.confirm) void this.confirm();
      else this.#keep(this.picked.indexOf(key));
      return true;
    }
    const next = this.pointed(key);
    if (next === null) return false;
    this.pick(this.goOn(next), next.length);
    return true;
  }

  /** Goes back one pick. */
  cancel(): boolean {
    if (!this.begun) return false;
    this.#keep(this.asked ? 0 : this.#byHand - 1);
    return true;
  }

  #keep(length: number): void {
    this.pick(this.picked.slice(0, length), Math.min(this.#byHand, length));
  }

  /** The hall's reason why a thing that is not lit cannot be chosen; null without an answer. */
  async whyNot(key: Key): Promise<Why | null> {
    return this.refusal(this.myTurn ? await this.wish(key) : null);
  }
}
