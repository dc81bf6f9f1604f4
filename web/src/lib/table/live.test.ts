import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { myself } from '../hall/me.svelte';
import {
  FIRST_WORD_MS,
  Live,
  SILENCE_MS,
  waitBefore,
  type Connection,
  type LiveSocket,
} from './live';
import type { AnyView, Entry, SocketWish } from '../hall/wire';

class FakeSocket implements LiveSocket {
  readyState = 1;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event?: { reason: string }) => void) | null = null;
  sent: string[] = [];
  closed = false;
  constructor(readonly since: number) {}
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.closed = true;
  }
  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let sockets: FakeSocket[];
let connections: Connection[];
let views: AnyView[];
let seq: number;

function start(): Live {
  const live = new Live({
    open: (since) => {
      const socket = new FakeSocket(since);
      sockets.push(socket);
      return socket;
    },
    since: () => seq,
    onView: (view) => views.push(view),
    onConnection: (connection) => connections.push(connection),
    random: () => 0.5,
  });
  live.start();
  return live;
}

beforeEach(() => {
  vi.useFakeTimers();
  [sockets, connections, views, seq] = [[], [], [], 7];
});
afterEach(() => vi.useRealTimers());

describe('the live line', () => {
  it('asks for what came after the newest number it holds', () => {
    start();
    sockets[0]?.onopen?.();
    expect(sockets[0]?.since).toBe(7);
    expect(sockets[0]?.sent).toEqual(['{"type":"sync","since":7}']);
  });

  it('hands on the number of the last message of the chat', () => {
    const said: number[] = [];
    const live = new Live({
      open: () => {
        const socket = new FakeSocket(0);
        sockets.push(socket);
        return socket;
      },
      since: () => seq,
      onView: (view) => views.push(view),
      onChat: (last) => said.push(last),
      onConnection: (connection) => connections.push(connection),
    });
    live.start();
    sockets[0]?.say({ n: 1, type: 'chat', last: 4 });
    expect([said, views, connections]).toEqual([[4], [], ['live']]);
  });

  it('hands views on, and stays live while pings come', () => {
    start();
    sockets[0]?.say({ type: 'view', n: 1, view: { seq: 8 } });
    vi.advanceTimersByTime(SILENCE_MS - 1);
    sockets[0]?.say({ type: 'ping', n: 1 });
    vi.advanceTimersByTime(SILENCE_MS - 1);
    expect(views).toEqual([{ seq: 8 }]);
    expect(connections).not.toContain('behind');
  });

  it('passes over what comes a second time, or too late', () => {
    start();
    for (const n of [1, 1, 3, 2]) sockets[0]?.say({ type: 'view', n, view: { seq: 7 + n } });
    expect(views).toEqual([{ seq: 8 }, { seq: 10 }]);
  });

  it('asks for the table when a number is missing, also when only a ping tells', () => {
    start();
    const sync = '{"type":"sync","since":7}';
    sockets[0]?.say({ type: 'view', n: 1, view: { seq: 8 } });
    sockets[0]?.say({ type: 'ping', n: 1 });
    expect(sockets[0]?.sent).toEqual([]);
    sockets[0]?.say({ type: 'ping', n: 2 });
    expect(sockets[0]?.sent).toEqual([sync]);
    sockets[0]?.say({ type: 'view', n: 4, view: { seq: 9 } });
    expect(sockets[0]?.sent).toEqual([sync, sync]);
    sockets[0]?.say({ type: 'ping', n: 4 });
    expect(sockets[0]?.sent).toHaveLength(2);
  });

  describe('of whose log only what is new is sent', () => {
    const entry = (number: number, undone = false) => ({ seq: number, undone });
    const say = (n: number, from: number, log: object[], more = {}) =>
      sockets[0]?.say({
        type: 'view',
        n,
        view: { seq: n, log_from: from, log },
        ...(from > 0 ? { part: true } : {}),
        ...more,
      });
    const logs = () =>
      views.map((view) => (view.log as Entry[]).map((one) => (one.undone ? -one.seq : one.seq)));

    it('puts together what was and what is new', () => {
      start();
      say(1, 0, [entry(1), entry(2)]);
      say(2, 2, [entry(3)]);
      sockets[0]?.say({ type: 'ping', n: 2 });
      sockets[0]?.say({ type: 'chat', n: 3, last: 1 });
      say(4, 2, [entry(3, true), entry(4)]);
      say(5, 4, []);
      expect(logs()).toEqual([
        [1, 2],
        [1, 2, 3],
        [1, 2, -3, 4],
        [1, 2, -3, 4],
      ]);
      expect(sockets[0]?.sent).toEqual([]);
    });

    it('goes on from what the same viewer was shown, where two look by turns', () => {
      start();
      const by = (viewer: number, n: number, from: number, log: object[]) =>
        sockets[0]?.say({
          type: 'view',
          n,
          view: { seq: n, viewer, log_from: from, log },
          ...(from > 0 ? { part: true } : {}),
        });
      by(0, 1, 0, [entry(1)]);
      by(1, 2, 0, [entry(-1), entry(-2)]);
      by(0, 3, 1, [entry(2), entry(3)]);
      by(1, 4, 1, [entry(-2, true)]);
      expect(logs()).toEqual([[1], [-1, -2], [1, 2, 3], [-1, 2]]);
      // The missed message may belong to either viewer.
      by(0, 6, 3, []);
      by(1, 7, 2, []);
      expect(views).toHaveLength(4);
      expect(sockets[0]?.sent).toHaveLength(2);
    });

    it('shows nothing in part: what builds upon something missed is asked for again', () => {
      start();
      say(1, 0, [entry(1)]);
      say(3, 2, [entry(3)]);
      expect(sockets[0]?.sent).toHaveLength(1);
      // The request may be lost, too.
      say(4, 3, [entry(4)]);
      expect(sockets[0]?.sent).toHaveLength(2);
      expect(logs()).toEqual([[1]]);
      say(5, 0, [entry(1), entry(2), entry(3), entry(4)]);
      say(6, 4, [entry(5)]);
      expect(logs().slice(1)).toEqual([
        [1, 2, 3, 4],
        [1, 2, 3, 4, 5],
      ]);
    });

    it('asks another way for an answer that came in part', async () => {
      const live = start();
      say(1, 0, [entry(1)]);
      const wish = { type: 'act', action: 'a', action_id: 'x', language: 'en' };
      const told = live.ask(wish as unknown as SocketWish);
      say(3, 2, [entry(3)], { done: 'x' });
      await expect(told).rejects.toThrow('only in part');
      expect(logs()).toEqual([[1]]);
    });
  });

  it('counts anew on a new line', () => {
    start();
    sockets[0]?.say({ type: 'view', n: 3, view: { seq: 8 } });
    sockets[0]?.onclose?.();
    vi.advanceTimersByTime(waitBefore(0, 0.5));
    sockets[1]?.say({ type: 'view', n: 1, view: { seq: 9 } });
    expect(views).toEqual([{ seq: 8 }, { seq: 9 }]);
  });

  it('says that it hangs behind after ten seconds of silence, and opens a new line', () => {
    start();
    sockets[0]?.say({ type: 'ping', n: 0 });
    vi.advanceTimersByTime(SILENCE_MS);
    expect(connections.at(-1)).toBe('behind');
    expect(sockets[0]?.closed).toBe(true);
    seq = 9;
    vi.advanceTimersByTime(waitBefore(0, 0.5));
    expect(sockets[1]?.since).toBe(9);
  });

  it('waits longer after each failure, and begins anew once a word has come', () => {
    start();
    sockets[0]?.onclose?.();
    vi.advanceTimersByTime(waitBefore(0, 0.5));
    sockets[1]?.onclose?.();
    vi.advanceTimersByTime(waitBefore(1, 0.5) - 1);
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(sockets).toHaveLength(3);
    sockets[2]?.say({ type: 'ping', n: 0 });
    sockets[2]?.onclose?.();
    vi.advanceTimersByTime(waitBefore(0, 0.5));
    expect(sockets).toHaveLength(4);
  });

  it('waits as long as it ever does where it has opened too many lines', () => {
    start();
    sockets[0]?.onclose?.({ reason: 'slow_down' });
    vi.advanceTimersByTime(waitBefore(Infinity, 0.5) - 1);
    expect(sockets).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(sockets).toHaveLength(2);
  });

  it('waits less long for the first word of a first line than of those after it', () => {
    start();
    vi.advanceTimersByTime(FIRST_WORD_MS);
    expect(connections).toEqual(['behind']);
    vi.advanceTimersByTime(waitBefore(0, 0.5) + SILENCE_MS - 1);
    expect([sockets.length, connections.length]).toEqual([2, 1]);
    vi.advanceTimersByTime(1);
    expect(connections).toHaveLength(2);
  });

  it('waits longer before another line where it is told to, until a word has come', () => {
    const live = start();
    live.longest = 60_000;
    for (let at = 0; at < 10; at++) {
      sockets.at(-1)?.onclose?.();
      vi.advanceTimersByTime(waitBefore(at, 0.5, 60_000));
    }
    sockets.at(-1)?.onclose?.();
    vi.advanceTimersByTime(waitBefore(20, 0.5, 60_000) - 1);
    expect(sockets).toHaveLength(11);
    vi.advanceTimersByTime(1);
    sockets.at(-1)?.say({ type: 'ping', n: 0 });
    expect([sockets.length, live.longest]).toEqual([12, 5_000]);
  });

  it('asks who one is where the session of the line has ended', () => {
    const load = vi.spyOn(myself, 'load').mockResolvedValue(null);
    start();
    sockets[0]?.onclose?.();
    expect(load).not.toHaveBeenCalled();
    vi.advanceTimersByTime(waitBefore(0, 0.5));
    sockets[1]?.onclose?.({ reason: 'session_ended' });
    expect(load).toHaveBeenCalledOnce();
  });

  it('reconnects at once when the network is back', () => {
    const live = start();
    live.lost();
    expect(connections.at(-1)).toBe('behind');
    live.hurry();
    expect(sockets).toHaveLength(2);
  });

  it('leaves a line alone that is not open yet, and closes it as soon as it is', () => {
    const live = start();
    const socket = sockets[0];
    if (!socket) throw new Error('no line');
    socket.readyState = 0;
    live.stop();
    expect(socket.closed).toBe(false);
    socket.onopen?.();
    expect([socket.closed, socket.sent]).toEqual([true, []]);
  });

  it('opens nothing more once stopped', () => {
    const live = start();
    live.stop();
    vi.advanceTimersByTime(10 * SILENCE_MS);
    expect(sockets).toHaveLength(1);
    expect(sockets[0]?.closed).toBe(true);
  });
});

it('spreads and caps the wait before a reconnect', () => {
  expect(waitBefore(0, 0)).toBe(250);
  expect(waitBefore(0, 1)).toBe(500);
  expect(waitBefore(20, 1)).toBe(5_000);
});
