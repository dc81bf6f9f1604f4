import type { Notice } from '../../lib/hall/faults';
import type { Choice, Entry, Preview, TableView } from '../../lib/hall/wire';
import type { Playing } from '../../lib/table/playing';
import type { Prepared } from './prepared';

/** The parts of the table that are needed while a player waits. */
type Waited = Pick<Playing, 'view' | 'notice' | 'tell' | 'dismiss'>;

/** A seat with its choices, and the scene in which they are possible; null: the table's scene. */
export type Offered = Pick<Prepared, 'seat' | 'choices' | 'scene'>;

/** A table as its board uses it while a move is prepared: as on one's turn, but nothing is done. */
export class Preparing implements Playing {
  readonly fresh: Entry[] = [];
  busy = $state(false);
  offered = $state.raw<Offered>() as Offered;

  view = $derived.by<TableView | null>(() => {
    const { view } = this.table;
    if (view === null) return null;
    const { scene, choices, seat } = this.offered;
    const mine = { my_turn: true, to_act: seat, viewer: seat, can_undo: false, thinking: false };
    // The seat whose hand is used counts as one's own, although another player may sit there.
    const seats = view.seats.map((one) => ({ ...one, mine: one.mine || one.seat === seat }));
    return { ...view, ...mine, seats, scene: scene ?? view.scene, choices };
  });

  /** `prepare` sends the choice to the hall; it returns true if the hall stored it. */
  constructor(
    readonly table: Waited,
    offered: Offered,
    private readonly prepare: (choice: Choice) => Promise<boolean>,
  ) {
    this.offered = offered;
  }

  get notice(): Notice | null {
    return this.table.notice;
  }

  async act(action: string): Promise<boolean> {
    const choice = this.#choice(action);
    if (!choice || this.busy) return false;
    this.busy = true;
    try {
      return await this.prepare(choice);
    } finally {
      this.busy = false;
    }
  }

  undo(): Promise<boolean> {
    return Promise.resolve(false);
  }

  /** The immediate points; their parts are shown once it is one's turn. */
  preview(action: string): Promise<Preview | null> {
    const points = this.#choice(action)?.points;
    if (points === undefined) return Promise.resolve(null);
    return Promise.resolve({ action, points, parts: [], reasons: [], lines: [] });
  }

  why(): Promise<null> {
    return Promise.resolve(null);
  }

  tell(...told: Parameters<Playing['tell']>): void {
    this.table.tell(...told);
  }

  dismiss(): void {
    this.table.dismiss();
  }

  #choice(action: string): Choice | undefined {
    return this.offered.choices.find((choice) => choice.action === action);
  }
}
