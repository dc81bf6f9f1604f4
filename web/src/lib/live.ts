import type { AnyView, LiveMessage } from './wire';

export type Connection = 'connecting' | 'live' | 'behind';

export interface LiveSocket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

export interface LiveOptions {
  /** Opens a socket that asks for what came after number `since`. */
  open: (since: number) => LiveSocket;
  /** The number of the newest view held. */
  since: () => number;
  onView: (view: AnyView) => void;
  onConnection: (connection: Connection) => void;
  /** From 0 to below 1; spreads the reconnects of many clients. */
  random?: () => number;
}

/** The server pings every five seconds; twice that without a word means that we hang behind. */
export const SILENCE_MS = 10_000;
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 5_000;

/** Milliseconds before reconnect number `attempt` (from 0): doubling, capped, spread by half. */
export function waitBefore(attempt: number, random: number): number {
  const full = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** attempt);
  return full * (0.5 + random / 2);
}

/** Keeps one table's live updates flowing: reconnects, and notices silence. */
export class Live {
  #options: LiveOptions;
  #socket: LiveSocket | null = null;
  #attempt = 0;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #stopped = true;

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

  /** The network is said to be back: do not wait for the next attempt. */
  hurry(): void {
    if (this.#stopped) return;
    this.#attempt = 0;
    clearTimeout(this.#retry);
    this.#drop();
    this.#connect();
  }

  /** The network is said to be gone. */
  lost(): void {
    if (!this.#stopped) this.#fail();
  }

  #connect(): void {
    const socket = this.#options.open(this.#options.since());
    this.#socket = socket;
    this.#listenForSilence();
    socket.onopen = () =>
      socket.send(JSON.stringify({ type: 'sync', since: this.#options.since() }));
    socket.onmessage = (event) => this.#hear(String(event.data));
    socket.onclose = () => this.#fail();
  }

  #hear(text: string): void {
    const message = JSON.parse(text) as LiveMessage;
    this.#attempt = 0;
    this.#listenForSilence();
    this.#options.onConnection('live');
    if (message.type === 'view') this.#options.onView(message.view);
  }

  #listenForSilence(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#fail(), SILENCE_MS);
  }

  #fail(): void {
    this.#drop();
    if (this.#stopped) return;
    this.#options.onConnection('behind');
    clearTimeout(this.#retry);
    const random = (this.#options.random ?? Math.random)();
    this.#retry = setTimeout(() => this.#connect(), waitBefore(this.#attempt++, random));
  }

  #drop(): void {
    clearTimeout(this.#silence);
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }
}

/** A WebSocket to the hall that served this page. */
export function openSocket(id: string, since: number): LiveSocket {
  const address = new URL(`api/tables/${encodeURIComponent(id)}/live`, document.baseURI);
  address.protocol = address.protocol.replace('http', 'ws');
  address.searchParams.set('since', String(since));
  // The browser's socket hands over richer events than we ask for.
  return new WebSocket(address) as unknown as LiveSocket;
}
