import { api } from '../../lib/hall/api';
import type { CardId, CardPiece, Die, Face, Piece } from './shapes';

/** The rows of cards, gods and dice, as the hall tells them; fetched once. */
class Pieces {
  /** The card file of the table; null for the hall's own. */
  file = $state<string | null>(null);
  #all = $state.raw<Piece[]>([]);
  #loading: Promise<void> | null = null;
  rows = $derived.by(() => {
    const file = this.file ?? this.#all[0]?.file;
    return this.#all.filter((row) => row.file === file);
  });
  cards = $derived.by(() => this.rows.filter((row) => row.kind === 'card'));
  #byId = $derived.by(() => new Map(this.cards.map((card) => [card.code, card])));

  /** Back when they are there, or could not be had. */
  load(): Promise<void> {
    return (this.#loading ??= this.#fetch());
  }

  async #fetch(): Promise<void> {
    try {
      this.#all = await api.pieces<Piece>('valda');
    } catch {
      // Asked again when the next table opens.
      this.#loading = null;
    }
  }

  /** What a side (from 1) of a die brings; null before the rows have come. */
  faceOf(die: Die, face: number): Face | null {
    const row = this.rows.find((row) => row.code === `die:${die}`);
    return row?.kind === 'die' ? (row.faces[face - 1] ?? null) : null;
  }

  of(card: CardId): CardPiece | undefined {
    return this.#byId.get(card);
  }
}

export const pieces = new Pieces();
