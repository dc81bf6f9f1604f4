import { describe, expect, it } from 'vitest';

import { marksFor, marksOf, rivalsOf } from './marks';
import type { Choosing } from '../choosing/choosing.svelte';
import type { Entry } from '../../../lib/hall/wire';
import { pieces } from '../pieces.svelte';
import type { BoardTile, Piece, VoluspaPart } from '../shapes';

it('marks a won line with the comparison that won it', () => {
  const { lines } = marksOf([
    {
      kind: 'line',
      axis: 'col',
      from: '2,-1',
      to: '2,1',
      tiles: 3,
      value: 5,
      best_other: 4,
      rule: 'highest',
      bonus_tiles: 0,
      bonus: 0,
      points: 3,
    },
  ]);
  expect(lines).toEqual([
    {
      axis: 'col',
      from: { x: 2, y: -1 },
      to: { x: 2, y: 1 },
      won: true,
      points: 3,
      versus: '5 > 4',
    },
  ]);
});

it('compares no values where Valkyries decide', () => {
  const { lines } = marksOf([
    {
      kind: 'line',
      axis: 'row',
      from: '0,0',
      to: '1,0',
      tiles: 2,
      value: 2,
      best_other: 2,
      rule: 'bookends',
      bonus_tiles: 0,
      bonus: 0,
      points: 2,
    },
  ]);
  expect(lines[0]?.versus).toBe('');
});

it('puts a figure on each cell that a Hel or a Dwarf counts', () => {
  const { cells } = marksOf([
    { kind: 'hel', cells: ['0,1'], bonus_tiles: 0, bonus: 0, points: 1 },
    { kind: 'dwarf', neighbours: [{ at: '3,4', tile: 'Th', value: 7 }], sum: 7, points: 3 },
  ]);
  expect(cells.map(({ at, text }) => [at, text])).toEqual([
    ['0,1', '+1'],
    ['3,4', '7'],
  ]);
});

describe('the tile that a landing is measured against', () => {
  const tile = (at: string, code: string, row: number, col: number): BoardTile => {
    const [x, y] = at.split(',').map(Number) as [number, number];
    const rest = { boost: 0, muted: false, bookend_row: false, bookend_col: false };
    return { at, x, y, tile: code, face: row, row, col, ...rest };
  };
  const board = [tile('1,0', 'Th', 7, 7), tile('2,0', 'Va', 2, 2), tile('3,0', 'Fe', 8, 4)];
  const tileAt = new Map(board.map((one) => [one.at, one]));
  const line = (best_other: number, rule: string) =>
    [
      { kind: 'line', axis: 'row', from: '0,0', to: '3,0', best_other, rule, value: 8 },
    ] as unknown as VoluspaPart[];

  it('is the strongest other of the line, by its value there', () => {
    const landing = { code: 'Od', at: '0,0', tileAt };
    expect(rivalsOf(line(8, 'tied'), landing)).toEqual([
      { at: '3,0', x: 3, y: 0, value: 8, rule: 'tied' },
    ]);
  });

  it('is not one that what lands has muted', () => {
    pieces.all = [{ code: 'Lo', mutes: true } as Piece];
    const landing = { code: 'Lo', at: '0,0', tileAt };
    expect(rivalsOf(line(7, 'lower'), landing)).toEqual([]);
    expect(rivalsOf(line(8, 'lower'), landing)).toMatchObject([{ at: '3,0' }]);
  });

  it('is none in a line that Valkyries hold', () => {
    expect(rivalsOf(line(8, 'bookended'), { code: 'Od', at: '0,0', tileAt })).toEqual([]);
  });
});

describe('an entry of the log that is looked at', () => {
  const entry = (...events: Entry['events']): Entry => ({
    seq: 1,
    seat: 0,
    action: 'Jo@1,0>E',
    points: 0,
    parts: [],
    events,
    story: null,
    at: '',
    undone: false,
  });
  const table = (shown: Entry | null, landed: Entry | null = null) => ({
    choosing: { looked: null } as unknown as Choosing,
    shown,
    landed,
    last: landed && '1,0',
    tileAt: new Map(),
  });
  const placed = { event: 'placed', tile: 'Jo', at: '1,0', boost: 0, way: 'bump' };
  const bumped = { event: 'bumped', tile: 'Th', at: '1,0', to: '4,0', boost: 0 };

  it('has every place marked that its words name, once', () => {
    const { places } = marksFor(table(entry(bumped, placed)));
    expect(places.map(({ at, x, y }) => [at, x, y])).toEqual([
      ['1,0', 1, 0],
      ['4,0', 4, 0],
    ]);
  });

  it('is marked where it is the last one, too, and not when nobody looks', () => {
    const last = entry(placed);
    expect(marksFor(table(last, last)).places).toHaveLength(1);
    expect(marksFor(table(null, last)).places).toEqual([]);
  });
});
