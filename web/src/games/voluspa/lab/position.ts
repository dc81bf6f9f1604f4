import type { Editing } from '../../../frame/lab/editor/editing.svelte';
import { KINDS } from '../look';
import type { Cell, Code, Piece, Position } from '../shapes';

/** Phases that a position can be set up in. */
export const PHASES = ['play', 'hermod', 'raven', 'trim'] as const;
type SetPhase = (typeof PHASES)[number];

interface SetTile {
  tile: Code;
  boost: number;
}

/** A person's choices for a position; the places of the other tiles follow from them. */
export interface Setting {
  players: number;
  kinds: Code[];
  noLateHel: boolean;
  /** The readings of the rules. */
  rulings: string[];
  board: Record<Cell, SetTile>;
  hands: Code[][];
  scores: number[];
  turn: number;
  phase: SetPhase;
  /** The Hermod that a tile may follow, or the Raven that may fly on. */
  on: Cell | null;
  /** The tile under the Raven. */
  under: Code | null;
  /** The number of tiles in the deck, or less if fewer are left. */
  deck: number;
  /** The former deck and discard pile, which keep their order. */
  order: Code[];
  discard: Code[];
}

/** The follow-up of the tile that starts a phase. */
const FOLLOW: Record<SetPhase, Piece['follow']> = {
  play: null,
  trim: null,
  hermod: 'chain',
  raven: 'flight',
};

export type PositionEditing = Editing<Setting, Position>;

/** The setting of a document of a valid position. */
export function settingOf(document: Position): Setting {
  const { options, board, hands, raven, deck = [], discard = [] } = document;
  return {
    players: options.players,
    kinds: options.kinds,
    noLateHel: options.no_late_hel === true,
    rulings: options.rulings ?? [],
    board: Object.fromEntries(
      Object.entries(board).map(([cell, text]) => {
        const [tile = '', boost = '0'] = text.split('+');
        return [cell, { tile, boost: Number(boost) }];
      }),
    ),
    hands,
    scores: document.scores ?? Array<number>(options.players).fill(0),
    turn: document.turn ?? 0,
    phase: PHASES.find((name) => name === document.phase) ?? 'play',
    on: raven?.at ?? document.hermod ?? null,
    under: raven?.under ?? null,
    deck: deck.length,
    order: deck,
    discard,
  };
}

/** One tile, and nobody holds anything yet. */
export const bare = (players: number, kinds: readonly Code[]): Setting =>
  settingOf({
    game: 'voluspa',
    version: 1,
    options: { players, kinds: [...kinds] },
    board: { '0,0': 'Od' },
    hands: Array.from({ length: players }, () => []),
  });

/** Cells of the tiles that a phase continues from. */
export function chainCells(setting: Setting, pieces: readonly Piece[]): Cell[] {
  const follow = FOLLOW[setting.phase];
  const kinds = pieces
    .filter((row) => follow !== null && row.follow === follow)
    .map((row) => row.code);
  return Object.entries(setting.board).flatMap(([cell, { tile }]) =>
    kinds.includes(tile) ? [cell] : [],
  );
}

/** Another number of players: hands and scores come and go at the end. */
export function withPlayers(setting: Setting, players: number): Setting {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  return {
    ...setting,
    players: seats.length,
    hands: seats.map((seat) => setting.hands[seat] ?? []),
    scores: seats.map((seat) => setting.scores[seat] ?? 0),
    turn: Math.min(setting.turn, seats.length - 1),
  };
}

/** The document of a position that is set up; the hall says whether it is possible. */
export function documentOf(setting: Setting, pieces: readonly Piece[]): Position {
  const tiles = Object.values(setting.board);
  const under = setting.phase === 'raven' ? setting.under : null;
  const used = [
    ...tiles.map((tile) => tile.tile),
    ...setting.hands.flat(),
    ...(under ? [under] : []),
  ];
  const kinds = KINDS.filter((code) => setting.kinds.includes(code) || used.includes(code));
  const left = new Map(
    pieces.filter((row) => kinds.includes(row.code)).map((row) => [row.code, row.count]),
  );
  const take = (code: Code) => {
    const count = left.get(code) ?? 0;
    left.set(code, count - 1);
    return count > 0;
  };
  used.forEach(take);
  const discard = setting.discard.filter((code) => (left.get(code) ?? 0) > 0 && take(code));
  const boosts = tiles.reduce((sum, tile) => sum + tile.boost, 0);
  const booster = pieces.find((row) => row.boosts)?.code ?? '';
  for (let given = discard.filter((code) => code === booster).length; given < boosts; given++) {
    if (take(booster)) discard.push(booster);
  }
  const deck = setting.order.filter((code) => (left.get(code) ?? 0) > 0 && take(code));
  const rest = KINDS.flatMap((code) =>
    pieces.find((row) => row.code === code)?.apart
      ? []
      : Array<Code>(Math.max(0, left.get(code) ?? 0)).fill(code),
  );
  const chain = chainCells(setting, pieces);
  const on = chain.includes(setting.on ?? '') ? setting.on : chain[0];
  return {
    game: 'voluspa',
    version: 1,
    options: {
      players: setting.players,
      kinds,
      no_late_hel: setting.noLateHel,
      ...(setting.rulings.length > 0 ? { rulings: setting.rulings } : {}),
    },
    board: Object.fromEntries(
      Object.entries(setting.board).map(([cell, { tile, boost }]) => [
        cell,
        boost > 0 ? `${tile}+${boost}` : tile,
      ]),
    ),
    hands: setting.hands,
    deck: [...deck, ...mixed(rest)].slice(0, setting.deck),
    discard,
    scores: setting.scores,
    turn: setting.turn,
    phase: setting.phase,
    ...(setting.phase === 'hermod' ? { hermod: on ?? '0,0' } : {}),
    ...(setting.phase === 'raven' ? { raven: { at: on ?? '0,0', under } } : {}),
  };
}

/** The same tiles in a mixed order, which is the same for the same tiles. */
function mixed(list: readonly Code[]): Code[] {
  const made = [...list];
  let state = made.length + 1;
  for (let at = made.length - 1; at > 0; at--) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const other = state % (at + 1);
    [made[at], made[other]] = [made[other] ?? '', made[at] ?? ''];
  }
  return made;
}

/** The number of tiles of a kind that are neither on the board nor in a hand. */
export function leftOf(setting: Setting, code: Code, pieces: readonly Piece[]): number {
  const laid = Object.values(setting.board).filter((tile) => tile.tile === code).length;
  const held = setting.hands.flat().filter((other) => other === code).length;
  const total = pieces.find((row) => row.code === code)?.count ?? 0;
  return total - laid - held - (setting.phase === 'raven' && setting.under === code ? 1 : 0);
}
