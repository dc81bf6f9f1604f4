import { Rows } from '../rows.svelte';
import { firstCopy, type CardId, type CardPiece, type Kind } from './shapes';

/** The cards of the Decktet. */
class Pieces extends Rows<CardPiece> {
  get cards(): CardPiece[] {
    return this.all;
  }

  set cards(cards: CardPiece[]) {
    this.all = cards;
  }

  #byId = $derived.by(() => new Map(this.all.map((card) => [card.code, card])));

  of(card: CardId): CardPiece | undefined {
    return this.#byId.get(firstCopy(card));
  }
}

export const pieces = new Pieces('valhalla');

/** The kinds of a card, for its colours and signs; two for cards of two types. */
export function kindsOf(card: CardPiece): Kind[] {
  if (card.types.length > 0) return card.types;
  return [card.rank === 'ace' ? 'ace' : 'excuse'];
}
