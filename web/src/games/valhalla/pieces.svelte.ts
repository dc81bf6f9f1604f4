import { api } from '../../lib/hall/api';
import { firstCopy, type CardId, type CardPiece, type Kind } from './shapes';

/** The rows of the Decktet, as the hall tells them; fetched once. */
class Pieces {
  cards = $state.raw<CardPiece[]>([]);
  #loading: Promise<void> | null = null;
  #byId = $derived.by(() => new Map(this.cards.map((card) => [card.code, card])));

  /** Back when they are there, or could not be had. */
  load(): Promise<void> {
    return (this.#loading ??= this.#fetch());
  }

  async #fetch(): Promise<void> {
    try {
      this.cards = await api.pieces<CardPiece>('valhalla');
    } catch {
      // Asked again when the next table opens.
      this.#loading = null;
    }
  }

  of(card: CardId): CardPiece | undefined {
    return this.#byId.get(firstCopy(card));
  }
}

export const pieces = new Pieces();

/** What a card is, for its colours and signs; two for cards of two types. */
export function kindsOf(card: CardPiece): Kind[] {
  if (card.types.length > 0) return card.types;
  return [card.rank === 'ace' ? 'ace' : 'excuse'];
}
