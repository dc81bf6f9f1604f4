import { Refused } from '../hall/api';
import { faultText, isGone, UNREACHABLE } from '../hall/faults';
import { LATE_MS } from '../hall/polling';
import { t } from '../texts.svelte';

const TOO_MANY = 429;

/** What a page asks the hall for before it can show anything; `polling` asks again until it is answered. */
export class Opening {
  /** Said anew each time: its text may still be on its way, and the language may change. */
  #said = $state.raw<(() => string) | null>(null);
  /** Whether the hall has no such thing: to ask again would be in vain. */
  missing = $state(false);
  busy = $state(false);
  #asked = 0;

  /** `ask` fetches and shows it; `none` is the text that says that there is no such thing. */
  constructor(
    private readonly ask: () => Promise<unknown>,
    private readonly none = 'nowhere-about',
  ) {}

  /** What is told in place of the answer; null while there is nothing to tell. */
  get fault(): string | null {
    return this.#said?.() ?? null;
  }

  set fault(text: string | null) {
    this.#said = text === null ? null : () => text;
  }

  /** Asks; false where no answer came. */
  load = (): Promise<boolean> => this.#run(this.ask, true);

  /** Asks for something else that the page shows or does. */
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
