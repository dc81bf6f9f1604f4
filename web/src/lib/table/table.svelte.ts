import { actionId } from './action-id';
import { api, LAST_PLY, Refused, Unreachable } from '../hall/api';
import { isGone, noticeOf, UNREACHABLE, type Notice } from '../hall/faults';
import { Live, openSocket, waitBefore, type Connection, type Told } from './live';
import { alike, grown } from './log';
import { keepAge } from './view-age';
import type { Playing } from './playing';
import { news } from './news';
import { OneScreen } from './one-screen.svelte';
import { Storyline } from './story.svelte';
import { texts } from '../texts.svelte';
import {
  unpack,
  type AnyView,
  type Choice,
  type Entry,
  type OfferKind,
  type Preview,
  type SeatPresence,
  type SocketWish,
  type TableView,
  type WaitingView,
  type Why,
} from '../hall/wire';

const TRIES = 6;
/** The longest wait for another live line while a proxy blocks them and requests replace them. */
const BLOCKED_MS = 60_000;
const MOST_WAITING = 8;
type Spoken = SocketWish extends infer Wish
  ? Wish extends unknown
    ? Omit<Wish, 'language'>
    : never
  : never;
/** The common part of a request, with its id. */
type Body = { expected_seq: number; action_id: string; seat: number };
/** Answers to requests do not come over the line, and so in any order. */
const byRequest = async (view: Promise<TableView>, part = true): Promise<Told> => ({
  view: await view,
  inOrder: false,
  part,
});
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** One table as this browser knows it: the newest view, the line to the hall, requests under way. */
export class Table implements Playing {
  view = $state.raw<TableView | null>(null);
  /** The table's card before the game; null once it has begun. */
  waiting = $state.raw<WaitingView | null>(null);
  /** The news of the newest view since the one before; empty for the first. */
  fresh = $state.raw<Entry[]>([]);
  connection = $state<Connection>('connecting');
  /** Seconds between requests that replace the live line; 0 while there is one. */
  every = $state(0);
  /** The number of successive live lines that brought nothing while the hall answered requests. */
  #deaf = $state(0);
  /** Ends the requests that replace a live line. */
  #rest: (() => void) | null = null;
  /** Whether the hall answered the last request. */
  #reached = $state(true);
  #online = $state(globalThis.navigator?.onLine !== false);
  missing = $state(false);
  busy = $state(false);
  notice = $state.raw<Notice | null>(null);
  prepared = $state.raw<Choice | null>(null);
  /** The number of the last chat message; 0 if there is none, or no access. */
  said = $state(0);
  /** The presence of the players, in the order of the seats; empty while it is unknown. */
  there = $state.raw<readonly SeatPresence[]>([]);
  /** The view that the log, the scores and the prompt show. */
  readonly story = new Storyline(() => this.#goOn());
  /** The player who has the screen, if several share it. */
  readonly screen = new OneScreen();
  #live: Live;
  /** Whether the newest view came over the live line. */
  #fromLive = false;
  /** The number of views shown so far: it says whether a request was made before or after the newest. */
  #shown = 0;
  /** Whether a view was skipped that may be newer than the shown one. */
  #doubt = false;
  #settling = false;
  #telling = false;
  #queued = $state.raw<TableView[]>([]);
  #pause: ReturnType<typeof setTimeout> | undefined;
  /** Whether the next view waits for `ready`. */
  #held = false;

  /**
   * `gap`: the least milliseconds between a view and the next that came by itself. `ready`: a promise to
   * wait for before a view replaces another; null if all is loaded; it never rejects. `moves`: whether the
   * board animates views; then the next view waits until the animation has ended.
   */
  constructor(
    readonly id: string,
    private readonly gap: () => number = () => 0,
    private readonly ready: (view: TableView) => Promise<void> | null = () => null,
    private readonly moves: () => boolean = () => false,
    readonly still = false,
  ) {
    this.#live = new Live({
      open: (since) => openSocket(id, since),
      since: () => this.view?.seq ?? 0,
      onView: (view) => (unpack(view) ? this.#queue(view) : this.#showWaiting(view, true)),
      onChat: (last) => (this.said = Math.max(this.said, last)),
      onPresence: (seats) => (this.there = seats),
      onConnection: (connection, refused) => this.#connected(connection, refused),
    });
  }

  /** The text id of the connection's message; null while the line works. */
  get trouble(): string | null {
    if (this.connection !== 'behind') return null;
    if (!this.#online) return 'status-offline';
    if (!this.#reached) return 'status-unreachable';
    return this.#deaf > 1 && this.every ? 'asking-blocked' : 'status-behind';
  }

  open(): void {
    addEventListener('online', this.#back);
    addEventListener('offline', this.#gone);
    this.#live.start();
    void this.look();
  }

  close(): void {
    removeEventListener('online', this.#back);
    removeEventListener('offline', this.#gone);
    this.#live.stop();
    this.#listen();
    // A pending import must not start requests either.
    this.#rest = () => undefined;
    clearTimeout(this.#pause);
    this.#queued = [];
    this.story.close();
  }

  /** Takes an action for the seat to act; returns true if it was accepted. */
  act(action: string): Promise<boolean> {
    return this.#send((body) => {
      const asked = { action, ...body };
      return this.#byLine({ type: 'act', ...asked }, () => api.act(this.id, asked));
    });
  }

  /** Called by the board with the milliseconds that it animates the newest view. */
  lasts(ms: number): void {
    this.story.lasts(ms);
  }

  /** Whether the log, the scores and the prompt are behind the board. */
  get telling(): boolean {
    return this.story.open;
  }

  /** Whether the hall waits for a move here, shown already or not. */
  get waits(): boolean {
    return (this.#queued.at(-1) ?? this.screen.next ?? this.view)?.my_turn ?? false;
  }

  /**
   * Shows all pending views now, on the board and in texts. Returns whether there was anything to wait for.
   */
  skip(): boolean {
    const waited = this.#pause !== undefined || this.story.open;
    clearTimeout(this.#pause);
    this.#pause = undefined;
    this.story.close();
    if (this.#queued.length > 0) this.#showNext();
    return waited;
  }

  /** Gives the screen to the next player. */
  takeScreen(): void {
    const view = this.screen.take();
    if (view) this.#set(view, []);
  }

  undo(): Promise<boolean> {
    return this.#send((body) =>
      this.#byLine({ type: 'undo', ...body }, () => api.undo(this.id, body)),
    );
  }

  resign(seat: number): Promise<boolean> {
    return this.#send((body) => byRequest(api.resign(this.id, { ...body, seat })), seat, TRIES);
  }

  comeBack(seat: number): Promise<boolean> {
    return this.#send((body) => byRequest(api.comeBack(this.id, { ...body, seat })), seat, TRIES);
  }

  /** Asks all players; if there is nobody else to ask, it happens at once. */
  offer(kind: OfferKind, seat: number): Promise<boolean> {
    return this.#send((body) => byRequest(api.offer(this.id, { ...body, seat, kind })), seat);
  }

  agree(kind: OfferKind): Promise<boolean> {
    return this.#send(({ expected_seq, action_id }) =>
      byRequest(api.agree(this.id, kind, { expected_seq, action_id })),
    );
  }

  withdraw(kind: OfferKind): Promise<boolean> {
    return this.#send(() => byRequest(api.withdraw(this.id, kind), false));
  }

  preview(action: string): Promise<Preview | null> {
    return api.preview(this.id, action, this.view?.seq ?? 0).catch(() => null);
  }

  why(action: string): Promise<Why | null> {
    return api.why(this.id, action).catch(() => null);
  }

  /** Asks for a change of the seats; returns true if it was made. */
  seat(ask: () => Promise<AnyView>): Promise<boolean> {
    const shown = this.#shown;
    return this.change(async () => await this.#take(await ask(), shown));
  }

  /** Asks for a change that the next view shows; returns true if it was made. */
  async change(ask: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.notice = null;
    try {
      await ask();
      return true;
    } catch (error) {
      this.notice = noticeOf(error);
      // Another player may have been quicker: show the current state.
      void this.look();
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

  #back = () => {
    this.#online = true;
    this.#live.hurry();
    void this.look();
  };
  #gone = () => {
    this.#online = false;
    this.#live.lost();
  };

  /** `tries`: the number of tries if other players were quicker, for requests that suit any position. */
  async #send(
    post: (body: Body) => Promise<Told>,
    chosen: number | null = null,
    tries = 1,
  ): Promise<boolean> {
    const view = this.view;
    const seat = chosen ?? view?.to_act ?? view?.viewer ?? null;
    if (!view || seat === null || this.busy) return false;
    this.busy = true;
    this.notice = null;
    const body = { expected_seq: view.seq, action_id: actionId(), seat };
    let shown = this.#shown;
    const send = () => {
      shown = this.#shown;
      return post(body);
    };
    try {
      const { view: answer, inOrder, part } = await this.#insist(send);
      const told = part ? grown(view, answer) : answer;
      await this.#wait(told);
      this.#show(told, this.#isLater(shown), inOrder);
      return true;
    } catch (error) {
      await this.#explain(error, shown);
      if (tries <= 1 || !(error instanceof Refused) || error.fault.code !== 'stale') return false;
    } finally {
      this.busy = false;
    }
    return this.#send(post, chosen, tries - 1);
  }

  /** Sends over the line, which is open anyway and quicker; if that fails, by a request. */
  async #byLine(wish: Spoken, post: () => Promise<TableView>): Promise<Told> {
    try {
      const told = this.#live.ask({ ...wish, language: texts.language });
      if (told) return await told;
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
    }
    return byRequest(post());
  }

  /** Repeats the same request, with the same id, until an answer comes: it takes effect only once. */
  async #insist<T>(post: () => Promise<T>): Promise<T> {
    for (let attempt = 0; ; attempt++) {
      try {
        const answer = await post();
        if (attempt > 0) this.#live.hurry();
        return answer;
      } catch (error) {
        if (!(error instanceof Unreachable) || attempt + 1 >= TRIES) throw error;
        this.connection = 'behind';
        this.#reached = false;
        await pause(waitBefore(attempt, Math.random()));
      }
    }
  }

  async #explain(error: unknown, shown: number): Promise<void> {
    if (error instanceof Refused && error.view) {
      await this.#wait(error.view);
      this.#show(error.view, this.#isLater(shown));
    }
    this.notice = noticeOf(error);
  }

  /** Fetches the table, and shows it if it `isNews`; returns whether there was an answer. */
  async look(isNews: (before: AnyView, view: AnyView) => boolean = () => true): Promise<boolean> {
    const shown = this.#shown;
    try {
      const view = await api.view(this.id);
      this.#reached = true;
      const before = this.view ?? this.waiting;
      if (!before || isNews(before, view)) await this.#take(view, shown);
      return true;
    } catch (error) {
      this.#reached = error instanceof Refused;
      // The live line reports missing answers; here only a missing table ends the wait.
      if (isGone(error)) {
        this.missing = true;
        this.close();
      } else if (this.#reached && !this.view) this.notice = noticeOf(error);
      return false;
    }
  }

  async #take(view: AnyView, shown: number): Promise<void> {
    if (!unpack(view)) return this.#showWaiting(view);
    await this.#wait(view);
    this.#show(view, this.#isLater(shown));
  }

  /** The first view of a table waits for nothing: its parts load at the same time. */
  #wait(view: TableView): Promise<void> | null {
    return this.view === null ? null : this.ready(view);
  }

  /** Whether an answer is surely newer than the shown view: the request was made after it. */
  #isLater(shown: number): boolean {
    return shown === this.#shown;
  }

  /** A card has no number for its age: while the live line works, its card counts. */
  #showWaiting(view: WaitingView, fromLive = false): void {
    if (this.view) return;
    if (!fromLive && this.#fromLive && this.connection === 'live') return;
    this.#fromLive = fromLive;
    this.waiting = view;
    void this.#haveSay(view);
  }

  /**
   * All seats are taken: this browser reveals its promised nonces, or promises new ones after a void deal.
   * The others wait in vain for a browser that cannot.
   */
  async #haveSay(view: WaitingView): Promise<void> {
    if (this.#telling || view.status !== 'dealing') return;
    this.#telling = true;
    const shown = this.#shown;
    // If the code cannot be loaded now, the next view tries again; asking for one would loop endlessly.
    const say = await this.#due(view).catch(() => null);
    try {
      if (say) await this.#take(await this.#insist(say), shown);
    } catch {
      // The game may have begun without this answer: the next view shows it.
      void this.look();
    } finally {
      this.#telling = false;
    }
    // A newer card may need another answer.
    if (this.waiting && this.waiting !== view) void this.#haveSay(this.waiting);
  }

  /** This browser's pending promise or nonces for the game; null for none. */
  async #due(view: WaitingView): Promise<(() => Promise<AnyView>) | null> {
    const { asked, due, promise } = await import('../fair/nonces');
    const promises = asked(view).map((seat) => ({ seat, promise: promise() }));
    if (promises.length > 0) return () => api.promise(this.id, promises);
    const nonces = due(view);
    return nonces.length > 0 ? () => api.tell(this.id, nonces) : null;
  }

  #connected(connection: Connection, refused = false): void {
    if (connection === 'live') this.#recover();
    else void this.#doWithout(refused);
    this.connection = connection;
    // The line changed: repeat a request that failed before.
    if (this.#doubt) void this.#settle();
  }

  /** The live line brought nothing: if the hall answers, requests replace the line until one works. */
  async #doWithout(refused: boolean): Promise<void> {
    const answered = await this.look();
    if (this.connection === 'live') return;
    // A line that the hall itself ended is not blocked by a proxy.
    this.#deaf = answered && !refused ? this.#deaf + 1 : 0;
    if (this.#deaf > 1) this.#live.longest = BLOCKED_MS;
    // If the code cannot be loaded now, the next loss of the line tries again.
    const part = answered && (await import('./asking').catch(() => null));
    if (part && this.connection === 'behind')
      this.#rest ??= part.asking(this, (isNews) => this.look(isNews));
  }

  /** Stops the requests: the live line works, or no more news is needed. */
  #listen(): void {
    this.#deaf = this.every = 0;
    this.#rest?.();
    this.#rest = null;
  }

  /** The hall answers again: removes the message that it did not. */
  #recover(): void {
    this.#reached = true;
    this.#listen();
    if (this.connection === 'behind' && this.notice?.id === UNREACHABLE) this.notice = null;
  }

  /** Fetches the table until the answer is surely the newest, or there is none. */
  async #settle(): Promise<void> {
    this.#doubt = true;
    if (this.#settling) return;
    this.#settling = true;
    while (this.#doubt) {
      this.#doubt = false;
      if (await this.look()) continue;
      this.#doubt = true;
      break;
    }
    this.#settling = false;
  }

  /** Queues moves of others that come in quick succession, to show them one after the other. */
  #queue(view: TableView): void {
    this.#queued = [...this.#queued, view];
    this.#goOn();
  }

  /** Shows the next view, unless the one before needs more time. */
  #goOn(): void {
    if (this.#pause === undefined && !this.#held && !this.story.open) this.#showNext();
  }

  #showNext(): void {
    this.#pause = undefined;
    const seq = this.view?.seq ?? -1;
    const news = this.#queued.filter((view) => view.seq >= seq);
    // A user who comes back after a while wants only the newest view.
    const next = news.length > MOST_WAITING ? news.at(-1) : news[0];
    const coming = next ? this.#wait(next) : null;
    this.#held = coming !== null;
    if (coming) return void coming.then(() => this.#showNext());
    this.#queued = news.slice(news.length > MOST_WAITING ? news.length : 1);
    if (!next) return;
    const first = this.view === null;
    this.#show(next, this.#fromLive, true);
    const gap = first ? 0 : this.gap();
    if (gap > 0) this.#pause = setTimeout(() => this.#rested(), gap);
    else if (this.#queued.length > 0) this.#goOn();
  }

  #rested(): void {
    this.#pause = undefined;
    this.#goOn();
  }

  /**
   * Answers and live updates can overtake each other. Numbers say which is newer, but a secret decision has
   * none: it changes the table without a new number. Between two views with the same number the one of the
   * live line counts, since the line is in order and brings any newer one. A view that is not surely
   * `later` does not replace another one: the hall is asked.
   */
  #show(view: TableView, later: boolean, fromLive = false): void {
    const before = this.view;
    if (before && view.seq < before.seq) return;
    if (before && view.seq === before.seq) {
      if (!fromLive && this.#fromLive && this.connection === 'live') return;
      if (alike(view, before)) {
        this.#fromLive ||= fromLive;
        if (view.log_from >= before.log_from) return keepAge(before, view);
        // The log of this view begins earlier.
        this.view = view;
        this.story.begin(view, false);
        return;
      }
      if (!later) return void this.#settle();
    }
    this.#fromLive = fromLive;
    if (this.screen.keeps(view)) void this.#showOpenly(view);
    else this.#set(view, before ? news(before, view) : []);
  }

  #set(view: TableView, fresh: Entry[]): void {
    this.fresh = fresh;
    this.view = view;
    this.#shown++;
    this.story.begin(view, fresh.length > 0 && this.moves());
    this.waiting = null;
  }

  /** Shows the public part of a position; the rest is for the player who takes the screen next. */
  async #showOpenly(view: TableView): Promise<void> {
    const before = this.view;
    if (before?.viewer === null && before.seq >= view.seq) return;
    const open = await api.ply(this.id, LAST_PLY, 'public').catch(() => null);
    // After a failure the next message of the line repeats the request.
    if (!open) this.#doubt = true;
    else if (this.view === before && this.screen.next) {
      this.#set({ ...open, seats: view.seats }, before ? news(before, open) : []);
    }
  }
}
