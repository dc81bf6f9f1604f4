import { Afterwards } from '../../../lib/page/afterwards.svelte';

/** The pictures of the cards; they come once what else is shown is there. */
class Pictures extends Afterwards<typeof import('./parts').parts> {
  #coming: Promise<void> | null = null;

  /** Asks for them when the browser has nothing else to do; again where they could not be had. */
  want(): void {
    this.#coming ??= new Promise<void>((rests) =>
      (globalThis.requestIdleCallback ?? setTimeout)(() => rests()),
    )
      .then(() => this.load())
      .catch(() => void (this.#coming = null));
  }
}

export const pictures = new Pictures(() => import('./parts'));
