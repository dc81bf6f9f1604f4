import { Refused } from '../hall/api';
import { faultText, isGone, UNREACHABLE } from '../hall/faults';
import { LATE_MS } from '../hall/polling';
import { t } from '../texts.svelte';

const TOO_MANY = 429;

/**
 * The request that a page needs before it can show anything; `polling` repeats it until there is an answer.
 */
export class Opening {
  /** A function, because its text may still be loading, and the language may change. */
  #said = $state.raw<(() => string) | null>(null);
  /** Whether the hall has no such thing, so that another request is useless. */
  missing = $state(false);
  busy = $state(false);
  #asked = 0;

  /** `ask` fetches and shows the content; `none` is the id of the text for a missing one. */
  constructor(
    private readonly ask: () => Promise<unknown>,
    private readonly none = 'nowhere-about',
  ) {}

  /** The message in place of the content; null if there is none. */
  get fault(): string | null {
    return this.#said?.() ?? null;
  }

  set fault(text: string | null) {
    this.#said = text === null ? null : () => text;
  }

  /** Sends the request; returns false if no answer came. */
  load = (): Promise<boolean> => this.#run(this.ask, true);

  /** Sends another request of the page. */
  also = (work: () => Promise<unknown>): Promise<boolean> => this.#run(work, false);

  async #run(work: () => Promise<unknown>, opens: boolean): Promise<boolean> {
    const mine = ++this.#asked;
    const late = setTimeout(() => (this.#said ??= () => t(UNREACHABLE)), LATE_MS);
    this.busy = true;
    let said: (() => string) | null = null;
    try {
      await work();
      return true;
    } catch (error) {
      const isMissing = (this.missing = opens && isGone(error));
      said = () => (isMissing ? t(this.none) : faultText(t, error));
      return error instanceof Refused && error.status !== TOO_MANY;
    } finally {
      clearTimeout(late);
      if (mine === this.#asked) [this.busy, this.#said] = [false, said];
    }
  }
}
