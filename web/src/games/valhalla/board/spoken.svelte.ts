import type { At, CardId } from '../shapes';

export interface Arrow {
  from: At;
  to: At;
  armies: number;
}

/** Points counted at a place, in the order in which they are told. */
export interface Counted {
  seat: number;
  at: At;
  card: string;
  points: number;
  doubled: boolean;
}

export interface Fight {
  at: At;
  attacker: number;
  defender: number;
  attackers: number;
  defenders: number;
  /** Whether the way up cost an attacker, and a crown a defender. */
  terrain: boolean;
  crown: boolean;
  attackersLeft: number;
  defendersLeft: number;
}

/** What to point out on the two maps. */
export interface Marks {
  slots: Set<At>;
  market: Set<At>;
  cells: Set<At>;
  /** Cards, wherever they lie. */
  cards: Set<CardId>;
  arrows: Arrow[];
  counted: Counted[];
  fights: Fight[];
}

/** The cards that the shown log entry is about, in any hand. */
class Spoken {
  cards = $state.raw<ReadonlySet<CardId>>(new Set());
}

export const spoken = new Spoken();

/** Nothing to point out. */
export const unmarked = (): Marks => ({
  slots: new Set(),
  market: new Set(),
  cells: new Set(),
  cards: new Set(),
  arrows: [],
  counted: [],
  fights: [],
});
