import { Rows } from '../rows.svelte';
import type { Code, Piece } from './shapes';

class Pieces extends Rows<Piece> {
  of(code: Code): Piece | undefined {
    return this.all.find((piece) => piece.code === code);
  }

  /** Printed value; null for Hel, and for all before the rows have come. */
  override valueOf = (code: Code): number | null => this.of(code)?.value ?? null;
}

export const pieces = new Pieces('voluspa');
