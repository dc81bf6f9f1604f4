import { expect, it } from 'vitest';

import { marksOf } from './marks';

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
      niohoggr: 0,
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
      niohoggr: 0,
      bonus: 0,
      points: 2,
    },
  ]);
  expect(lines[0]?.versus).toBe('');
});

it('puts a figure on each cell that a Hel or a Dwarf counts', () => {
  const { cells } = marksOf([
    { kind: 'hel', cells: ['0,1'], niohoggr: 0, bonus: 0, points: 1 },
    { kind: 'dwarf', neighbours: [{ at: '3,4', tile: 'Th', value: 7 }], sum: 7, points: 3 },
  ]);
  expect(cells.map(({ at, text }) => [at, text])).toEqual([
    ['0,1', '+1'],
    ['3,4', '7'],
  ]);
});
