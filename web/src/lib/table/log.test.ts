import { afterEach, describe, expect, it, vi } from 'vitest';

import { entry, view } from './fixtures';
import { alike, grown, Older, whole } from './log';
import type { Entry, TableView } from '../hall/wire';

const entries = (from: number, to: number): Entry[] =>
  Array.from({ length: to - from }, (_, k) => entry(from + k + 1));
const seqs = (log: readonly Entry[]) => log.map(({ seq }) => seq);
/** A view of a table with so many entries, of which it has those after the first `from`. */
const late = (seq: number, from: number, more: Partial<TableView> = {}) =>
  view(seq, { log_from: from, log: entries(from, seq), ...more });

/** Answers questions for older entries as the hall does, and notes them. */
function hall(seq: number, viewer: number | null = 0): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    const since = Number(/since=(\d+)/.exec(path)?.[1]);
    const log = entries(since, Math.min(seq, since + 500));
    return Promise.resolve(Response.json({ seq, viewer, log_from: since, log }));
  });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

describe('an answer to an action', () => {
  it('goes on from the view that was acted on', () => {
    const before = late(7, 2);
    const answer = view(8, { log_from: 6, log: [entry(7, true), entry(8)] });
    const found = grown(before, answer);
    expect([found.log_from, seqs(found.log)]).toEqual([2, [3, 4, 5, 6, 7, 8]]);
    expect(found.log[4]?.undone).toBe(true);
  });

  it('stays as it is where that view does not reach so far, or was of other eyes', () => {
    const answer = late(8, 6);
    expect(grown(late(5, 2), answer)).toBe(answer);
    expect(grown(late(8, 7), answer)).toBe(answer);
    expect(grown(late(7, 2, { viewer: 1 }), answer)).toBe(answer);
  });
});

it('two views tell the same as far back as both go', () => {
  expect(alike(late(9, 2), late(9, 5))).toBe(true);
  expect(alike(late(9, 2), late(9, 5, { to_act: 1 }))).toBe(false);
  const other = late(9, 5);
  expect(alike(late(9, 2), { ...other, log: [entry(6, true), ...other.log.slice(1)] })).toBe(false);
});

describe('the whole log', () => {
  it('is put together from pages', async () => {
    const asked = hall(1_203);
    const found = await whole(late(1_203, 1_003), 'public');
    expect([found.log_from, seqs(found.log)]).toEqual([0, seqs(entries(0, 1_203))]);
    expect(asked).toEqual([503, 3, 0].map((n) => `api/tables/t/entries?since=${n}&eyes=public`));
  });

  it('is as long as it can be had where somebody else looks by now', async () => {
    hall(300, 1);
    expect((await whole(late(300, 100))).log_from).toBe(100);
  });
});

describe('older entries', () => {
  it('come when they are wanted, and stay while views build on one another', async () => {
    const [asked, older, first] = [hall(900), new Older(), late(900, 700)];
    expect(seqs(older.with(first))).toEqual(seqs(first.log));
    expect(await older.fetch(first)).toBe(true);
    expect(seqs(older.with(first))).toEqual(seqs(entries(200, 900)));
    const next = grown(first, late(901, 899));
    expect(seqs(older.with(next))).toEqual(seqs(entries(200, 901)));
    expect(await older.fetch(next)).toBe(true);
    expect(seqs(older.with(next))).toEqual(seqs(entries(0, 901)));
    expect(await older.fetch(next)).toBe(false);
    expect(asked).toHaveLength(2);
  });

  it('are dropped when a view came whole, or reaches further back', async () => {
    hall(900);
    const [older, first] = [new Older(), late(900, 700)];
    await older.fetch(first);
    const anew = late(900, 700);
    expect(older.with(anew)).toBe(anew.log);
    const changed = late(901, 650);
    expect(older.with(grown(first, changed))).toBe(changed.log);
  });

  it('are none while the hall cannot be reached, and asked for again', async () => {
    const [older, first] = [new Older(), late(900, 700)];
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    expect(await older.fetch(first)).toBe(false);
    hall(900);
    expect(await older.fetch(first)).toBe(true);
  });
});
