import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { isNews, waitOf, type Asked } from './asking';
import { answer, Line, net, useNet, view } from './fixtures';
import { startAge } from './view-age';
import { Table } from './table.svelte';
import type { SeatTime, TableView } from '../hall/wire';

useNet();

const page = Object.assign(new EventTarget(), {
  hidden: false,
  baseURI: 'http://hall.test/',
  getAnimations: () => [],
});
/** The hall as requests find it; null while it is away. */
let hall: TableView | null;
/** The paths of all requests. */
let asked: string[];
let table: Table;
const looks = () => asked.filter((path) => path === 'api/tables/t').length;
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
/** A live line that the way there cuts at once. */
class Cut extends Line {
  constructor() {
    super();
    Cut.opened++;
    setTimeout(() => this.onclose?.());
  }
  static opened = 0;
}
const others = (seq: number, more: object = {}) =>
  view(seq, { status: 'running', my_turn: false, seats: [], clocks: [], ...more });

beforeEach(() => {
  page.hidden = false;
  [hall, asked, Cut.opened] = [others(1), [], 0];
  vi.stubGlobal('document', page);
  vi.stubGlobal('WebSocket', Cut);
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    if (!hall) return Promise.reject(new TypeError('no network'));
    if (path.includes('/chat')) return Promise.resolve(answer(200, { last: 7, messages: [] }));
    return Promise.resolve(answer(200, hall));
  });
  table = new Table('t');
});
afterEach(() => table.close());

/** Opens the table, and waits until the page knows that live lines are cut. */
async function openBlocked(): Promise<void> {
  table.open();
  await pass(1_000);
  await vi.dynamicImportSettled();
  await pass(0);
}

describe('a table to which no live line leads', () => {
  it('is asked for every two seconds, and says so', async () => {
    await openBlocked();
    expect([table.trouble, table.every, table.view?.seq]).toEqual(['asking-blocked', 2, 1]);
    hall = others(2);
    await pass(2_000);
    expect(table.view?.seq).toBe(2);
  });

  it('is asked for less often at one’s own turn, and where nothing happens for long', async () => {
    hall = others(1, { my_turn: true });
    await openBlocked();
    expect(table.every).toBe(10);
    hall = others(2);
    await pass(10_000);
    expect(table.every).toBe(2);
    await pass(122_000);
    expect(table.every).toBe(10);
  });

  it('is asked for seldom while nobody looks, and at once when somebody does', async () => {
    await openBlocked();
    page.hidden = true;
    await pass(2_000);
    const before = looks();
    await pass(29_000);
    // Live lines are tried meanwhile, and the table is looked at when one is cut.
    const tried = Cut.opened;
    expect(looks() - before).toBeLessThanOrEqual(tried);
    page.hidden = false;
    hall = others(3);
    page.dispatchEvent(new Event('visibilitychange'));
    await pass(0);
    expect(table.view?.seq).toBe(3);
  });

  it('tries live lines less and less often, at most once a minute at last', async () => {
    await openBlocked();
    await pass(300_000);
    const before = Cut.opened;
    await pass(300_000);
    expect(Cut.opened - before).toBeLessThanOrEqual(10);
    expect(Cut.opened - before).toBeGreaterThanOrEqual(4);
  });

  it('says that the hall cannot be reached only when requests fail, too', async () => {
    await openBlocked();
    hall = null;
    await pass(2_000);
    expect(table.trouble).toBe('status-unreachable');
    hall = others(1);
    await pass(60_000);
    expect(table.trouble).toBe('asking-blocked');
  });

  it('is asked for no more, without a word, when a live line speaks', async () => {
    await openBlocked();
    vi.stubGlobal('WebSocket', Line);
    do await pass(500);
    while (Line.last instanceof Cut || !Line.last.onmessage);
    Line.last.hear(others(4));
    expect([table.trouble, table.every, table.view?.seq]).toEqual([null, 0, 4]);
    const before = looks();
    for (let at = 0; at < 20; at++) {
      await pass(5_000);
      Line.last.onmessage?.({ data: JSON.stringify({ type: 'ping', n: 1 }) });
    }
    expect(looks()).toBe(before);
  });

  it('is not asked for once it is left', async () => {
    await openBlocked();
    table.close();
    const before = asked.length;
    await pass(60_000);
    expect(asked.length).toBe(before);
  });

  it('tells what was said where other people sit', async () => {
    const seat = (mine: boolean) => ({ kind: 'human', mine });
    hall = others(1, { seats: [seat(true), seat(false)] });
    await openBlocked();
    expect(table.said).toBe(7);
    expect(asked).toContain('api/tables/t/chat?since=0');
  });
});

it('a hall that is opened again is not taken for blocked', async () => {
  table.open();
  await pass(0);
  hall = null;
  await pass(20_000);
  expect(table.trouble).toBe('status-unreachable');
  hall = others(2);
  vi.stubGlobal('WebSocket', Line);
  await pass(5_000);
  expect(table.trouble).not.toBe('asking-blocked');
  Line.last.hear(others(2));
  expect(table.trouble).toBeNull();
});

it('a live line that is open and silent is given up, and the table is asked for', async () => {
  vi.stubGlobal('WebSocket', Line);
  table.open();
  await pass(5_000);
  await vi.dynamicImportSettled();
  hall = others(2);
  await pass(2_000);
  expect([table.view?.seq, table.trouble]).toEqual([2, 'status-behind']);
  await pass(11_000);
  expect(table.trouble).toBe('asking-blocked');
});

describe('a view that was asked for', () => {
  const clock = (left_ms: number, running = true) =>
    ({ left_ms, running, vacation: false }) as SeatTime;
  const timed = (left: number, running = true) => view(3, { clocks: [clock(left, running)] });
  const before = () => {
    const held = timed(60_000);
    startAge(held, 4_000);
    return held;
  };

  it('is no news where only time has passed', () => {
    expect(isNews(before(), timed(56_000))).toBe(false);
  });

  it.each([
    ['a clock was set', timed(200_000)],
    ['a clock stands still', timed(56_000, false)],
    ['somebody has moved', view(4, { clocks: [clock(56_000)] })],
    ['another is asked', view(3, { clocks: [clock(56_000)], to_act: null })],
  ])('is news where %s', (_, after) => {
    expect(isNews(before(), after)).toBe(true);
  });
});

it('waits longer after each question that was not answered, up to a bound', () => {
  const asks = { view: others(1), waiting: null } as unknown as Asked;
  expect([0, 1, 2, 9].map((failures) => waitOf(asks, 0, failures))).toEqual([
    2_000, 4_000, 8_000, 30_000,
  ]);
  expect(net.answers).toEqual([]);
});
