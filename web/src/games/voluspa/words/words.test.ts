import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { bundleOf, type Language, type Say } from '../../../lib/texts.svelte';
import type { Entry } from '../../../lib/hall/wire';
import type { VoluspaPart } from '../shapes';
import { partText, tell } from './words';

const FILES = ['common', 'table', 'voluspa'];

function speaker(language: Language): Say {
  const folder = new URL(`../../../../../src/gladsheim/locales/${language}/`, import.meta.url);
  const sources = FILES.map((file) => readFileSync(new URL(`${file}.ftl`, folder), 'utf8'));
  const bundle = bundleOf(language, sources);
  return (id, args = {}) => {
    const message = bundle.getMessage(id);
    if (!message?.value) throw new Error(`no text ${id} in ${language}`);
    const errors: Error[] = [];
    const text = bundle.formatPattern(message.value, args, errors);
    if (errors[0]) throw errors[0];
    return text;
  };
}

const say = speaker('en');

const LINE: VoluspaPart = {
  kind: 'line',
  axis: 'row',
  from: '0,0',
  to: '3,0',
  tiles: 4,
  value: 8,
  best_other: 7,
  rule: 'highest',
  niohoggr: 0,
  bonus: 0,
  points: 4,
};
const SERPENT: VoluspaPart = {
  kind: 'serpent',
  axis: 'col',
  from: '0,0',
  to: '0,5',
  cells: 6,
  value: 6,
  best_other: 5,
  rule: 'highest',
  niohoggr: 1,
  bonus: 2,
  offered: 8,
  chosen: false,
  points: 0,
};
const PARTS: VoluspaPart[] = [
  LINE,
  { ...LINE, rule: 'tied', points: 0 },
  { ...LINE, rule: 'lower', points: 0 },
  { ...LINE, rule: 'bookends' },
  { ...LINE, rule: 'bookended', points: 0 },
  { ...LINE, niohoggr: 2, bonus: 4, points: 8 },
  { kind: 'single', niohoggr: 1, bonus: 2, points: 3 },
  { kind: 'hel', cells: ['0,0', '1,1'], niohoggr: 1, bonus: 2, points: 4 },
  { kind: 'hel', cells: [], niohoggr: 0, bonus: 0, points: 0 },
  SERPENT,
  { ...SERPENT, rule: 'tied', offered: 0, bonus: 0 },
  { ...SERPENT, rule: 'lower', offered: 0, bonus: 0 },
  { ...SERPENT, rule: 'bookended', offered: 0, bonus: 0 },
  {
    kind: 'bolt',
    axis: 'row',
    from: '0,0',
    to: '1,0',
    tiles: 2,
    niohoggr: 0,
    bonus: 0,
    offered: 2,
    chosen: true,
    points: 2,
  },
  {
    kind: 'dwarf',
    neighbours: [
      { at: '0,-1', tile: 'Od', value: 8 },
      { at: '1,0', tile: 'Fe', value: 4 },
    ],
    sum: 12,
    points: 6,
  },
  { kind: 'dwarf', neighbours: [], sum: 0, points: 0 },
];

function entry(events: Entry['events'], parts: VoluspaPart[] = []): Entry {
  return { seq: 1, seat: 0, action: 'x', points: 0, parts, events, at: '', undone: false };
}

describe('reasons for points', () => {
  it('names the line, its length and the value that was beaten', () => {
    expect(partText(say, LINE)).toBe('Row of 4: 8 beats 7');
  });

  it('tells the bonus for a Niohoggr, in the plural for two', () => {
    expect(partText(say, PARTS[5]!)).toBe('Row of 4: 8 beats 7, with 4 for 2 Niohoggrs');
  });

  it('says of an axis that lost the choice that the other one counts', () => {
    expect(partText(say, SERPENT)).toContain('the other one counts');
    expect(partText(say, { ...SERPENT, chosen: true, points: 8 })).not.toContain('the other');
  });

  it('adds up a Dwarf’s neighbours', () => {
    expect(partText(say, PARTS[14]!)).toBe('Neighbours 8 + 4 make 12, half of it');
  });

  it.each(['en', 'de', 'it', 'fr'] as const)('has words for every part in %s', (language) => {
    for (const part of PARTS) expect(partText(speaker(language), part)).not.toMatch(/[{}$]/);
  });
});

describe('what happened', () => {
  it('tells a tile laid beside others', () => {
    const told = tell(
      say,
      entry([{ event: 'placed', seat: 0, tile: 'Od', boost: 0, at: '2,1', way: 'beside' }], [LINE]),
    );
    expect(told.deed).toBe('lays Odin at 2,1');
    expect(told.reasons).toEqual([{ text: 'Row of 4: 8 beats 7', points: 4 }]);
  });

  it('names the tile that a boosted Dragon covered', () => {
    const told = tell(
      say,
      entry([
        { event: 'boosted', seat: 0, tile: 'Dr', boosts: 2, at: '0,0' },
        { event: 'covered', seat: 0, tile: 'Fe', boost: 0, at: '0,0' },
        { event: 'placed', seat: 0, tile: 'Dr', boost: 2, at: '0,0', way: 'cover' },
      ]),
    );
    expect(told.deed).toBe('covers Fenrir at 0,0 with Dragon +2');
    expect(told.besides).toEqual(['2 Freyas thrown in.', 'Fenrir leaves the board.']);
  });

  it('says where a bumped tile went', () => {
    const told = tell(
      say,
      entry([
        { event: 'bumped', seat: 0, tile: 'Th', boost: 0, from: '0,0', to: '3,0', dir: 'E' },
        { event: 'placed', seat: 0, tile: 'Jo', boost: 0, at: '0,0', way: 'bump' },
      ]),
    );
    expect(told.deed).toBe('bumps Thor east from 0,0 with Jotunn');
    expect(told.besides).toEqual(['Thor lands at 3,0.']);
  });

  it('names drawn tiles only where they are known', () => {
    expect(tell(say, entry([{ event: 'drew', seat: 0, count: 1 }])).besides).toEqual([
      'Draws 1 tile.',
    ]);
    expect(
      tell(say, entry([{ event: 'drew', seat: 0, count: 2, tiles: ['Od', 'Lb'] }])).besides,
    ).toEqual(['Draws Odin, Lightning Bolt.']);
  });

  it('shows the action itself where no event tells a deed', () => {
    expect(tell(say, entry([])).deed).toBe('x');
  });
});
