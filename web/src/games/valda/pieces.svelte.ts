import { api } from '../../lib/api';
import type { CardId, CardPiece, Piece } from './shapes';

/** The rows of cards and gods, as the hall tells them; fetched once. */
class Pieces {
  rows = $state.raw<Piece[]>([]);
  #asked = false;
  cards = $derived(this.rows.filter((row) => row.kind === 'card'));
  #byId = $derived(new Map(this.cards.map((card) => [card.code, card])));

  async load(): Promise<void> {
    if (this.#asked) return;
    this.#asked = true;
    try {
      this.rows = await api.pieces<Piece>('valda');
    } catch {
      // Asked again when the next table opens.
      this.#asked = false;
    }
  }

  of(card: CardId): CardPiece | undefined {
    return this.#byId.get(card);
  }
}

export const pieces = new Pieces();
