import type { Choice as AnyChoice, Scene as AnyScene } from '../../lib/hall/wire';

/** Valhalla's own shapes on the wire. */
export const SUITS = ['moons', 'suns', 'waves', 'leaves', 'wyrms', 'knots'] as const;
export type Suit = (typeof SUITS)[number];
export type Rank = number | 'ace' | 'pawn' | 'court' | 'crown' | 'none';
export const TYPES = ['personality', 'event', 'location'] as const;
export type CardType = (typeof TYPES)[number];
/** The kinds of cards as they are told apart: aces and the Excuse have no type. */
export type Kind = CardType | 'ace' | 'excuse';
export const PHASES = [1, 2, 3, 4] as const;
export type CardId = string;
/** A place as "x,y", a slot as "x,yE" or "x,yS". */
export type At = string;

export interface MarketCard {
  at: At;
  x: number;
  y: number;
  card: CardId | null;
}

export interface Slot {
  at: At;
  x: number;
  y: number;
  /** The gap lies east or south of its place. */
  side: 'E' | 'S';
  /** Armies by seat. */
  armies: number[];
  open: boolean;
}

export interface Land {
  at: At;
  x: number;
  y: number;
  card: CardId;
  owner: number | null;
  armies: number;
  /** What it would bring its owner now; 0 without one. */
  value: number;
  /** Locations that one crown counts share a number. */
  region: number | null;
}

export interface ZoneCard {
  card: CardId;
  /** 0 upright, 1 sideways, 2 face down. */
  uses: number;
  used: boolean;
  armies: number;
  ready: boolean;
}

export interface SeatScene {
  score: number;
  display: string;
  reserve: number;
  cycle: number;
  phase: number;
  placed: boolean;
  recruited: boolean;
  fought: boolean;
  stalled: boolean;
  valhalla: number;
  bound: number;
  landscape: number;
  held: number;
  glory: number;
  cards: ZoneCard[];
}

export interface Planned {
  landscape: { at: At; owner: number | null; armies: number }[];
  reserve: number[];
  /** Action texts. */
  steps: string[];
  /** Movements or armies left. */
  left: number;
}

export interface Pending {
  kind: 'recruit' | 'event' | 'person' | 'location' | 'ace' | 'glory';
  /** None while glory is counted. */
  card: CardId | null;
  dest: At | null;
  due: number;
  ask: number[];
  aces: CardId[];
}

export type Stage = 'turn' | 'pay' | 'drop' | 'plan' | 'excuse' | 'glory' | 'take' | 'over';

export interface ValhallaScene extends AnyScene {
  options: { players: number; target: number; glory_cap: number };
  viewer: number | null;
  /** Whose turn it is; `turn` is the seat to decide. */
  active: number;
  stage: Stage;
  market: { width: number; height: number; cards: MarketCard[]; slots: Slot[] };
  landscape: Land[];
  frame: { columns: number; rows: number; x: [number, number]; y: [number, number] };
  planned: Planned | null;
  seats: SeatScene[];
  pending: Pending | null;
  draw: number;
  discard: number;
  pass_run: number;
  forced_at: number;
  glories: number;
  target: number;
  glory_cap: number;
  reason: 'target' | 'cap' | null;
}

export interface ValhallaChoice extends AnyChoice {
  slot?: At;
  at?: At;
  card?: CardId;
  price?: number;
  way?: 'add' | 'replace';
  seat?: number;
  target?: CardId;
  from?: At;
  to?: At;
  via?: At;
  count?: number;
}

export interface CardPiece {
  /** The id of the first copy. */
  code: CardId;
  kind: 'card';
  name: string;
  rank: Rank;
  suits: Suit[];
  types: CardType[];
  set: 'basic' | 'extended' | 'excuse';
  about: string;
}

/** The first copy of a card: twins have ".2" behind it. */
export const firstCopy = (id: CardId): CardId => id.split('.')[0] ?? id;

/** How cards are grouped where all are listed. */
export const GROUPS: readonly [string, (card: CardPiece) => boolean][] = [
  ['ace', (card) => card.rank === 'ace'],
  ['number', (card) => typeof card.rank === 'number'],
  ['crown', (card) => card.rank === 'crown'],
  ['people', (card) => card.rank === 'pawn' || card.rank === 'court'],
  ['excuse', (card) => card.rank === 'none'],
];
