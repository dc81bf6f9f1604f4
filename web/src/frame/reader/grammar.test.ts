import { describe, expect, it } from 'vitest';

import { cellIn, Grammar, meant, numberIn, plain } from './grammar';

const FORMS = {
  at: ['what is at <cell> | at <cell>', 'was liegt auf <cell>'],
  play: ['play <tile> at <cell> | <tile> at <cell>', 'lege <tile> auf <cell>'],
  why: ['why not <tile> at <cell>'],
  row: ['row <number> | read row <number>', 'rangée <number> | lis la rangée <number>'],
  give: ['give up <tile>', 'gib <tile> ab'],
  hand: ["my hand | what's in hand"],
};

describe('a grammar', () => {
  const grammar = new Grammar(FORMS);

  it('takes the surest of the forms that fit', () => {
    expect(grammar.read('What is at 3,2?')).toEqual({ command: 'at', said: { cell: '3,2' } });
    expect(grammar.read('why not Thor at 0,0')?.command).toBe('why');
    expect(grammar.read('Thor at 0,0 +1 west')).toEqual({
      command: 'play',
      said: { tile: 'thor', cell: '0,0 +1 west' },
    });
  });

  it('understands every language that it was given, with or without accents', () => {
    expect(grammar.read('Lege Odin auf 1,-2')?.said).toEqual({ tile: 'odin', cell: '1,-2' });
    expect(grammar.read('lis la rangee 2')?.said).toEqual({ number: '2' });
    expect(grammar.read('gib Thor ab')?.said).toEqual({ tile: 'thor' });
    expect(grammar.read('what’s in hand')?.command).toBe('hand');
  });

  it('says so where nothing fits', () => {
    expect(grammar.read('sing a song')).toBeNull();
    expect(grammar.read('read 2')).toBeNull();
    expect(grammar.read('row')).toBeNull();
  });
});

it('reads cells and numbers as people say them', () => {
  expect(['3,2', ' (3, 2)', '-1 / 4', '3 −2'].map((said) => cellIn(plain(said)))).toEqual([
    '3,2',
    '3,2',
    '-1,4',
    '3,-2',
  ]);
  expect(cellIn('three')).toBeNull();
  expect([numberIn('-1'), numberIn('+2'), numberIn('2b')]).toEqual([-1, 2, null]);
});

it('knows a thing by its name, or by the only beginning', () => {
  const names = (name: string) => [name];
  const gods = ['Thor', 'Thrall', 'Odin'];
  expect(meant(gods, names, 'thor')).toBe('Thor');
  expect(meant(gods, names, 'ÓD')).toBe('Odin');
  expect(meant(gods, names, 'th')).toBeNull();
  expect(meant(gods, names, '')).toBeNull();
});
