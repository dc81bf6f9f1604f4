import { api, changes, ENDED, Refused, Unreachable } from './api';
import { polling } from './polling';
import type { Me } from './wire';

const EVERY_MS = 30_000;

const words = () => import('./no-cookies');

/** The user of this browser, and the number of tables that wait for them. */
export class Myself {
  me = $state.raw<Me | null>(null);
  /** The reason why this browser has no user: its session has ended, or it keeps no cookies. */
  nobody = $state.raw<Refused | null>(null);
  /** Whether the page shows that reason. */
  told = $state(false);
  #asked = 0;
  #asking: Promise<Me | null> | null = null;
  /** The pending check whether the cookie of a new guest comes back. */
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

  /** Asks the hall; without an answer the last known user stays. */
  load(): Promise<Me | null> {
    const asking = this.#ask(++this.#asked).finally(() => {
      if (this.#asking === asking) this.#asking = null;
    });
    return (this.#asking = asking);
  }

  /** The user, asked for only if unknown and not being asked for already. */
  async known(): Promise<Me | null> {
    return this.me ?? (await (this.#asking ?? this.load()));
  }

  /** The same for callers that cannot continue without a user: throws the reason if there is none. */
  async somebody(): Promise<Me> {
    const me = await this.known();
    if (me) return me;
    this.told = true;
    throw this.nobody ?? new Unreachable('no answer');
  }

  async #ask(number: number): Promise<Me | null> {
    // Without cookies every request would make another guest.
    if (this.#looking) await this.#looking;
    if (globalThis.navigator?.cookieEnabled === false) await this.#keepsNone();
    if (!this.keeps) return null;
    try {
      const me = await api.me();
      // Another answer may have come since this request, and is newer.
      const isNews = number === this.#asked;
      if (isNews && me.created && this.me) this.#lose(await (await words()).cookieLost(), false);
      else if (isNews) this.take(me);
      if (me.created && this.keeps)
        this.#looking = this.#look().finally(() => (this.#looking = undefined));
    } catch (error) {
      // Other errors are not stored: callers that need an answer ask again and receive the error.
      const isEnded = error instanceof Refused && error.fault.code === ENDED;
      if (isEnded && number === this.#asked) this.#lose(error, false);
    }
    return this.me;
  }

  /** Checks that the cookie of a new guest has come back: without a user the hall lists no sessions. */
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

  /** Throws the reason why this browser may change nothing: it must take no seat that it could not hold. */
  async #mayChange(): Promise<void> {
    await this.#asking;
    await this.#looking;
    if (!this.nobody || this.keeps) return;
    this.told = true;
    throw this.nobody;
  }

  /** Stores an answer of the hall. */
  take(me: Me): void {
    this.#asked++;
    this.me = me;
    this.nobody = null;
    this.told = false;
  }

  /** Asks for the user again after the hall has ended the old identity. */
  renew(): Promise<Me | null> {
    [this.me, this.nobody, this.told] = [null, null, false];
    return this.load();
  }

  /** Gives this user another name, if it is another; throws the hall's refusal. */
  async rename(name: string): Promise<void> {
    if (name !== this.me?.name) this.take(await api.rename(name));
  }

  /** Keeps the number of waiting tables fresh; returns how to stop it. */
  watch(): () => void {
    return polling(async () => void (await this.load()), EVERY_MS);
  }
}

export const myself = new Myself();
