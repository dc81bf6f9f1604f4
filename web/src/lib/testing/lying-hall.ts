/**
 * A hall with a faulty network: a fifth of all frames, requests and answers is dropped, delayed, doubled,
 * or overtaken by later ones. All chance comes from one seed.
 */
import type { LiveSocket } from '../table/live';
import type { TableView } from '../hall/wire';

export type Chance = () => number;

/** Numbers from 0 to below 1, the same for the same seed (mulberry32). */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const LIES = 0.2;
const RESTARTS = 0.04;
const PING_MS = 5_000;
const TIMEOUT_MS = 15_000;
const LONGEST_DELAY_MS = 25_000;
/** The most entries in the log of a complete view. */
export const NEWEST = 5;

/** The state of the table, and the number of changes by then. */
export interface Moment {
  seq: number;
  version: number;
  /** 0 is the seat of the viewing player; null: another player is asked in secret. */
  toAct: number | null;
}
export type Shown = TableView & { version: number };
export interface Posted {
  action: string;
  action_id: string;
  expected_seq: number;
}

/** Two players use one screen in turn. */
const viewerAt = (seq: number) => Math.floor(seq / 3) % 2;

/** Each line with a multiple of this number takes back several before it, more than a complete view has. */
const TAKES_BACK = 7;
const REACH = NEWEST + 3;
const takesBack = (seq: number) => seq % TAKES_BACK === 0;
function isUndone(number: number, seq: number): boolean {
  const next = (Math.floor(number / TAKES_BACK) + 1) * TAKES_BACK;
  return [next, next + TAKES_BACK].some((line) => line <= seq && line - number <= REACH);
}

/** More of the last line may become known, without another line. Each viewer reads a log of its own. */
export function logOf(seq: number, version: number): object[] {
  return Array.from({ length: seq }, (_, k) => ({
    seq: k + 1,
    viewer: viewerAt(seq),
    undone: isUndone(k + 1, seq),
    events: k === seq - 1 ? [{ version }] : [],
  }));
}

/** A view with only what comes after so many entries of its log. */
function after(view: Shown, from: number): Shown {
  const log = logOf(view.seq, view.version).slice(from);
  return { ...view, log_from: from, log } as unknown as Shown;
}

function shown({ seq, version, toAct }: Moment, over: boolean): Shown {
  const mine = toAct === 0 && !over;
  const view = {
    id: 't',
    seq,
    version,
    seats: [],
    status: over ? 'over' : 'running',
    viewer: viewerAt(seq),
    to_act: over ? null : toAct,
    my_turn: mine,
    log_from: Math.max(0, seq - NEWEST),
    log: logOf(seq, version).slice(-NEWEST),
    scene: { over },
    choices: mine ? [{ action: `from-${seq}` }] : [],
  };
  return view as unknown as Shown;
}

/** The hall's end of a socket. */
class Line {
  number = 0;
  last = '';
  logs = new Map<number, object[]>();
  ping: ReturnType<typeof setInterval>;

  constructor(
    private readonly hall: LyingHall,
    readonly socket: LyingSocket,
  ) {
    this.ping = setInterval(() => this.#say({ type: 'ping', n: this.number }), PING_MS);
    this.tell(true);
  }

  /** Answers a request that came over this socket. */
  answer(wish: Posted): void {
    const { status, body } = this.hall.decide(wish);
    if (status !== 200) {
      this.#say({ type: 'refused', n: ++this.number, id: wish.action_id, status, ...body });
      return;
    }
    this.#show(body as Shown, { done: wish.action_id });
    this.tell();
  }

  /** Sends the view, if it differs from the last one, or was asked for. */
  tell(asked = false): void {
    const view = this.hall.view();
    const text = JSON.stringify(view);
    if (text === this.last && !asked) return;
    if (asked) this.logs.clear();
    this.#show(view);
  }

  /** Sends the view, with only the new part of its log. */
  #show(view: Shown, more: object = {}): void {
    const log = logOf(view.seq, view.version);
    const known = this.logs.get(view.viewer ?? 0);
    this.logs.set(view.viewer ?? 0, log);
    this.last = JSON.stringify(view);
    const n = ++this.number;
    if (!known || known.length < log.length - NEWEST) {
      this.#say({ type: 'view', n, view, ...more });
      return;
    }
    const alike = log.findIndex((entry, k) => JSON.stringify(entry) !== JSON.stringify(known[k]));
    const part = after(view, alike < 0 ? log.length : alike);
    this.#say({ type: 'view', n, part: true, view: part, ...more });
  }

  #say(message: unknown): void {
    const data = JSON.stringify(message);
    this.socket.down((socket) => socket.onmessage?.({ data }));
  }
}

/** One direction of a socket: in order, except for the faults. */
function channel(hall: LyingHall): (deliver: () => void) => void {
  const { chance } = hall;
  let last = 0;
  return (deliver) => {
    const now = Date.now();
    let at = Math.max(last, now + 5 + 40 * chance());
    const lie = chance() < hall.lies() ? Math.floor(4 * chance()) : null;
    if (lie === 0) return;
    // A delay holds up all later messages; an overtaken message does not.
    if (lie === 1) at += LONGEST_DELAY_MS * chance() ** 2;
    last = at;
    if (lie === 2) at += 2_000 * chance();
    setTimeout(deliver, at - now);
    if (lie === 3) setTimeout(deliver, at - now + 2_000 * chance());
  };
}

/** The browser's end of a socket. */
export class LyingSocket implements LiveSocket {
  onopen: (() => void) | null = null;
  /** As in WebSocket: open once the hall has accepted it. */
  readyState = 0;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  #up: (deliver: () => void) => void;
  #down: (deliver: () => void) => void;
  #line: Line | null = null;
  #gone = false;

  constructor(private readonly hall: LyingHall) {
    this.#up = channel(hall);
    this.#down = channel(hall);
    setTimeout(() => this.#arrive(), 20);
  }

  #arrive(): void {
    if (this.#gone) return;
    if (this.hall.down || this.hall.blocked) return this.cut();
    this.readyState = 1;
    this.#line = this.hall.welcome(this);
    this.onopen?.();
  }

  /** Delivers something from the hall. */
  down(deliver: (socket: LyingSocket) => void): void {
    this.#down(() => {
      if (!this.#gone) deliver(this);
    });
  }

  send(text: string): void {
    const line = this.#line;
    const message = JSON.parse(text) as Posted & { type: 'sync' | 'act' };
    if (message.type === 'act') this.hall.posted.push(message);
    this.#up(() => {
      if (!line || this.#gone) return;
      if (message.type === 'act') line.answer(message);
      else line.tell(true);
    });
  }

  close(): void {
    this.#gone = true;
    if (this.#line) this.hall.bye(this.#line);
  }

  /** The hall ends it. */
  cut(): void {
    const told = this.onclose;
    this.close();
    told?.();
  }
}

/** The hall: its lines survive a restart of its process. */
export class LyingHall {
  readonly lines: Posted[] = [];
  readonly posted: Posted[] = [];
  readonly history: Moment[];
  down = false;
  /** Whether sockets are cut on the way. */
  blocked = false;
  #sockets = new Set<Line>();

  constructor(
    readonly chance: Chance,
    private readonly length: number,
  ) {
    this.history = [{ seq: 0, version: 0, toAct: 0 }];
  }

  /** The share of messages with a fault: zero once the end of the game is public. */
  lies = (): number => LIES;

  get now(): Moment {
    return this.history.at(-1)!;
  }
  get over(): boolean {
    return this.lines.length >= this.length;
  }

  view(at: Moment = this.now): Shown {
    return shown(at, this.over && at.seq === this.now.seq);
  }

  welcome(socket: LyingSocket): Line {
    const line = new Line(this, socket);
    this.#sockets.add(line);
    return line;
  }
  bye(line: Line): void {
    clearInterval(line.ping);
    this.#sockets.delete(line);
  }

  /** A request and its answer, each of which may have a fault. */
  fetch = (path: string, init: RequestInit): Promise<Response> =>
    new Promise((resolve, reject) => {
      const posted = init.body ? (JSON.parse(String(init.body)) as Posted) : null;
      if (posted) this.posted.push(posted);
      const lost = () => reject(new TypeError('no network'));
      setTimeout(lost, TIMEOUT_MS);
      // Requests take different ways: the later one may arrive first.
      channel(this)(() => {
        if (this.down) return lost();
        const answer = this.#answer(path, posted);
        channel(this)(() => (this.down ? lost() : resolve(answer)));
      });
    });

  #answer(path: string, posted: Posted | null): Response {
    if (!posted) return Response.json(this.view());
    if (!path.endsWith('/actions')) return new Response('', { status: 404 });
    const answer = this.decide(posted);
    return Response.json(this.#short(answer), { status: answer.status });
  }

  /** Does what a request asks for, at most once, and returns the answer. */
  decide(posted: Posted): { status: number; body: object } {
    const known = this.lines.findIndex((line) => line.action_id === posted.action_id) + 1;
    if (known > 0) return this.#at(known);
    if (this.over || posted.expected_seq !== this.now.seq) {
      const error = { code: 'stale', message: 'too late', field: null, rules: [] };
      return { status: 409, body: { error, view: this.view() } };
    }
    this.#write(posted);
    return this.#at(this.lines.length);
  }

  /** The answer of the table after a line. */
  #at(seq: number): { status: number; body: Shown } {
    const body = this.view(this.history.findLast((moment) => moment.seq === seq));
    return { status: 200, body };
  }

  /**
   * The answer to a request has a short log: new or taken-back entries, and the entry before, of which more
   * may be known.
   */
  #short({ status, body }: { status: number; body: object }): object {
    const view = body as Shown;
    const changed = takesBack(view.seq) ? REACH + 1 : 2;
    return status === 200 ? after(view, Math.max(0, view.seq - changed)) : body;
  }

  #write(line: Posted): void {
    this.lines.push(line);
    const draw = this.chance();
    this.#change({ seq: this.lines.length, toAct: draw < 0.5 ? 0 : draw < 0.75 ? 1 : null });
    if (this.chance() < RESTARTS) this.#restart();
  }

  #change(to: Omit<Moment, 'version'>): void {
    this.history.push({ ...to, version: this.now.version + 1 });
    for (const line of this.#sockets) line.tell();
    if (this.over) this.lies = () => 0;
    if (!this.over && this.now.toAct !== 0) setTimeout(() => this.#others(), 3_000 * this.chance());
  }

  /** The others' turn: an action, or a secret decision without a number. */
  #others(): void {
    const { seq, toAct } = this.now;
    if (toAct === 1) this.#write({ action: 'other', action_id: `other-${seq}`, expected_seq: seq });
    else if (toAct === null) this.#change({ seq, toAct: this.chance() < 0.7 ? 0 : 1 });
  }

  #restart(): void {
    this.down = true;
    for (const line of [...this.#sockets]) line.socket.cut();
    setTimeout(() => (this.down = false), 6_000 * this.chance());
  }
}
