import type { CardId } from '../shapes';

/** Cards that the entry of the log speaks of that is looked at, whoever holds them. */
class Spoken {
  cards = $state.raw<ReadonlySet<CardId>>(new Set());
}

export const spoken = new Spoken();
