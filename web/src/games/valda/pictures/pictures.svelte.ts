import { Afterwards } from '../../../lib/page/afterwards.svelte';

/** Milliseconds after the first card until the pictures load: everything needed to play loads before. */
const LATER_MS = 1500;

class Pictures extends Afterwards<typeof import('./parts').parts> {
  #wanted = false;

  constructor() {
    super(() => import('./parts'));
  }

  /** They are seen now, or soon; without them everything can be played. */
  want(now = false): void {
    if (this.#wanted && !now) return;
    this.#wanted = true;
    const load = () => this.part ?? this.load().catch(() => (this.#wanted = false));
    if (now) void load();
    else setTimeout(load, LATER_MS);
  }
}

/** The pictures of the cards and of the board, a file of their own. */
export const pictures = new Pictures();
