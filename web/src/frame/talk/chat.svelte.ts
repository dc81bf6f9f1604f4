import { actionId } from '../../lib/table/action-id';
import { Unreachable } from '../../lib/hall/api';
import { waitBefore } from '../../lib/table/live';
import { talk } from '../../lib/hall/talk';
import type { ChatMessage } from '../../lib/hall/wire';

const TRIES = 4;

/** The chat of one table as this browser knows it. */
export class Chat {
  messages = $state.raw<ChatMessage[]>([]);
  muted = $state(false);
  failed = $state(false);
  busy = $state(false);
  #heard = $state(0);
  /** The number of the last message that was asked for, shown or not. */
  #asked = 0;
  #loaded = false;
  #loading: Promise<void> | null = null;

  /** `onNew`: others have said something that was not there before. */
  constructor(
    private readonly table: string,
    private readonly onNew: (messages: ChatMessage[]) => void = () => undefined,
  ) {}

  /** The number of unread messages of others; zero if the chat is muted. */
  get unread(): number {
    if (this.muted) return 0;
    return this.messages.filter(({ mine, number }) => !mine && number > this.#heard).length;
  }

  /** Fetches the messages up to number `last`, if they are not here yet. */
  async hear(last: number): Promise<void> {
    while (!this.#loaded || last > this.#asked) {
      const before = this.#asked;
      this.#loading ??= this.#load().finally(() => (this.#loading = null));
      await this.#loading;
      if (this.failed || (this.#loaded && this.#asked === before)) return;
    }
  }

  /** Fetches all messages again: the blocked people may have changed. */
  async again(): Promise<void> {
    this.#asked = 0;
    this.#loaded = false;
    this.messages = [];
    await this.hear(0);
  }

  /** Sends a message; repeated attempts do not add it twice. Throws the hall's refusal. */
  async say(text: string): Promise<void> {
    const id = actionId();
    this.busy = true;
    try {
      for (let attempt = 0; ; attempt++) {
        try {
          this.#add([await talk.say(this.table, text, id)]);
          return;
        } catch (error) {
          if (!(error instanceof Unreachable) || attempt + 1 >= TRIES) throw error;
          await new Promise((done) => setTimeout(done, waitBefore(attempt, Math.random())));
        }
      }
    } finally {
      this.busy = false;
    }
  }

  /** Marks all messages here as read. */
  read(): void {
    const last = this.messages.at(-1)?.number ?? 0;
    if (last <= this.#heard) return;
    this.#heard = last;
    // If this fails, only the mark is lost.
    void talk.mark(this.table, { heard: last }).catch(() => undefined);
  }

  /** Mutes the chat, or ends that. Throws the hall's refusal. */
  async mute(muted: boolean): Promise<void> {
    await talk.mark(this.table, { muted });
    this.muted = muted;
  }

  async #load(): Promise<void> {
    try {
      const told = await talk.chat(this.table, this.#asked);
      const first = !this.#loaded;
      this.muted = told.muted;
      this.#heard = Math.max(this.#heard, told.heard);
      this.#asked = told.last;
      this.#loaded = true;
      this.failed = false;
      const added = this.#add(told.messages);
      const news = added.filter(({ mine }) => !mine);
      if (!first && news.length > 0) this.onNew(news);
    } catch {
      this.failed = true;
    }
  }

  /** Those that were not here yet, in the order of their numbers. */
  #add(messages: ChatMessage[]): ChatMessage[] {
    const here = new Set(this.messages.map(({ number }) => number));
    const added = messages.filter(({ number }) => !here.has(number));
    this.messages = [...this.messages, ...added].sort((a, b) => a.number - b.number);
    return added;
  }
}
