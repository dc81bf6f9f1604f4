import { lazyPartsOf } from '../../games';
import { texts } from '../../lib/texts.svelte';
import type { TableView } from '../../lib/hall/wire';

/** Whether nothing has happened at a table yet: its first view is all there is to say. */
export const isNew = (view: TableView): boolean =>
  view.status === 'running' && view.seq === 0 && view.window === null;

/**
 * The parts and texts of a table that are needed only once something happens there, or the table is
 * touched; fetched once.
 */
export class LazyTable {
  /** Whether all parts are loaded, or loading has failed: nothing waits for them any longer. */
  settled = $state(false);
  #coming: Promise<void> | null = null;

  /**
   * Fetches the parts. Returns a promise to wait for, or null if there is nothing to wait for. After a
   * failure the next call tries again.
   */
  ready(game: string): Promise<void> | null {
    this.#coming ??= Promise.all([texts.need('play'), lazyPartsOf(game)]).then(
      () => void (this.settled = true),
      () => {
        this.settled = true;
        this.#coming = null;
      },
    );
    return this.settled ? null : this.#coming;
  }

  /** Called when the user touches the table. */
  touched(game: string | null): void {
    if (game !== null && !this.settled) void this.ready(game);
  }

  /** Returns the promise to wait for before a view is shown. */
  before = (view: TableView): Promise<void> | null => (isNew(view) ? null : this.ready(view.game));
}
