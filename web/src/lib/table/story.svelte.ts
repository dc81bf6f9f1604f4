import type { TableView } from '../hall/wire';
import { inTheAir } from './in-the-air';

/** Milliseconds for what begins to move to be seen, before and after something is told. */
const MARGIN_MS = 60;

/**
 * What log, scores and questions tell of a table. It goes on once the board has shown how the newest
 * view came about, so that nobody reads of points for a piece that is still on its way.
 */
export class Storyline {
  /** The view that is told; behind the one that the board shows while something moves there. */
  told = $state.raw<TableView | null>(null);
  /** Whether the board is still showing how the newest view came about. */
  open = $state(false);
  #newest: TableView | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `closed`: what is to be done each time soon after a view has been told. */
  constructor(private readonly closed: () => void) {}

  /** A view is shown; `moves`: the board may have something to show of it. */
  begin(view: TableView, moves: boolean): void {
    this.#newest = view;
    // What moves goes on: another answer for the same position brings no end of it.
    if (!moves && this.open) return;
    clearTimeout(this.#timer);
    this.open = moves;
    if (!moves) this.told = view;
    // The board says within this task how long it takes; one that says nothing takes no time.
    else this.#timer = setTimeout(this.close);
  }

  /** The board takes so many milliseconds for the newest view. */
  lasts(ms: number): void {
    if (!this.open) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#land, ms > 0 ? ms + MARGIN_MS : 0);
  }

  /** Tells the newest view once all has landed: a busy device begins late to move what was set off. */
  #land = (): void => {
    const [moving, timer] = [inTheAir(), this.#timer];
    if (moving.length === 0) return this.close();
    void Promise.allSettled(moving.map(({ finished }) => finished)).then(() => {
      if (this.#timer === timer) this.close();
    });
  };

  /** Tells the newest view now. */
  close = (): void => {
    clearTimeout(this.#timer);
    if (!this.open) return;
    this.open = false;
    this.told = this.#newest;
    setTimeout(this.closed, MARGIN_MS);
  };
}
