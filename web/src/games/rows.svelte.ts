import { api } from '../lib/hall/api';

/** The rows of a game's pieces, which have the shape that it declares (`lib/shapes.d.ts`); fetched once. */
export class Rows<Piece extends Record<string, unknown>> {
  all = $state.raw<Piece[]>([]);
  #game: string;
  #loading: Promise<void> | null = null;

  constructor(game: string) {
    this.#game = game;
  }

  /** Back when they are there, or could not be had. */
  load(): Promise<void> {
    return (this.#loading ??= api.pieces(this.#game).then(
      (rows) => void (this.all = rows as Piece[]),
      // Asked again when the next table opens.
      () => void (this.#loading = null),
    ));
  }
}
