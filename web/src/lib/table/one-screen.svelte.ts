import type { TableView } from '../hall/wire';

/**
 * A screen that several players of one table share. After a move the screen shows the move's effects
 * without any hand, until the next player takes the screen.
 */
export class OneScreen {
  /** The next player's view; null while the player at the screen may see it all. */
  next = $state.raw<TableView | null>(null);
  /** The seat whose player took the screen last. */
  #seat: number | null = null;

  /** Whether a view is for a player who does not have the screen yet; then it is kept for them. */
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

  /** Gives the screen to the next player; returns their view. */
  take(): TableView | null {
    const view = this.next;
    this.next = null;
    this.#seat = view?.viewer ?? this.#seat;
    return view;
  }
}
