import { api, changes, ENDED, Refused, Unreachable } from './api';
import { polling } from './polling';
import type { Me } from './wire';

const EVERY_MS = 30_000;

const words = () => import('./no-cookies');

/** Who is in front of this browser, and how many tables wait for them. */
export class Myself {
  me = $state.raw<Me | null>(null);
  /** Why this browser is nobody here: its session has ended, or it keeps no cookies. */
  nobody = $state.raw<Refused | null>(null);
  /** Whether that is shown. */
  told = $state(false);
  #asked = 0;
  #asking: Promise<Me | null> | null = null;
  /** Whether the cookie of a new guest comes back is being looked at. */
  #looking: Promise<void> | undefined;

  constructor() {
    changes.before = () =>
      this.#asking || this.#looking || !this.keeps ? this.#mayChange() : undefined;
    changes.ended = (refusal) => this.#lose(refusal, true);
  }

  /** Whether this browser keeps the hall's cookies, as far as is known. */
  get keeps(): boolean {
    return this.nobody === null || this.nobody.fault.code === ENDED;
  }

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

  /** The same for whoever cannot go on without: throws why there is no answer. */
  async somebody(): Promise<Me> {
    const me = await this.known();
    if (me) return me;
    this.told = true;
    throw this.nobody ?? new Unreachable('no answer');
  }

  async #ask(number: number): Promise<Me | null> {
    // Without cookies every question would make another guest.
    if (this.#looking) await this.#looking;
    if (globalThis.navigator?.cookieEnabled === false) await this.#keepsNone();
    if (!this.keeps) return null;
    try {
      const me = await api.me();
      // Whatever was learnt meanwhile is newer than this answer.
      const isNews = number === this.#asked;
      if (isNews && me.created && this.me) this.#lose(await (await words()).cookieLost(), false);
      else if (isNews) this.take(me);
      if (me.created && this.keeps)
        this.#looking = this.#look().finally(() => (this.#looking = undefined));
    } catch (error) {
      // Whoever cannot go on without an answer asks again and hears of any other fault.
      const isEnded = error instanceof Refused && error.fault.code === ENDED;
      if (isEnded && number === this.#asked) this.#lose(error, false);
    }
    return this.me;
  }

  /** Looks whether the cookie of a new guest has come back: nobody has no sessions. */
  async #look(): Promise<void> {
    const sessions = await api.sessions().catch(() => null);
    if (sessions?.length === 0) await this.#keepsNone();
  }

  async #keepsNone(): Promise<void> {
    this.#lose(await (await words()).noCookies(), false);
  }

  #lose(why: Refused, again: boolean): void {
    if (again || !this.nobody) this.told = true;
    this.nobody = why;
    this.me = null;
  }

  /** Throws what keeps this browser from changing anything: no seat is taken that it could not hold. */
  async #mayChange(): Promise<void> {
    await this.#asking;
    await this.#looking;
    if (!this.nobody || this.keeps) return;
    this.told = true;
    throw this.nobody;
  }

  /** What an answer of the hall says. */
  take(me: Me): void {
    this.#asked++;
    this.me = me;
    this.nobody = null;
    this.told = false;
  }

  /** Asks who it is now that the hall has let go of who it was. */
  renew(): Promise<Me | null> {
    [this.me, this.nobody, this.told] = [null, null, false];
    return this.load();
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
