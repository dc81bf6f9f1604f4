/**
 * Tables over a faulty network. No page ever shows an older state than before, or a log that is put
 * together wrongly. In the end each page shows the hall's state. A page sends each request under one id,
 * and the hall does it at most once.
 */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Table } from './table.svelte';
import {
  chanceOf,
  logOf,
  LyingHall,
  LyingSocket,
  NEWEST,
  type Chance,
  type Shown,
} from '../testing/lying-hall';

/** The number of games; `GLADSHEIM_LIAR_GAMES=500` is the long form. */
const GAMES = Number(process.env['GLADSHEIM_LIAR_GAMES'] ?? 10);
const LINES = 24;
const TABS = 2;
/** The longest game, and the time in which all tabs must have caught up, in simulated milliseconds. */
const GAME_MS = 3_600_000;
const CATCH_UP_MS = 45_000;

/** A page with a user. */
class Tab {
  readonly table: Table;
  #newest = -1;
  #wishes = 0;
  #thinking = false;

  constructor(
    private readonly name: number,
    private readonly chance: Chance,
  ) {
    const gap = chance() < 0.5 ? 0 : 600;
    this.table = new Table('t', () => gap);
    this.table.open();
  }

  /** Checks that the shown state is not older than the one before. */
  look(): void {
    const view = this.table.view as Shown | null;
    expect(view?.version ?? -1).toBeGreaterThanOrEqual(this.#newest);
    this.#newest = view?.version ?? -1;
    if (view) expect(view.log).toEqual(logOf(view.seq, view.version).slice(view.log_from));
  }

  /** Thinks about the shown position, then acts on the one shown by then. */
  play(): void {
    if (this.#thinking || !this.table.view?.my_turn) return;
    this.#thinking = true;
    setTimeout(() => {
      this.#thinking = false;
      const choice = this.table.view?.choices[0];
      if (choice && !this.table.busy)
        void this.table.act(`${choice.action} tab-${this.name} wish-${++this.#wishes}`);
    }, 4_000 * this.chance());
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', {
    baseURI: 'http://hall.test/',
    addEventListener: () => {},
    removeEventListener: () => {},
  });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function open(seed: number, blocked: boolean): { hall: LyingHall; tabs: Tab[] } {
  const chance = chanceOf(seed);
  const hall = new LyingHall(chance, LINES);
  hall.blocked = blocked;
  vi.stubGlobal('fetch', hall.fetch);
  vi.stubGlobal(
    'WebSocket',
    class extends LyingSocket {
      constructor() {
        super(hall);
      }
    },
  );
  vi.spyOn(Math, 'random').mockImplementation(chance);
  const tabs = Array.from({ length: TABS }, (_, name) => new Tab(name, chance));
  return { hall, tabs };
}

/** Runs events one after the other, with a check after each, until the claim is true or time is up. */
async function until(tabs: Tab[], claim: () => boolean, ms: number): Promise<void> {
  const end = Date.now() + ms;
  while (!claim() && Date.now() < end) {
    await vi.advanceTimersToNextTimerAsync();
    for (const tab of tabs) {
      tab.look();
      tab.play();
    }
  }
}

describe.each([
  [`a network that lies, in ${GAMES} games`, false],
  [`a network that lies, and lets no live line through, in ${GAMES} games`, true],
])('%s', (_, blocked) => {
  it.each(Array.from({ length: GAMES }, (_, game) => game))('game %i', async (game) => {
    const { hall, tabs } = open(1_000 + game, blocked);
    await until(tabs, () => hall.over, GAME_MS);
    expect(hall.lines).toHaveLength(LINES);
    // A page may hold more of the log than a complete view has, and not less.
    const newest = ({ table: { view } }: Tab) =>
      view && { ...view, log_from: hall.view().log_from, log: view.log.slice(-NEWEST) };
    const equal = (tab: Tab) =>
      JSON.stringify(newest(tab)) === JSON.stringify(hall.view()) && !tab.table.busy;
    await until(tabs, () => tabs.every(equal), CATCH_UP_MS);
    for (const tab of tabs) expect(newest(tab)).toEqual(hall.view());

    const ids = new Map<string, Set<string>>();
    for (const { action, action_id } of hall.posted)
      ids.set(action, (ids.get(action) ?? new Set()).add(action_id));
    for (const [wish, found] of ids) expect([wish, found.size]).toEqual([wish, 1]);
    const done = hall.lines.map(({ action_id }) => action_id);
    expect(new Set(done).size).toBe(done.length);
    for (const tab of tabs) tab.table.close();
  });
});
