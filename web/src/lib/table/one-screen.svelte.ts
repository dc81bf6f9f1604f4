import type { TableView } from '../hall/wire';

/**
 * A screen that several players of one table share. After a move everybody at it sees what the move brought,
 * and no hand, until the next player takes the screen.
 */
export class OneScreen {
  /** What the next player will see; null while the screen is with whoever is to see it. */
  next = $state.raw<TableView | null>(null);
  /** The seat whose player took the screen last. */
  #seat: number | null = null;

  /** Whether a view is for a player who does not have the screen yet; it is then kept for them. */
  keeps(view: TableView): boolean {
    const people = view.seats.filter((seat) => seat.mine && seat.kind === 'human');
    const shared = people.length > 1 && view.viewer !== null && view.status === 'running';
    if (!shared || view.viewer === this.#seat) {
      this.next = null;
      return false;
    }
    if (!this.next || view.seq >= this.next.seq) this.next = view;
    return true;
  }

  /** The next player takes the screen; returns what they are to see. */
  take(): TableView | null {
    const view = this.next;
    this.next = null;
    this.#seat = view?.viewer ?? this.#seat;
    return view;
  }
}
