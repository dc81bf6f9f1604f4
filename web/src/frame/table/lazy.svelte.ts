import { lazyPartsOf } from '../../games';
import { texts } from '../../lib/texts.svelte';
import type { TableView } from '../../lib/hall/wire';

/** Whether nothing has happened at a table yet: its first view is all there is to say. */
export const isNew = (view: TableView): boolean =>
  view.status === 'running' && view.seq === 0 && view.window === null;

/** What a table says and shows only once something happens there, or it is touched; fetched once. */
export class LazyTable {
  /** Whether all is there, or was asked for in vain: nothing waits for it any longer. */
  settled = $state(false);
  #coming: Promise<void> | null = null;

  /** Fetches it; what is to wait for it, null for nothing. Where it cannot be had, it is asked for again. */
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

  /** Somebody has laid a hand on the table. */
  touched(game: string | null): void {
    if (game !== null && !this.settled) void this.ready(game);
  }

  /** What is to come before a view is shown. */
  before = (view: TableView): Promise<void> | null => (isNew(view) ? null : this.ready(view.game));
}
