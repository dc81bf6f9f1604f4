import { afterEach, beforeEach, vi } from 'vitest';

import { Table } from './table.svelte';
import type { ActionRequest, AnyView, Entry, TableView } from '../hall/wire';

export const view = (seq: number, more: Partial<TableView> = {}): TableView =>
  ({
    id: 't',
    seq,
    to_act: 0,
    viewer: 0,
    seats: [],
    log_from: 0,
    log: [],
    choices: [],
    ...more,
  }) as unknown as TableView;
export const entry = (seq: number, undone = false): Entry =>
  ({
    seq,
    seat: 0,
    action: 'x',
    points: 0,
    parts: [],
    events: [],
    story: null,
    at: '',
    undone,
  }) as Entry;
export const at = (to_act: number | null) => view(4, { to_act, my_turn: to_act === 0 });
export const answer = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status });

/** The requests so far, and the next answers; without an answer left the network fails. */
export const net = {
  posted: [] as ActionRequest[],
  answers: [] as (() => Response | Promise<Response>)[],
  /** Whether only posts are answered. */
  postsOnly: false,
};

/** Lets the tests of a file use `net` instead of a hall, and freezes the time. */
export function useNet(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    net.posted = [];
    net.answers = [];
    net.postsOnly = false;
    vi.stubGlobal('fetch', (_path: string, init: RequestInit) => {
      if (init.body) net.posted.push(JSON.parse(String(init.body)) as ActionRequest);
      const next = net.postsOnly && !init.body ? undefined : net.answers.shift();
      return next ? Promise.resolve().then(next) : Promise.reject(new TypeError('no network'));
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}

export function tableAt(seq: number): Table {
  const table = new Table('t');
  table.view = view(seq);
  return table;
}

/** A live line that a test writes to. */
export class Line {
  static last: Line;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: Sent[] = [];
  #number = 0;
  constructor() {
    Line.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Sent);
  }
  close(): void {}
  hear(view: AnyView, done?: string): void {
    this.say({ type: 'view', done, view });
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify({ n: ++this.#number, ...message }) });
  }
}
export interface Sent extends ActionRequest {
  type: string;
  language: string;
}

/** Lets tables of a test open a live line that the test controls. */
export function stubLine(): void {
  vi.stubGlobal('WebSocket', Line);
  vi.stubGlobal('document', {
    baseURI: 'http://hall.test/',
    getAnimations: () => [],
    addEventListener: () => {},
    removeEventListener: () => {},
  });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
}
