import { describe, expect, it } from 'vitest';

import { positionsOf } from '../../../lib/testing/positions';
import type { Piece, Position } from '../shapes';
import { bare, chainCells, documentOf, leftOf, settingOf, withPlayers } from './position';

const COUNTS: Record<string, number> = { Od: 6, Th: 8, Tr: 6, Fr: 8, He: 5, Hm: 8, Ra: 6 };
const MORE: Record<string, object> = {
  Fr: { boosts: true },
  He: { apart: true },
  Hm: { follow: 'chain' },
  Ra: { follow: 'flight' },
};
const PIECES = Object.entries(COUNTS).map(
  ([code, count]) => ({ code, count, ...MORE[code] }) as Piece,
);
const KINDS = ['Od', 'Th', 'Tr'];

/** All tiles of a document, counted. */
function tilesOf({ board, deck = [], discard = [], hands }: Position): Record<string, number> {
  const laid = Object.values(board).map((tile) => tile.split('+')[0] ?? '');
  const found: Record<string, number> = {};
  for (const code of [...laid, ...deck, ...discard, ...hands.flat()])
    found[code] = (found[code] ?? 0) + 1;
  return found;
}

describe('a position that is set up', () => {
  it('says what a document says, and writes it back', () => {
    const document: Position = {
      game: 'voluspa',
      version: 1,
      options: { players: 2, kinds: KINDS, no_late_hel: true },
      board: { '0,0': 'Od', '1,0': 'Th+2' },
      hands: [['Tr'], ['Od', 'Th']],
      deck: ['Th', 'Od'],
      discard: ['Tr'],
      scores: [4, 7],
      turn: 1,
      phase: 'play',
    };
    expect(documentOf(settingOf(document), PIECES)).toEqual(document);
  });

  it.each(positionsOf<Position>('voluspa').map((document, at) => [at, document] as const))(
    'number %i of the engine is written back with all tiles where they were',
    (_, document) => {
      const counts = tilesOf(document);
      const all = Object.entries(counts).map(([code, count]) => ({ code, count }) as Piece);
      const made = documentOf(settingOf(document), all);
      expect(document).toMatchObject(made);
    },
  );

  it('brings a kind into play by being laid or held', () => {
    const setting = { ...bare(2, KINDS), hands: [['He'], ['Ra']] };
    const { options } = documentOf(setting, PIECES);
    expect(options.kinds).toEqual(['Od', 'Th', 'Tr', 'He', 'Ra']);
  });

  it('fills the deck with what is left, never with more, and never with Hels', () => {
    const setting = { ...bare(2, [...KINDS, 'He']), hands: [['Od', 'Od'], ['Th']], deck: 999 };
    const document = documentOf(setting, PIECES);
    expect(tilesOf(document)).toEqual({ Od: 6, Th: 8, Tr: 6 });
    const few = documentOf({ ...setting, deck: 3 }, PIECES);
    expect(few['deck']).toHaveLength(3);
  });

  it('takes a Freya for each boost out of the rest', () => {
    const setting = { ...bare(2, [...KINDS, 'Fr']), board: { '0,0': { tile: 'Od', boost: 2 } } };
    const document = documentOf(setting, PIECES);
    expect(document['discard']).toEqual(['Fr', 'Fr']);
    expect(document['board']).toEqual({ '0,0': 'Od+2' });
  });

  it('names the tile that a phase goes on from', () => {
    const board = { '0,0': { tile: 'Hm', boost: 0 }, '1,0': { tile: 'Hm', boost: 0 } };
    const setting = { ...bare(2, [...KINDS, 'Hm', 'Ra']), board, phase: 'hermod' as const };
    expect(chainCells(setting, PIECES)).toEqual(['0,0', '1,0']);
    expect(documentOf({ ...setting, on: '1,0' }, PIECES)['hermod']).toBe('1,0');
    expect(documentOf({ ...setting, on: '9,9' }, PIECES)['hermod']).toBe('0,0');
    const flying = { ...setting, phase: 'raven' as const, under: 'Th' };
    flying.board = { '0,0': { tile: 'Ra', boost: 0 }, '1,0': { tile: 'Th', boost: 0 } };
    expect(documentOf(flying, PIECES)['raven']).toEqual({ at: '0,0', under: 'Th' });
    expect(leftOf(flying, 'Th', PIECES)).toBe(6);
  });

  it('keeps hands and turn within the players', () => {
    const setting = { ...bare(4, KINDS), hands: [['Od'], ['Th'], [], ['Tr']], turn: 3 };
    expect(withPlayers(setting, 2)).toMatchObject({ hands: [['Od'], ['Th']], turn: 1 });
  });
});
