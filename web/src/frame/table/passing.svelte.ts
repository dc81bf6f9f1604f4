import type { Table } from '../../lib/table/table.svelte';

/** Hot-seat: whose hand may be shown, when several people share this screen. */
export class Passing {
  #ready = $state<number | null>(null);

  constructor(private readonly table: Table) {}

  /** The name of the player who must take the screen before a hand is shown; null for nobody. */
  get waitsFor(): string | null {
    const view = this.table.view;
    if (!view || view.status === 'over' || view.viewer === null) return null;
    const people = view.seats.filter((seat) => seat.mine && seat.kind === 'human');
    if (people.length < 2 || this.#ready === view.viewer) return null;
    return view.seats[view.viewer]?.name ?? null;
  }

  ready(): void {
    this.#ready = this.table.view?.viewer ?? null;
  }
}
