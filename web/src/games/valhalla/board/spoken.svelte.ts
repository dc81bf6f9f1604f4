import type { CardId } from '../shapes';
import type { Marks } from './marks';

/** Cards that the entry of the log speaks of that is looked at, whoever holds them. */
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
