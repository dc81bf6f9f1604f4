import { Choosing as Shared } from '../../../frame/choosing/choosing.svelte';
import type { Preview } from '../../../lib/hall/wire';
import { settings } from '../../../lib/page/settings.svelte';
import type { Cell, Code, Dir, VoluspaChoice, VoluspaScene } from '../shapes';
import { bestSpots, boostsOf, landings, spotsOf } from './steps';

/** A choice with what it would bring. */
export interface Looked {
  choice: VoluspaChoice;
  preview: Preview;
}

/** Milliseconds that a mouse rests on a cell before the hall is asked about it. */
const RESTS_MS = 90;

/**
 * What the player has picked so far: a hand tile, boosts, a cell, a direction. These are no steps
 * like those of other games: a tile is one of the hand's, not its kind, its boosts begin with what
 * is fewest, and change while the cell stays.
 */
export class Choosing extends Shared<VoluspaScene, VoluspaChoice> {
  slot = $state<number | null>(null);
  boosts = $state(0);
  cell = $state<Cell | null>(null);
  dir = $state<Dir | null>(null);
  /** The choice under the mouse, the keyboard focus or a resting finger; it is shown, not chosen. */
  glimpse = $state.raw<VoluspaChoice | null>(null);
  /** The action that was taken last: its tile is already in its cell. */
  taken: string | null = null;

  hand = $derived.by(() => {
    const viewer = this.table.view?.viewer ?? null;
    return viewer === null ? [] : (this.scene?.seats[viewer]?.hand ?? []);
  });
  piece = $derived.by<Code | null>(() =>
    this.slot === null ? null : (this.hand[this.slot] ?? null),
  );
  /** The Raven in the air is chosen without a tile of the hand. */
  flying = $derived.by(() => this.choices.some((choice) => choice.type === 'flight'));
  spots = $derived.by(() => {
    if (this.piece === null && !this.flying) return [];
    return spotsOf(landings(this.choices, this.piece, this.boosts), this.#aids);
  });
  boostSteps = $derived.by(() => (this.piece === null ? [0] : boostsOf(this.choices, this.piece)));
  /** Whether the table allows hints. */
  #aids = $derived.by(() => this.table.view?.aids ?? false);
  /** "stay", "end": the choices that need no tile. */
  plain = $derived.by(() =>
    this.choices.filter((choice) => choice.type === 'stay' || choice.type === 'end'),
  );
  discards = $derived.by(() => this.choices.filter((choice) => choice.type === 'discard'));
  playable = $derived.by(
    () => new Set(this.choices.filter((choice) => choice.piece).map((choice) => choice.piece)),
  );
  begun = $derived.by(() => this.slot !== null || this.cell !== null || this.asked !== null);
  spot = $derived.by(() => this.spots.find((spot) => spot.at === this.cell) ?? null);
  /** The one choice that fits all picks so far. */
  chosen = $derived.by<VoluspaChoice | null>(() => {
    if (this.asked) return this.asked;
    if (this.spot) {
      if (this.spot.choices.length === 1) return this.spot.choices[0] ?? null;
      return this.spot.choices.find((choice) => choice.dir === this.dir) ?? null;
    }
    if (this.piece === null) return null;
    return this.discards.find((choice) => choice.piece === this.piece) ?? null;
  });

  /** The choice to explain on the board: the chosen one, else the one that is looked at. */
  looked = $derived.by<Looked | null>(() => this.#told(this.chosen) ?? this.#told(this.glimpse));
  /** The cells with the most points, if the player wants to see them and the table allows it. */
  best = $derived.by(() => {
    const idle = this.myTurn && this.piece === null && !this.flying;
    if (!settings.best || !this.#aids || !idle) return [];
    return bestSpots(this.choices);
  });

  reset(): void {
    this.asked = null;
    this.slot = null;
    this.boosts = 0;
    this.#leaveCell();
  }

  /** Takes up a tile of the hand, or lays it back. */
  pick(slot: number): void {
    if (!this.myTurn || this.table.busy || this.flying) return;
    const same = this.slot === slot;
    this.reset();
    if (same || slot >= this.hand.length) return;
    this.slot = slot;
    this.boosts = this.boostSteps[0] ?? 0;
  }

  /** A Freya of the hand goes with the tile that was taken up, or comes back; false if it may not. */
  throwIn(slot: number, given: boolean): boolean {
    if (this.slot === null || slot === this.slot || this.boostSteps.length < 2) return false;
    const before = this.boosts;
    this.boost(given ? -1 : 1);
    return this.boosts !== before;
  }

  /** Takes up the tile that brings the most on a cell, and chooses the cell. */
  pickBest(at: Cell): boolean {
    const spot = this.best.find((candidate) => candidate.at === at);
    const slot = spot ? this.hand.indexOf(spot.piece) : -1;
    if (!spot || slot < 0) return false;
    this.pick(slot);
    this.boosts = spot.boosts;
    return true;
  }

  /** Takes up the tile that brings the most on a cell, with as few Freyas as that takes, where aids are allowed. */
  pickFor(at: Cell): boolean {
    if (!this.#aids) return false;
    const there = this.choices.filter((choice) => choice.type === 'play' && choice.at === at);
    const [best] = there.toSorted(
      (one, other) => other.points - one.points || (one.boosts ?? 0) - (other.boosts ?? 0),
    );
    const slot = best?.piece === undefined ? -1 : this.hand.indexOf(best.piece);
    if (!best || slot < 0) return false;
    this.pick(slot);
    this.boosts = best.boosts ?? 0;
    return true;
  }

  /** Looks at a cell, or at nothing, without choosing it. */
  consider(at: Cell | null, dir: Dir | null = null): void {
    this.rested(0);
    const spot = at === null ? null : this.spots.find((candidate) => candidate.at === at);
    const most = spot?.choices.reduce((one, other) =>
      this.#aids && other.points > one.points ? other : one,
    );
    const choice = spot?.choices.find((candidate) => dir && candidate.dir === dir) ?? most;
    if (this.glimpse !== choice) this.glimpse = null;
    if (!choice || choice === this.chosen) return;
    this.rested(this.previews.has(choice.action) ? 0 : RESTS_MS, () => {
      if (!this.spots.some((candidate) => candidate.choices.includes(choice))) return;
      this.glimpse = choice;
      this.previews.ask(choice.action);
    });
  }

  #told(choice: VoluspaChoice | null): Looked | null {
    const preview = choice && this.previews.of(choice.action);
    return choice && preview && { choice, preview };
  }

  /** One Freya more or fewer; the cell is kept where it still can be. */
  boost(step: 1 | -1): void {
    const at = this.boostSteps.indexOf(this.boosts) + step;
    const boosts = this.boostSteps[at];
    if (boosts === undefined) return;
    this.boosts = boosts;
    if (this.spot) this.#look();
    else this.#leaveCell();
  }

  /** Points at a cell; returns false if that has no effect. */
  async point(at: Cell): Promise<boolean> {
    const spot = this.spots.find((candidate) => candidate.at === at);
    if (!spot) return false;
    this.asked = null;
    if (this.cell === at && this.chosen) {
      if (!settings.confirm) await this.confirm();
      return true;
    }
    this.cell = at;
    this.dir = spot.choices.length > 1 ? null : (spot.choices[0]?.dir ?? null);
    this.#look();
    return true;
  }

  turn(dir: Dir): void {
    if (!this.spot?.choices.some((choice) => choice.dir === dir)) return;
    if (this.dir === dir && !settings.confirm) {
      void this.confirm();
      return;
    }
    this.dir = dir;
    this.#look();
  }

  override take(choice: VoluspaChoice): Promise<void> {
    this.taken = choice.action;
    return super.take(choice);
  }

  cancel(): boolean {
    if (this.asked !== null) this.asked = null;
    else if (this.cell !== null) this.#leaveCell();
    else if (this.slot !== null) this.reset();
    else return false;
    return true;
  }

  /** Asks the hall why the tile in hand may not go to a cell, and shows the answer. */
  async askWhy(at: Cell): Promise<void> {
    if (!this.scene || this.discards.length > 0) return;
    const { wishFor } = await import('./wishes');
    const why = await this.refusal(wishFor(this.scene, at, this.piece, this.boosts));
    if (why) this.table.tell('voluspa-why-not', why.message, why.rules);
  }

  #leaveCell(): void {
    this.cell = null;
    this.dir = null;
    this.consider(null);
  }

  #look(): void {
    this.consider(null);
    if (this.chosen) this.previews.ask(this.chosen.action);
  }
}
