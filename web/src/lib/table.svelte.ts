import { actionId } from './action-id';
import { api, Refused, Unreachable } from './api';
import { due } from './nonces';
import { noticeOf, type Notice } from './faults';
import { Live, openSocket, waitBefore, type Connection } from './live';
import {
  isDealt,
  type AnyView,
  type Entry,
  type Preview,
  type TableView,
  type WaitingView,
  type Why,
} from './wire';

const TRIES = 6;
const MOST_WAITING = 8;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** One table as this browser knows it: the newest view, the line to the hall, requests under way. */
export class Table {
  view = $state.raw<TableView | null>(null);
  /** The table's card while there is no game yet; null from the start on. */
  waiting = $state.raw<WaitingView | null>(null);
  /** What the newest view brought since the one before; empty for the first. */
  fresh = $state.raw<Entry[]>([]);
  connection = $state<Connection>('connecting');
  missing = $state(false);
  busy = $state(false);
  notice = $state.raw<Notice | null>(null);
  #live: Live;
  /** Whether the newest view came over the live line. */
  #fromLive = false;
  #telling = false;
  #queued: TableView[] = [];
  #pause: ReturnType<typeof setTimeout> | undefined;

  /** `gap`: milliseconds that a view stays before the next that came by itself. */
  constructor(
    readonly id: string,
    private readonly gap: () => number = () => 0,
  ) {
    this.#live = new Live({
      open: (since) => openSocket(id, since),
      since: () => this.view?.seq ?? 0,
      onView: (view) => (isDealt(view) ? this.#queue(view) : this.#showWaiting(view, true)),
      onConnection: (connection) => this.#connected(connection),
    });
  }

  open(): void {
    addEventListener('online', this.#online);
    addEventListener('offline', this.#offline);
    this.#live.start();
    void this.#fetch();
  }

  close(): void {
    removeEventListener('online', this.#online);
    removeEventListener('offline', this.#offline);
    this.#live.stop();
    clearTimeout(this.#pause);
  }

  /** Takes an action for the seat to act; true when it stands. */
  act(action: string): Promise<boolean> {
    return this.#send((body) => api.act(this.id, { action, ...body }));
  }

  undo(): Promise<boolean> {
    return this.#send((body) => api.undo(this.id, body));
  }

  preview(action: string): Promise<Preview | null> {
    return api.preview(this.id, action).catch(() => null);
  }

  why(action: string): Promise<Why | null> {
    return api.why(this.id, action).catch(() => null);
  }

  /** Asks for a change of who sits where; true when it was made. */
  seat(ask: () => Promise<AnyView>): Promise<boolean> {
    return this.change(async () => this.#take(await ask()));
  }

  /** Asks for a change that is told with the next view; true when it was made. */
  async change(ask: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.notice = null;
    try {
      await ask();
      return true;
    } catch (error) {
      this.notice = noticeOf(error);
      // Somebody may have been quicker: show how it stands now.
      void this.#fetch();
      return false;
    } finally {
      this.busy = false;
    }
  }

  tell(id: string, message = '', rules: string[] = []): void {
    this.notice = { id, message, rules };
  }

  dismiss(): void {
    this.notice = null;
  }

  #online = () => {
    this.#live.hurry();
    void this.#fetch();
  };
  #offline = () => this.#live.lost();

  async #send(
    post: (body: { expected_seq: number; action_id: string; seat: number }) => Promise<TableView>,
  ): Promise<boolean> {
    const view = this.view;
    const seat = view?.to_act ?? view?.viewer ?? null;
    if (!view || seat === null || this.busy) return false;
    this.busy = true;
    this.notice = null;
    const body = { expected_seq: view.seq, action_id: actionId(), seat };
    try {
      this.#show(await this.#insist(() => post(body)));
      return true;
    } catch (error) {
      this.#explain(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** The same request, with the same id, until an answer comes: it takes effect only once. */
  async #insist<T>(post: () => Promise<T>): Promise<T> {
    for (let attempt = 0; ; attempt++) {
      try {
        const answer = await post();
        if (attempt > 0) this.#live.hurry();
        return answer;
      } catch (error) {
        if (!(error instanceof Unreachable) || attempt + 1 >= TRIES) throw error;
        this.connection = 'behind';
        await pause(waitBefore(attempt, Math.random()));
      }
    }
  }

  #explain(error: unknown): void {
    if (error instanceof Refused && error.view) this.#show(error.view);
    this.notice = noticeOf(error);
  }

  async #fetch(): Promise<void> {
    try {
      this.#take(await api.view(this.id));
    } catch (error) {
      // Silence is the live line's to notice; only a table that is not there ends the wait.
      if (error instanceof Refused && error.status === 404) {
        this.missing = true;
        this.close();
      }
    }
  }

  #take(view: AnyView): void {
    if (isDealt(view)) this.#show(view);
    else this.#showWaiting(view);
  }

  /** A card has no number that tells its age: while the live line holds, what it brought counts. */
  #showWaiting(view: WaitingView, fromLive = false): void {
    if (this.view) return;
    if (!fromLive && this.#fromLive && this.connection === 'live') return;
    this.#fromLive = fromLive;
    this.waiting = view;
    void this.#tellNonces(view);
  }

  /** Everybody sits: what this browser promised is told. Whoever cannot is waited for in vain. */
  async #tellNonces(view: WaitingView): Promise<void> {
    const nonces = due(view);
    if (nonces.length === 0 || this.#telling) return;
    this.#telling = true;
    try {
      this.#take(await this.#insist(() => api.tell(this.id, nonces)));
    } catch {
      // The game may have begun without: the next view shows it.
      void this.#fetch();
    } finally {
      this.#telling = false;
    }
  }

  #connected(connection: Connection): void {
    if (connection === 'behind' && this.connection !== 'behind') void this.#fetch();
    this.connection = connection;
  }

  /** Moves of others that come in quick succession are shown one after the other. */
  #queue(view: TableView): void {
    this.#queued.push(view);
    if (this.#pause === undefined) this.#showNext();
  }

  #showNext(): void {
    this.#pause = undefined;
    const seq = this.view?.seq ?? -1;
    const news = this.#queued.filter((view) => view.seq >= seq);
    // Whoever comes back after a while wants the newest only.
    const next = news.length > MOST_WAITING ? news.at(-1) : news[0];
    this.#queued = news.slice(news.length > MOST_WAITING ? news.length : 1);
    if (!next) return;
    const first = this.view === null;
    this.#show(next, true);
    const gap = first ? 0 : this.gap();
    if (gap > 0) this.#pause = setTimeout(() => this.#showNext(), gap);
    else if (this.#queued.length > 0) this.#showNext();
  }

  /**
   * Answers and live updates may overtake each other. Numbers tell which is newer, but what was
   * decided in secret has none: it changes the table without a new number. Between two views with
   * the same number the live line holds, since it is in order and brings whatever is newer still;
   * while it is down, the last answer does.
   */
  #show(view: TableView, fromLive = false): void {
    const before = this.view;
    if (before && view.seq < before.seq) return;
    if (before && view.seq === before.seq) {
      if (!fromLive && this.#fromLive && this.connection === 'live') return;
      if (JSON.stringify(view) === JSON.stringify(before)) {
        this.#fromLive ||= fromLive;
        return;
      }
    }
    this.#fromLive = fromLive;
    this.fresh = before ? news(before, view) : [];
    this.view = view;
    this.waiting = null;
  }
}

/** What came since: new entries, and of the last one that was there what has been added to it. */
function news(before: TableView, view: TableView): Entry[] {
  const told = before.log.find((entry) => entry.seq === before.seq)?.events.length ?? 0;
  return view.log.flatMap((entry) => {
    if (entry.undone || entry.seq < before.seq) return [];
    if (entry.seq > before.seq) return [entry];
    const added = entry.events.slice(told);
    return added.length > 0 ? [{ ...entry, points: 0, parts: [], events: added }] : [];
  });
}
