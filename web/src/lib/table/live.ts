import { grown } from './log';
import { ENDED, NO_ANSWER, refused, Unreachable } from '../hall/api';
import { myself } from '../hall/me.svelte';
import { startAge } from './view-age';
import {
  unpack,
  type AnyView,
  type LiveMessage,
  type SeatPresence,
  type SocketWish,
  type TableView,
} from '../hall/wire';

export type Connection = 'connecting' | 'live' | 'behind';

export interface LiveSocket {
  /** As WebSocket says it; 0 while it is not open yet. */
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event?: { reason: string }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface LiveOptions {
  /** Opens a socket that asks for everything after number `since`. */
  open: (since: number) => LiveSocket;
  /** The number of the newest view held. */
  since: () => number;
  onView: (view: AnyView) => void;
  /** Called after a new message in the chat; `last` is its number. */
  onChat?: (last: number) => void;
  /** Called with the presence of the people at the table, in the order of their seats. */
  onPresence?: (seats: SeatPresence[]) => void;
  /** `refused`: the hall itself has ended the line. */
  onConnection: (connection: Connection, refused?: boolean) => void;
  /** From 0 to below 1; spreads the reconnects of many clients. */
  random?: () => number;
}

/**
 * A table after a request. `inOrder`: the line brought nothing newer. `part`: its log has only the entries
 * since the view for which it was asked.
 */
export interface Told {
  view: TableView;
  inOrder: boolean;
  part?: boolean;
}

interface Waiting {
  tell: (told: Told) => void;
  fail: (error: Error) => void;
  timer: ReturnType<typeof setTimeout>;
}

/** Milliseconds to wait for an answer; then the same request is sent another way. */
export const ANSWER_MS = 5_000;
/** The server pings every five seconds; twice that without a message means that this page is behind. */
export const SILENCE_MS = 10_000;
/** Milliseconds to wait for a first line's first message: the view comes as soon as the line is open. */
export const FIRST_WORD_MS = 5_000;
/** WebSocket.CONNECTING, which exists only in browsers. */
const CONNECTING = 0;
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 5_000;
/** The reason of a close by a hall where we have opened too many sockets, or sent too much. */
const SLOW_DOWN = 'slow_down';

/** Milliseconds before reconnect number `attempt` (from 0): doubling, capped, spread by half. */
export function waitBefore(attempt: number, random: number, longest = LONGEST_WAIT_MS): number {
  const full = Math.min(longest, FIRST_WAIT_MS * 2 ** attempt);
  return full * (0.5 + random / 2);
}

/** Keeps one table's live updates flowing: reconnects, and notices silence. */
export class Live {
  /** The longest wait before a reconnect; longer while requests replace the line. */
  longest = LONGEST_WAIT_MS;
  #options: LiveOptions;
  #socket: LiveSocket | null = null;
  #attempt = 0;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #stopped = true;
  /** The number of the newest message that this socket brought. */
  #heard = 0;
  /** The newest of them when the table was last asked for. */
  #asked = 0;
  /** The newest view of each viewer that this socket brought; empty if an earlier message was missed. */
  #views = new Map<AnyView['viewer'], AnyView>();
  /** The requests that this socket has not answered, by the action's id. */
  #waiting = new Map<string, Waiting>();

  constructor(options: LiveOptions) {
    this.#options = options;
  }

  start(): void {
    this.#stopped = false;
    this.#connect();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#retry);
    this.#drop();
  }

  /** The browser reports that the network is back: reconnect now. */
  hurry(): void {
    if (this.#stopped) return;
    this.#attempt = 0;
    clearTimeout(this.#retry);
    this.#drop();
    this.#connect();
  }

  /** The browser reports that the network is gone. */
  lost(): void {
    if (!this.#stopped) this.#fail();
  }

  /**
   * Sends an action over the socket; null if the socket is not known to be alive. The promise fails with
   * Refused, or with Unreachable: then the action may have been done, and must be sent again under its id.
   */
  ask(wish: SocketWish): Promise<Told> | null {
    const socket = this.#socket;
    if (!socket || this.#heard === 0) return null;
    return new Promise((tell, fail) => {
      const late = () => this.#settle(wish.action_id)?.fail(new Unreachable('no answer'));
      this.#waiting.set(wish.action_id, { tell, fail, timer: setTimeout(late, ANSWER_MS) });
      socket.send(JSON.stringify(wish));
    });
  }

  #settle(id: string | undefined): Waiting | undefined {
    const waiting = id === undefined ? undefined : this.#waiting.get(id);
    if (!waiting || id === undefined) return undefined;
    clearTimeout(waiting.timer);
    this.#waiting.delete(id);
    return waiting;
  }

  #connect(): void {
    const socket = this.#options.open(this.#options.since());
    this.#socket = socket;
    this.#heard = this.#asked = 0;
    this.#views.clear();
    this.#listenForSilence(this.#attempt > 0 ? SILENCE_MS : FIRST_WORD_MS);
    socket.onopen = () => this.#ask(socket);
    socket.onmessage = (event) => this.#hear(String(event.data));
    socket.onclose = (event) => {
      // A user whose session has ended must not become a spectator without a message.
      if (event?.reason === ENDED) void myself.load();
      this.#fail(event?.reason);
    };
  }

  #hear(text: string): void {
    const message = JSON.parse(text) as LiveMessage;
    this.#attempt = 0;
    this.longest = LONGEST_WAIT_MS;
    this.#listenForSilence();
    this.#options.onConnection('live');
    const news = this.#isNews(message);
    if (message.type === 'refused') this.#refuse(message);
    if (message.type === 'view') this.#view(message, news);
    if (message.type === 'chat' && news) this.#options.onChat?.(message.last);
    if (message.type === 'presence' && news) this.#options.onPresence?.(message.seats);
  }

  #view(message: LiveMessage & { type: 'view' }, inOrder: boolean): void {
    const { done, now = 0, counts_from = 0 } = message;
    const waiting = this.#settle(done);
    if (!inOrder && !waiting) return;
    const view = this.#whole(message, inOrder);
    if (!view) {
      // The view is asked for again, by a request or over the line.
      waiting?.fail(new Unreachable('only in part'));
      if (this.#socket && this.#asked < message.n) this.#ask(this.#socket);
      return;
    }
    startAge(view, now - counts_from);
    // The answer goes to the caller of `ask`, who shows it at once.
    if (!waiting) this.#options.onView(view);
    else if (unpack(view)) waiting.tell({ view, inOrder });
  }

  /** A message's view, completed with the view that it builds on; null if that was missed. */
  #whole(message: LiveMessage & { type: 'view' }, inOrder: boolean): AnyView | null {
    const { view, part = false } = message;
    const before = this.#views.get(view.viewer);
    if (part && view.log_from > 0 && (!inOrder || !before)) return null;
    const whole = part && before ? grown(before, view) : view;
    if (inOrder) this.#views.set(view.viewer, whole);
    return whole;
  }

  #refuse({ id, status, retry_after, ...body }: LiveMessage & { type: 'refused' }): void {
    const error =
      status >= NO_ANSWER
        ? new Unreachable(`status ${status}`)
        : refused(status, body, retry_after ?? 0);
    this.#settle(id)?.fail(error);
  }

  /** Whether it comes in order. A missed message is asked for again; a late or repeated one is not news. */
  #isNews({ n, type }: LiveMessage): boolean {
    const news = n > this.#heard;
    const missed = n > this.#heard + (type === 'ping' ? 0 : 1);
    this.#heard = Math.max(this.#heard, n);
    if (missed) this.#views.clear();
    // While messages are missing, each ping is a reason to ask again.
    const lacks = missed || (type === 'ping' && this.#views.size === 0);
    if (lacks && this.#socket) this.#ask(this.#socket);
    return news;
  }

  #ask(socket: LiveSocket): void {
    this.#asked = this.#heard;
    socket.send(JSON.stringify({ type: 'sync', since: this.#options.since() }));
  }

  #listenForSilence(ms = SILENCE_MS): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#fail(), ms);
  }

  /** Handles the loss of the line. After a `slow_down` the page waits the longest time. */
  #fail(reason = ''): void {
    this.#drop();
    if (this.#stopped) return;
    this.#options.onConnection('behind', reason !== '');
    clearTimeout(this.#retry);
    const random = (this.#options.random ?? Math.random)();
    this.#retry = setTimeout(
      () => this.#connect(),
      waitBefore(reason === SLOW_DOWN ? Infinity : this.#attempt++, random, this.longest),
    );
  }

  #drop(): void {
    clearTimeout(this.#silence);
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    // Closing a socket before it is open is an error in browsers: such a socket closes once it opens.
    if (socket.readyState === CONNECTING) socket.onopen = () => socket.close();
    else socket.close();
    for (const id of [...this.#waiting.keys()]) this.#settle(id)?.fail(new Unreachable('gone'));
  }
}

/** A WebSocket to the hall that served this page. */
export function openSocket(id: string, since: number): LiveSocket {
  const address = new URL(`api/tables/${encodeURIComponent(id)}/live`, document.baseURI);
  address.protocol = address.protocol.replace('http', 'ws');
  address.searchParams.set('since', String(since));
  address.searchParams.set('log', 'new');
  address.searchParams.set('presence', 'true');
  // The browser's socket passes events with more fields than needed.
  return new WebSocket(address) as unknown as LiveSocket;
}
