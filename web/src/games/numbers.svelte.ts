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
    return (this.#loading ??= constantsOf(this.#game).then(
      (found) => void (this.found = found as Constants),
      () => void (this.#loading = null),
    ));
  }
}

/** What was asked for, by game: forms ask for the numbers, and their readings for the rest of the answer. */
const ASKED = new Map<string, Promise<object>>();

function constantsOf(game: string): Promise<object> {
  const asked = ASKED.get(game) ?? request('GET', 'games/{name}/constants', { name: game });
  ASKED.set(game, asked);
  asked.catch(() => ASKED.delete(game));
  return asked;
}
