import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Live, SILENCE_MS, waitBefore, type Connection, type LiveSocket } from './live';
import type { AnyView } from './wire';

class FakeSocket implements LiveSocket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
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

  it('hands views on, and stays live while pings come', () => {
    start();
    sockets[0]?.say({ type: 'view', view: { seq: 8 } });
    vi.advanceTimersByTime(SILENCE_MS - 1);
    sockets[0]?.say({ type: 'ping' });
    vi.advanceTimersByTime(SILENCE_MS - 1);
    expect(views).toEqual([{ seq: 8 }]);
    expect(connections).not.toContain('behind');
  });

  it('says that it hangs behind after ten seconds of silence, and opens a new line', () => {
    start();
    sockets[0]?.say({ type: 'ping' });
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
    sockets[2]?.say({ type: 'ping' });
    sockets[2]?.onclose?.();
    vi.advanceTimersByTime(waitBefore(0, 0.5));
    expect(sockets).toHaveLength(4);
  });

  it('reconnects at once when the network is back', () => {
    const live = start();
    live.lost();
    expect(connections.at(-1)).toBe('behind');
    live.hurry();
    expect(sockets).toHaveLength(2);
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
