import { beforeEach, describe, expect, it } from 'vitest';

import type { Entry } from '../../../lib/hall/wire';
import { CARDS, sceneOf } from '../words/fixtures';
import { bridgesOf, extentOf, landGrid, marketGrid, outline, stand, territoriesOf } from './layout';
import { lastGlory, marksOf, plannedSteps, stepOf } from './marks';
import { askFor } from '../options';
import { pieces } from '../pieces.svelte';

beforeEach(() => {
  pieces.cards = CARDS;
});

const entryOf = (seq: number, seat: number, ...events: Record<string, unknown>[]): Entry =>
  ({ seq, seat, undone: false, events }) as unknown as Entry;

describe('Valhalla', () => {
  it('has gaps for a finger on a small phone, and does not stick out', () => {
    const grid = marketGrid({ width: 356, height: 300 }, 4, 3);
    expect(grid.gap).toBeGreaterThanOrEqual(44);
    expect(grid.width).toBeGreaterThanOrEqual(44);
    expect(grid.across).toBeLessThanOrEqual(356);
    expect(grid.down).toBeLessThanOrEqual(300);
  });
});

describe('armies in a slot', () => {
  it.each([1, 2, 3, 6])('stand beside each other and inside of it: %i', (count) => {
    for (const box of [
      { width: 44, height: 70 },
      { width: 90, height: 44 },
    ]) {
      const { size, places } = stand(box, count, 30);
      expect(places).toHaveLength(count);
      for (const [index, { left, top }] of places.entries()) {
        expect(left).toBeGreaterThanOrEqual(-0.01);
        expect(left + size).toBeLessThanOrEqual(box.width + 0.01);
        expect(top).toBeGreaterThanOrEqual(-0.01);
        expect(top + (size * 26) / 24).toBeLessThanOrEqual(box.height + 0.01);
        for (const other of places.slice(0, index)) {
          const apart = Math.max(Math.abs(other.left - left), Math.abs(other.top - top));
          expect(apart).toBeGreaterThan(size);
        }
      }
    }
  });
});

it('makes armies in a slot as large as it allows, so that their numbers can be read', () => {
  expect(stand({ width: 40, height: 66 }, 4, 30)).toMatchObject({
    size: 19,
    places: [{ left: 0 }, { left: 21 }, { left: 0 }, { left: 21 }],
  });
});

describe('the landscape', () => {
  it('lies where its cells are, negative ones included', () => {
    const extent = extentOf([
      { x: -1, y: 0 },
      { x: 1, y: 2 },
    ]);
    expect(extent).toEqual({ x: -1, y: 0, columns: 3, rows: 3 });
    const grid = landGrid({ width: 400, height: 480 }, extent);
    expect(grid.left - (grid.width + grid.gap)).toBeGreaterThanOrEqual(0);
    expect(grid.across).toBeLessThanOrEqual(400);
  });

  it('binds neighbours by every suit that both show', () => {
    const found = bridgesOf(sceneOf().landscape).map(({ from, to, suits }) => [
      from.card,
      to.card,
      suits,
    ]);
    expect(found).toEqual([
      ['sea', 'cave', ['waves']],
      ['cave', 'mill', ['waves']],
      ['savage', 'mill', ['leaves']],
    ]);
  });

  it('shows what a crown binds, and outlines it without the inner edges', () => {
    const [territory] = territoriesOf(sceneOf().landscape);
    expect(territory?.cells.map(({ card }) => card)).toEqual(['sea', 'cave', 'mill']);
    const grid = landGrid({ width: 400, height: 400 }, { x: 0, y: 0, columns: 2, rows: 2 });
    expect(outline(grid, territory!.cells).match(/M/g)).toHaveLength(8);
  });
});

describe('the bounds of a region', () => {
  it.each([
    [280, 240, 2, 2],
    [344, 400, 3, 3],
    [440, 480, 2, 2],
    [460, 520, 4, 3],
  ])('are never cut off: %i by %i pixels, %i columns, %i rows', (width, height, columns, rows) => {
    const grid = landGrid({ width, height }, { x: 0, y: 0, columns, rows });
    const half = grid.gap / 2 + 1.5;
    expect(grid.left).toBeGreaterThanOrEqual(half);
    expect(grid.top).toBeGreaterThanOrEqual(half);
    expect(width - grid.left - columns * (grid.width + grid.gap) + grid.gap).toBeGreaterThanOrEqual(
      half - 1,
    );
  });
});

describe('what happened', () => {
  it('is pointed out on both maps', () => {
    const marks = marksOf(
      entryOf(
        1,
        0,
        { event: 'placed', seat: 0, slot: '0,0E' },
        { event: 'marched', seat: 0, from: '0,0', via: '0,1', to: '1,1', armies: 2 },
        { event: 'points', seat: 0, why: 'odin', parts: [{ at: '1,0', card: 'cave', points: 7 }] },
      ),
    );
    expect([...marks.slots]).toEqual(['0,0E']);
    expect(marks.arrows).toEqual([{ from: '0,1', to: '1,1', armies: 2 }]);
    expect(marks.counted).toEqual([
      { seat: 0, at: '1,0', card: 'cave', points: 7, doubled: false },
    ]);
  });

  it('keeps the battles of an entry, none of what was taken back', () => {
    const entry = entryOf(1, 0, {
      event: 'battle',
      at: '1,1',
      attacker: 0,
      defender: 1,
      attackers: 3,
      defenders: 2,
      terrain: true,
      crown: false,
      attackers_left: 0,
      defenders_left: 0,
    });
    expect(marksOf(entry).fights).toMatchObject([{ at: '1,1', terrain: true, attackersLeft: 0 }]);
    expect(marksOf({ ...entry, undone: true }).fights).toEqual([]);
  });

  it('keeps the last count of glory until its viewer has done something since', () => {
    const glory = entryOf(1, 1, { event: 'points', why: 'glory', parts: [] });
    const other = entryOf(2, 2, { event: 'passed', seat: 2 });
    expect(lastGlory([glory, other], 0)).toBe(glory);
    expect(lastGlory([glory, entryOf(3, 0, { event: 'passed', seat: 0 })], 0)).toBeNull();
  });
});

describe('a plan', () => {
  it('is read from its steps', () => {
    expect(stepOf('put:1,1:3', null)).toMatchObject({ from: null, to: '1,1', armies: 3 });
    expect(stepOf('muster:0,0:0,1:2', '1,1')).toMatchObject({ via: '0,1', to: '1,1', armies: 2 });
    const scene = sceneOf({
      planned: { landscape: [], reserve: [], steps: ['march:0,0:-1,0:2'], words: [], left: 1 },
    });
    expect(plannedSteps(scene)).toMatchObject([{ from: '0,0', to: '-1,0', armies: 2 }]);
  });
});

describe('the form', () => {
  it('leaves to the hall what was left open', () => {
    const chosen = { players: 2, decks: null, excuse: true, target: 100, first: null };
    expect(askFor(chosen)).toEqual({ excuse: true, target: 100 });
  });
});
