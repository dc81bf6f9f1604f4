import { api } from '../../lib/hall/api';
import type { Code, Piece } from './shapes';

/** The rows of the pieces, as the hall tells them; fetched once. */
class Pieces {
  rows = $state.raw<Piece[]>([]);
  #asked = false;

  async load(): Promise<void> {
    if (this.#asked) return;
    this.#asked = true;
    try {
      this.rows = await api.pieces<Piece>('voluspa');
    } catch {
      // Asked again when the next table opens.
      this.#asked = false;
    }
  }

  of(code: Code): Piece | undefined {
    return this.rows.find((piece) => piece.code === code);
  }

  /** Printed value; null for Hel, and for all before the rows have come. */
  valueOf = (code: Code): number | null => this.of(code)?.value ?? null;
}

export const pieces = new Pieces();
