import { api } from '../lib/hall/api';

/** The rows of a game's pieces, as the hall tells them; fetched once. */
export class Rows<Piece> {
  all = $state.raw<Piece[]>([]);
  #game: string;
  #loading: Promise<void> | null = null;

  constructor(game: string) {
    this.#game = game;
  }

  /** Back when they are there, or could not be had. */
  load(): Promise<void> {
    return (this.#loading ??= api.pieces<Piece>(this.#game).then(
      (rows) => void (this.all = rows),
      // Asked again when the next table opens.
      () => void (this.#loading = null),
    ));
  }
}
