import { settings } from '../../lib/settings.svelte';
import type { Table } from '../../lib/table.svelte';
import type { Preview } from '../../lib/wire';
import type { Cell, Code, Dir, Piece, VoluspaChoice, VoluspaScene } from './shapes';
import { boostsOf, landings, spotsOf } from './spots';

/** What the player has picked so far: a hand tile, boosts, a cell, a direction. */
export class Choosing {
  slot = $state<number | null>(null);
  boosts = $state(0);
  cell = $state<Cell | null>(null);
  dir = $state<Dir | null>(null);
  preview = $state.raw<Preview | null>(null);

  scene = $derived.by(() => this.table.view?.scene as VoluspaScene | undefined);
  choices = $derived.by(() => (this.table.view?.choices ?? []) as VoluspaChoice[]);
  hand = $derived.by(() => {
    const viewer = this.table.view?.viewer ?? null;
    return viewer === null ? [] : (this.scene?.seats[viewer]?.hand ?? []);
  });
  myTurn = $derived.by(() => this.table.view?.my_turn ?? false);
  piece = $derived.by<Code | null>(() =>
    this.slot === null ? null : (this.hand[this.slot] ?? null),
  );
  /** The Raven in the air is chosen without a tile of the hand. */
  flying = $derived.by(() => this.choices.some((choice) => choice.type === 'flight'));
  spots = $derived.by(() => {
    if (this.piece === null && !this.flying) return [];
    return spotsOf(landings(this.choices, this.piece, this.boosts));
  });
  boostSteps = $derived.by(() => (this.piece === null ? [0] : boostsOf(this.choices, this.piece)));
  /** "stay", "end": what may be done without a tile. */
  plain = $derived.by(() =>
    this.choices.filter((choice) => choice.type === 'stay' || choice.type === 'end'),
  );
  discards = $derived.by(() => this.choices.filter((choice) => choice.type === 'discard'));
  playable = $derived.by(
    () => new Set(this.choices.filter((choice) => choice.piece).map((choice) => choice.piece)),
  );
  spot = $derived.by(() => this.spots.find((spot) => spot.at === this.cell) ?? null);
  /** The one choice that everything picked so far leads to. */
  chosen = $derived.by<VoluspaChoice | null>(() => {
    if (this.spot) {
      if (this.spot.choices.length === 1) return this.spot.choices[0] ?? null;
      return this.spot.choices.find((choice) => choice.dir === this.dir) ?? null;
    }
    if (this.piece === null) return null;
    return this.discards.find((choice) => choice.piece === this.piece) ?? null;
  });

  constructor(
    readonly table: Table,
    private readonly pieces: () => readonly Piece[],
  ) {}

  reset(): void {
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

  /** One Freya more or fewer; the cell is kept where it still can be. */
  boost(step: 1 | -1): void {
    const at = this.boostSteps.indexOf(this.boosts) + step;
    const boosts = this.boostSteps[at];
    if (boosts === undefined) return;
    this.boosts = boosts;
    if (this.spot) this.#look();
    else this.#leaveCell();
  }

  /** A cell was pointed at; false if nothing can be done there. */
  async point(at: Cell): Promise<boolean> {
    const spot = this.spots.find((candidate) => candidate.at === at);
    if (!spot) return false;
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

  async confirm(): Promise<void> {
    if (this.chosen) await this.take(this.chosen);
  }

  async take(choice: VoluspaChoice): Promise<void> {
    if (await this.table.act(choice.action)) this.reset();
  }

  /** One step back: direction, cell, tile. True if there was one. */
  cancel(): boolean {
    if (this.cell !== null) this.#leaveCell();
    else if (this.slot !== null) this.reset();
    else return false;
    return true;
  }

  /** Asks the hall why the tile in hand may not go to a cell, and shows the answer. */
  async askWhy(at: Cell): Promise<void> {
    const action = this.#wish(at);
    if (!action) return;
    const why = await this.table.why(action);
    if (why && !why.legal) this.table.tell('voluspa-why-not', why.message, why.rules);
  }

  #wish(at: Cell): string | null {
    if (this.flying) return `fly@${at}`;
    if (this.piece === null || this.discards.length > 0) return null;
    const boosts = this.boosts > 0 ? `+${this.boosts}` : '';
    const bumps = this.pieces()
      .find((piece) => piece.code === this.piece)
      ?.ways.includes('bump');
    const occupied = this.scene?.board.some((tile) => tile.at === at);
    return `${this.piece}${boosts}@${at}${bumps && occupied ? '>N' : ''}`;
  }

  #leaveCell(): void {
    this.cell = null;
    this.dir = null;
    this.preview = null;
  }

  #look(): void {
    this.preview = null;
    const choice = this.chosen;
    if (!choice) return;
    void this.table.preview(choice.action).then((preview) => {
      if (this.chosen?.action === choice.action) this.preview = preview;
    });
  }
}
