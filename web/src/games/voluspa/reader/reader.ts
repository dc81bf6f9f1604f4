import {
  readCell,
  type BoardTile,
  type Cell,
  type Code,
  type Dir,
  type VoluspaChoice,
  type VoluspaScene,
} from '../shapes';
import { wishFor } from '../choosing/wishes';
import { KINDS } from '../look';
import { pieces } from '../pieces.svelte';
import { tileName } from '../words/words';
import type { Say } from '../../../lib/texts.svelte';
import type { Choice } from '../../../lib/hall/wire';
import { cellIn, formsOf, meant, numberIn, plain } from '../../../frame/reader/grammar';
import {
  isMine,
  seatsSection,
  turnText,
  whyNot,
  type Ask,
  type GameReader,
  type Said,
  type Section,
} from '../../../frame/reader/position';

const DIRS: readonly Dir[] = ['N', 'E', 'S', 'W'];
const MOST_SPOTS = 40;

const sceneOf = (ask: Ask) => ask.view.scene as VoluspaScene;
const choicesOf = (ask: Ask) => (isMine(ask.view) ? (ask.view.choices as VoluspaChoice[]) : []);
const handOf = (ask: Ask): Code[] => {
  const { viewer } = ask.view;
  return viewer === null ? [] : (sceneOf(ask).seats[viewer]?.hand ?? []);
};

const cellText = (say: Say, at: Cell): string => say('voluspa-cell', { ...readCell(at) });

/** "Thor, value 7, column 3, row 2, boosted by 1". */
function tileText(say: Say, tile: BoardTile): string {
  const name = say(`voluspa-tile-${tile.tile}`);
  const cell = cellText(say, tile.at);
  const said = [baseText(say, tile, name, cell)];
  if (tile.boost > 0) said.push(say('voluspa-on-board-boost', { boost: tile.boost }));
  if (tile.bookend_row || tile.bookend_col) said.push(say('voluspa-on-board-bookend'));
  return said.join(', ');
}

function baseText(say: Say, tile: BoardTile, name: string, cell: string): string {
  if (tile.face === null) return say('voluspa-on-board-hel', { cell });
  if (tile.muted) return say('voluspa-on-board-muted', { tile: name, cell });
  if (
    tile.row !== null &&
    tile.col !== null &&
    (tile.row !== tile.face || tile.col !== tile.face)
  ) {
    return say('voluspa-on-board-pack', { tile: name, row: tile.row, col: tile.col, cell });
  }
  return say('voluspa-on-board', { tile: name, face: tile.face, cell });
}

const handText = (say: Say, code: Code): string =>
  say('voluspa-in-hand', { tile: say(`voluspa-tile-${code}`), value: pieces.valueOf(code) ?? -1 });

/** The tiles of a row or a column, from its beginning to its end. */
function lineOf(scene: VoluspaScene, axis: 'x' | 'y', at: number): BoardTile[] {
  const across = axis === 'y' ? 'x' : 'y';
  return scene.board
    .filter((tile) => tile[axis] === at)
    .sort((one, other) => one[across] - other[across]);
}

function choiceText(ask: Ask, choice: VoluspaChoice): string {
  const { say } = ask;
  const { points } = choice;
  const tile = choice.piece ? tileName(say, choice.piece, choice.boosts ?? 0) : '';
  if (choice.type === 'stay' || choice.type === 'end') return say(`voluspa-${choice.type}`);
  if (choice.type === 'discard') return say('voluspa-discard', { tile });
  const cell = cellText(say, choice.at ?? '0,0');
  if (choice.type === 'flight') return say('voluspa-spot-fly', { cell, points });
  const lying = sceneOf(ask).board.find((one) => one.at === choice.at);
  const under = lying ? tileName(say, lying.tile, lying.boost) : '';
  if (choice.way === 'bump' && choice.dir) {
    const dir = say(`voluspa-dir-name-${choice.dir}`);
    return say('readervoluspa-bump', { tile, under, cell, dir, points });
  }
  return say(`voluspa-spot-${choice.way ?? 'beside'}`, { tile, under, cell, points });
}

/** A kind of tile by its name, in the page's language or in English, or by its letters. */
function tileIn(ask: Ask, said: string): Code | null {
  const thats = ask.words('readervoluspa-this').flatMap(formsOf).map(plain);
  if (thats.includes(plain(said))) return ask.memory.tile;
  const names = (code: Code) => [...ask.words(`voluspa-tile-${code}`), code];
  const found = meant(KINDS, names, said);
  if (found) ask.memory.tile = found;
  return found;
}

interface Wish {
  piece: Code | null;
  at: Cell | null;
  boosts: number;
  dir: Dir | null;
}

/** "Thor" at "3,2 +1 west": the tile, its cell, the number of Freyas, and the direction of its bump. */
function wishIn(ask: Ask, said: Said): Wish {
  const rest = said['cell'] ?? '';
  const boosts = /\+ ?(\d+)/.exec(rest);
  const words = rest.replace(/\+ ?\d+/, ' ').split(/[\s,]+/);
  const dir = DIRS.find((way) =>
    ask
      .words(`readervoluspa-dir-${way}`)
      .flatMap(formsOf)
      .some((name) => words.includes(plain(name))),
  );
  return {
    piece: tileIn(ask, said['tile'] ?? ''),
    at: cellIn(rest),
    boosts: Number(boosts?.[1] ?? 0),
    dir: dir ?? null,
  };
}

/** The action of a wish. */
const actionOf = (ask: Ask, { piece, at, boosts, dir }: Wish): string =>
  wishFor(sceneOf(ask), at ?? '', piece, boosts, dir);

function misread(ask: Ask, { piece, at }: Wish, said: Said): string[] | null {
  if (piece === null) return [ask.say('readervoluspa-no-tile', { tile: said['tile'] ?? '' })];
  if (at === null) return [ask.say('readervoluspa-no-cell', { cell: said['cell'] ?? '' })];
  return null;
}

const whyNotDo = (ask: Ask, action: string) =>
  whyNot(ask, action, ({ message }) => [ask.say('voluspa-why-not', { message })]);

async function play(ask: Ask, said: Said): Promise<string[]> {
  const wish = wishIn(ask, said);
  const fault = misread(ask, wish, said);
  if (fault) return fault;
  if (!isMine(ask.view)) return [turnText(ask)];
  const there = choicesOf(ask).filter(
    (choice) =>
      choice.type === 'play' &&
      choice.piece === wish.piece &&
      choice.at === wish.at &&
      (choice.boosts ?? 0) === wish.boosts,
  );
  const found = there.length > 1 ? there.filter((choice) => choice.dir === wish.dir) : there;
  const [choice] = found;
  if (choice) return ask.propose(choice.action, choiceText(ask, choice));
  if (there.length > 0) {
    return [ask.say('readervoluspa-which-way'), ...there.map((one) => choiceText(ask, one))];
  }
  return whyNotDo(ask, actionOf(ask, wish));
}

function where(ask: Ask, said: Said): string[] {
  const { say } = ask;
  const name = said['tile'] ?? '';
  const piece = tileIn(ask, name);
  const isThis = ask.words('readervoluspa-this').flatMap(formsOf).map(plain).includes(plain(name));
  if (piece === null && !isThis) return [say('readervoluspa-no-tile', { tile: name })];
  if (!isMine(ask.view)) return [turnText(ask)];
  const found = choicesOf(ask)
    .filter((choice) => (piece === null || choice.piece === piece) && choice.at !== undefined)
    .sort((one, other) => (ask.view.aids ? other.points - one.points : inReadingOrder(one, other)));
  if (found.length === 0) {
    const tile = piece === null ? '' : say(`voluspa-tile-${piece}`);
    return [piece === null ? say('reader-none') : say('voluspa-prompt-no-cell', { tile })];
  }
  return found.slice(0, MOST_SPOTS).map((choice) => choiceText(ask, choice));
}

/** The order of the cells of two choices: row by row. */
function inReadingOrder(one: VoluspaChoice, other: VoluspaChoice): number {
  const [a, b] = [readCell(one.at ?? '0,0'), readCell(other.at ?? '0,0')];
  return a.y - b.y || a.x - b.x;
}

/** The effect of a kind of tile. */
function about(ask: Ask, { tile = '' }: Said): string[] {
  const { say } = ask;
  const code = tileIn(ask, tile);
  if (code === null) return [say('readervoluspa-no-tile', { tile })];
  return [handText(say, code), say(`voluspa-about-${code}`)];
}

function at(ask: Ask, said: Said): string[] {
  const cell = cellIn(said['cell'] ?? '');
  if (cell === null) return [ask.say('readervoluspa-no-cell', { cell: said['cell'] ?? '' })];
  const tile = sceneOf(ask).board.find((one) => one.at === cell);
  if (tile) {
    ask.memory.tile = tile.tile;
    return [tileText(ask.say, tile)];
  }
  const free = ask.say('readervoluspa-empty', { cell: cellText(ask.say, cell) });
  const lit = choicesOf(ask).filter((choice) => choice.at === cell);
  return [free, ...lit.map((choice) => choiceText(ask, choice))];
}

function line(ask: Ask, axis: 'x' | 'y', said: string): string[] {
  const number = numberIn(said.replaceAll(' ', ''));
  if (number === null) return [ask.say('readervoluspa-no-number', { said })];
  const tiles = lineOf(sceneOf(ask), axis, number);
  const id = axis === 'y' ? 'readervoluspa-row-name' : 'readervoluspa-column-name';
  const name = ask.say(id, { number });
  if (tiles.length === 0) return [ask.say('readervoluspa-line-empty', { line: name })];
  return [`${name}:`, ...tiles.map((tile) => tileText(ask.say, tile))];
}

function hand(ask: Ask): string[] {
  if (ask.view.viewer === null) return [ask.say('table-hand-watching')];
  const tiles = handOf(ask).map((code) => handText(ask.say, code));
  return tiles.length > 0 ? tiles : [ask.say('reader-hand-empty')];
}

async function fly(ask: Ask, said: Said): Promise<string[]> {
  const cell = cellIn(said['cell'] ?? '');
  if (cell === null) return [ask.say('readervoluspa-no-cell', { cell: said['cell'] ?? '' })];
  const choice = choicesOf(ask).find((one) => one.type === 'flight' && one.at === cell);
  return choice
    ? ask.propose(choice.action, choiceText(ask, choice))
    : whyNotDo(ask, wishFor(sceneOf(ask), cell, null));
}

/** Commands that need no tile or cell: to end the turn, to let the Raven stay, to give up a tile. */
async function rest(ask: Ask, type: VoluspaChoice['type'], piece?: Code | null): Promise<string[]> {
  const choice = choicesOf(ask).find(
    (one) => one.type === type && (piece === undefined || one.piece === piece),
  );
  if (choice) return ask.propose(choice.action, choiceText(ask, choice));
  return [isMine(ask.view) ? ask.say('reader-not-now') : turnText(ask)];
}

/** The extent of the board, and the tiles in each of its rows. */
function boardSection(ask: Ask): Section {
  const { say } = ask;
  const scene = sceneOf(ask);
  const rows = [...new Set(scene.board.map((tile) => tile.y))].sort((one, other) => one - other);
  return {
    title: say('table-board'),
    table: {
      head: [say('readervoluspa-row-head'), say('readervoluspa-tiles-head')],
      rows: rows.map((y) => [
        say('readervoluspa-row-name', { number: y }),
        lineOf(scene, 'y', y)
          .map((tile) => say('readervoluspa-in-row', { tile: shortText(say, tile), x: tile.x }))
          .join('; '),
      ]),
    },
  };
}

/** "Thor 7", "Troll 0", "Hel". */
function shortText(say: Say, tile: BoardTile): string {
  const name = tileName(say, tile.tile, tile.boost);
  return tile.face === null ? name : `${name} ${tile.muted ? 0 : tile.face}`;
}

const seats = (ask: Ask): Section =>
  seatsSection(ask, sceneOf(ask).seats, ['readervoluspa-hand-head'], (seat) => {
    const hels = seat.hels > 0 ? [ask.say('voluspa-hels', { count: seat.hels })] : [];
    return [[ask.say('table-tiles', { count: seat.tiles }), ...hels].join(', ')];
  });

export const reader: GameReader = {
  topics: [],
  sections: (ask) => [
    {
      title: ask.say('reader-now'),
      lines: [turnText(ask), ask.say('table-deck', { count: sceneOf(ask).deck })],
    },
    { title: ask.say('table-hand'), lines: hand(ask) },
    boardSection(ask),
    seats(ask),
  ],
  commands: {
    at,
    row: (ask, { number = '' }) => line(ask, 'y', number),
    column: (ask, { number = '' }) => line(ask, 'x', number),
    hand,
    about,
    where,
    play,
    why: (ask, said) => {
      const wish = wishIn(ask, said);
      return misread(ask, wish, said) ?? whyNotDo(ask, actionOf(ask, wish));
    },
    fly,
    stay: (ask) => rest(ask, 'stay'),
    end: (ask) => rest(ask, 'end'),
    discard: (ask, { tile = '' }) => rest(ask, 'discard', tileIn(ask, tile)),
  },
  examples: (ask) => {
    const piece = handOf(ask)[0] ?? KINDS[0];
    return { cell: '3,2', tile: ask.say(`voluspa-tile-${piece}`), number: '2' };
  },
  choiceText: (ask, choice: Choice) => choiceText(ask, choice as VoluspaChoice),
};
