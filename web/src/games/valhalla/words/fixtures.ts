import { readFileSync } from 'node:fs';

import { bundleOf, type Language, type Say } from '../../../lib/texts.svelte';
import type { CardPiece, ValhallaChoice, ValhallaScene } from '../shapes';

const FILES = ['common', 'table', 'valhalla'];
export const NAMES = ['Ann', 'Bo', 'Cy'];

/** A language for tests: an unknown text or a missing value is an error. */
export function speaker(language: Language): Say {
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

const piece = (code: string, rank: CardPiece['rank'], suits: string, types: string): CardPiece =>
  ({
    code,
    kind: 'card',
    name: code,
    rank,
    suits: suits.split(' ').filter(Boolean),
    types: types.split(' ').filter(Boolean),
    set: 'basic',
    figures: ['a rank', 'a suit'],
    text: [{ id: 'valhalla-worth-number', values: { n: 8 } }],
  }) as CardPiece;

export const CARDS: CardPiece[] = [
  piece('ace-moons', 'ace', 'moons', ''),
  piece('origin', 2, 'waves leaves', 'location event'),
  piece('savage', 3, 'leaves wyrms', 'personality'),
  piece('cave', 7, 'waves wyrms', 'location'),
  piece('mill', 8, 'waves leaves', 'location'),
  piece('sea', 'crown', 'waves', 'location'),
  piece('bard', 'crown', 'suns', 'personality'),
  piece('calamity', 'crown', 'wyrms', 'event'),
  piece('harvest', 'pawn', 'moons suns leaves', 'event'),
  piece('borderland', 'pawn', 'waves leaves wyrms', 'location'),
  piece('consul', 'court', 'moons waves knots', 'personality'),
  piece('island', 'court', 'suns waves wyrms', 'location'),
  piece('excuse', 'none', '', ''),
];

const land = (at: string, card: string, owner: number | null = null, armies = 0) => {
  const [x = 0, y = 0] = at.split(',').map(Number);
  return { at, x, y, card, owner, armies, value: armies > 0 ? 7 : 0, region: null };
};

/** Two players and a bystander over four locations, and a small Valhalla. */
export const sceneOf = (more: Partial<ValhallaScene> = {}): ValhallaScene =>
  ({
    game: 'valhalla',
    turn: 0,
    active: 0,
    viewer: 0,
    over: false,
    stage: 'turn',
    market: {
      width: 2,
      height: 1,
      cards: [
        { at: '0,0', x: 0, y: 0, card: 'savage' },
        { at: '1,0', x: 1, y: 0, card: null },
      ],
      slots: [{ at: '0,0E', x: 0, y: 0, side: 'E', armies: [2, 1, 0], open: true }],
    },
    landscape: [
      land('0,0', 'sea'),
      land('1,0', 'cave', 0, 3),
      land('0,1', 'savage'),
      land('1,1', 'mill', 1, 1),
    ],
    planned: null,
    pending: null,
    seats: [0, 1, 2].map(() => ({
      phase: 3,
      placed: true,
      recruited: true,
      reserve: 5,
      cards: [],
    })),
    ...more,
  }) as unknown as ValhallaScene;

export const choice = (type: string, more: Partial<ValhallaChoice> = {}): ValhallaChoice => ({
  action: [type, ...Object.values(more)].join(':'),
  type: type as ValhallaChoice['type'],
  points: 0,
  words: '',
  ...more,
});
