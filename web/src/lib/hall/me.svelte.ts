import { api } from './api';
import { polling } from './polling';
import type { Me } from './wire';

const EVERY_MS = 30_000;

/** Who is in front of this browser, and how many tables wait for them. */
class Myself {
  me = $state.raw<Me | null>(null);
  #asked = 0;
  #asking: Promise<Me | null> | null = null;

  /** Asks the hall; what was known stays if it does not answer. */
  load(): Promise<Me | null> {
    const asking = this.#ask(++this.#asked).finally(() => {
      if (this.#asking === asking) this.#asking = null;
    });
    return (this.#asking = asking);
  }

  /** Who it is, asked only if that is neither known nor being asked. */
  async known(): Promise<Me | null> {
    return this.me ?? (await (this.#asking ?? this.load()));
  }

  async #ask(number: number): Promise<Me | null> {
    try {
      const me = await api.me();
      // Whatever was learnt meanwhile is newer than this answer.
      if (number === this.#asked) this.me = me;
    } catch {
      // Whoever cannot go on without an answer asks again and hears of the fault.
    }
    return this.me;
  }

  /** What an answer of the hall says. */
  take(me: Me): void {
    this.#asked++;
    this.me = me;
  }

  /** Gives this person another name, if it is another; throws what the hall answers. */
  async rename(name: string): Promise<void> {
    if (name !== this.me?.name) this.take(await api.rename(name));
  }

  /** Keeps the number of waiting tables fresh; returns how to stop it. */
  watch(): () => void {
    return polling(async () => void (await this.load()), EVERY_MS);
  }
}

export const myself = new Myself();
