import { request } from '../lib/hall/api';

/** The numbers of a game's rules for what is shown without a table; fetched by the first who asks. */
export class Numbers<Constants extends object> {
  /** Null before they have come. */
  found = $state.raw<Constants | null>(null);
  #game: string;
  #loading: Promise<void> | null = null;

  constructor(game: string) {
    this.#game = game;
  }

  /** Where they are known to have come. */
  get all(): Constants {
    if (this.found === null) throw new Error(`no numbers of ${this.#game}`);
    return this.found;
  }

  load(): Promise<void> {
    return (this.#loading ??= request<Constants>('GET', `games/${this.#game}/constants`).then(
      (found) => void (this.found = found),
      () => void (this.#loading = null),
    ));
  }
}
