import { Rows } from '../rows.svelte';
import type { CardId, CardPiece, Die, Face, Piece } from './shapes';

/** The cards, gods and dice of a card file. */
class Pieces extends Rows<Piece> {
  /** The card file of the table; null for the hall's own. */
  file = $state<string | null>(null);
  rows = $derived.by(() => this.rowsOf(this.file));
  cards = $derived.by(() => this.rows.filter((row) => row.kind === 'card'));
  #byId = $derived.by(() => new Map(this.cards.map((card) => [card.code, card])));

  /** The face on a side (from 1) of a die; null before the rows have loaded. */
  faceOf(die: Die, face: number): Face | null {
    const row = this.rows.find((row) => row.code === `die:${die}`);
    return row?.kind === 'die' ? (row.faces[face - 1] ?? null) : null;
  }

  /** The rows of a card file by its id or key; null for the hall's own. */
  rowsOf(name: string | null): Piece[] {
    const file = name?.split(':')[0] ?? this.all[0]?.file;
    const own = this.all.filter((row) => row.file === file);
    // An earlier version of a list has rows of its own only where it differs.
    const over = own[0]?.over;
    const changed = new Map(own.map((row) => [row.instead, row]));
    return over
      ? this.all.filter((row) => row.file === over).map((row) => changed.get(row.code) ?? row)
      : own;
  }

  of(card: CardId): CardPiece | undefined {
    return this.#byId.get(card);
  }
}

export const pieces = new Pieces('valda');
