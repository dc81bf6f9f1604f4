import type { TableView } from '../hall/wire';
import { runningAnimations } from './running-animations';

/** Milliseconds in which the start of an animation is visible, before and after the texts change. */
const MARGIN_MS = 60;

/**
 * The view that the log, the scores and the prompt show. It changes only once the board has animated the
 * newest view, so that nobody reads about points of a piece that is still moving.
 */
export class Storyline {
  /** The view that the texts show; older than the board's while that animates. */
  told = $state.raw<TableView | null>(null);
  /** Whether the board is still animating the newest view. */
  open = $state(false);
  #newest: TableView | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `closed` is called soon after each change of the texts. */
  constructor(private readonly closed: () => void) {}

  /** A view is shown; `moves`: whether the board may animate it. */
  begin(view: TableView, moves: boolean): void {
    this.#newest = view;
    // A running animation goes on: another answer for the same position does not end it.
    if (!moves && this.open) return;
    clearTimeout(this.#timer);
    this.open = moves;
    if (!moves) this.told = view;
    // The board calls `lasts` within this task; without a call it takes no time.
    else this.#timer = setTimeout(this.close);
  }

  /** Called by the board with the milliseconds that it animates the newest view. */
  lasts(ms: number): void {
    if (!this.open) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#land, ms > 0 ? ms + MARGIN_MS : 0);
  }

  /** Shows the newest view once all animations have ended: a busy device starts them late. */
  #land = (): void => {
    const [moving, timer] = [runningAnimations(), this.#timer];
    if (moving.length === 0) return this.close();
    void Promise.allSettled(moving.map(({ finished }) => finished)).then(() => {
      if (this.#timer === timer) this.close();
    });
  };

  /** Shows the newest view now. */
  close = (): void => {
    clearTimeout(this.#timer);
    if (!this.open) return;
    this.open = false;
    this.told = this.#newest;
    setTimeout(this.closed, MARGIN_MS);
  };
}
