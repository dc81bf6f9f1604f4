import type { At, CardId, Land } from '../shapes';

/** The cards of the landscape as the page last saw it: what happened is told by cell. */
class Atlas {
  #cards = $state.raw<ReadonlyMap<At, CardId>>(new Map());
  /** Cards that the entry of the log speaks of that is looked at, whoever holds them. */
  spoken = $state.raw<ReadonlySet<CardId>>(new Set());

  show(landscape: readonly Pick<Land, 'at' | 'card'>[]): void {
    this.#cards = new Map(landscape.map((land) => [land.at, land.card]));
  }

  at(at: At): CardId | undefined {
    return this.#cards.get(at);
  }
}

export const atlas = new Atlas();
