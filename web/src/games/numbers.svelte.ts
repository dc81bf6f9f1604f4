import { request } from '../lib/hall/api';

/** The numbers of a game's rules, for parts shown without a table; loaded on the first request. */
export class Numbers<Constants extends object> {
  /** Null before they have come. */
  found = $state.raw<Constants | null>(null);
  #game: string;
  #loading: Promise<void> | null = null;

  constructor(game: string) {
    this.#game = game;
  }

  /** The same for callers that know that they have loaded. */
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

/** The pending answers, by game: forms need the numbers, and their readings need the rest. */
const ASKED = new Map<string, Promise<object>>();

function constantsOf(game: string): Promise<object> {
  const asked = ASKED.get(game) ?? request('GET', 'games/{name}/constants', { name: game });
  ASKED.set(game, asked);
  asked.catch(() => ASKED.delete(game));
  return asked;
}
