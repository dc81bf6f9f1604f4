export type Route =
  | { page: 'front' }
  | { page: 'nowhere' }
  | { page: 'account' }
  | { page: 'unsubscribe'; token: string }
  | { page: 'new'; game: string }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string; ply: number; review: boolean }
  | { page: 'player'; name: string }
  | { page: 'trends'; name: string; game: string | null }
  | { page: 'ranking'; game: string }
  | { page: 'bots'; game: string }
  | { page: 'daily'; day: string }
  | { page: 'match'; id: string }
  | { page: 'lab'; game: string; code: string }
  | { page: 'rules'; game: string; id: string; readings: string[] }
  | { page: 'learn'; game: string; lesson: string | null }
  | { page: 'puzzles'; game: string; puzzle: string | null };

const MOST_PLIES = 10_000;

/** The place that a page address points to, by its part after the #. */
export function parseRoute(hash: string): Route {
  try {
    return read(hash);
  } catch {
    // What no text was encoded to.
    return { page: 'nowhere' };
  }
}

/**
 * What the parts of an address are made of. Links come out of sentences and messengers with what stood
 * behind them there (`.`, `)`, `%20`, `?fbclid=x`): where that can be no part of an address, it is passed over.
 */
const ID = /^[\w-]+/;
const GAME = /^[a-z0-9-]+/;
const DAY = /^\d{4}-\d\d-\d\d/;
/** Of rules, lessons and puzzles: there are dots within, but none at the end. */
const DOTTED = /^[\w.-]*\w/;
const NAME = /^[^?&,;:"<>[\]{}]+/;

const match = (form: RegExp, part = ''): string => form.exec(part)?.[0] ?? '';
const nameIn = (part: string): string => decodeURIComponent(match(NAME, part)).trim();

function read(hash: string): Route {
  const [first = '', rest = '', more, number, part] = hash.replace(/^#?\/?/, '').split('/');
  const kind = match(ID, first);
  const [id, game] = [match(ID, rest), match(GAME, rest)];
  const name = kind === 'player' ? nameIn(rest) : '';
  if (kind === 'table' && id && match(ID, more) === 'ply') {
    const ply = Math.min(MOST_PLIES, Math.max(0, parseInt(number ?? '', 10) || 0));
    return { page: 'replay', id, ply, review: match(ID, part) === 'review' };
  }
  if (kind === 'player' && name && match(ID, more) === 'trends') {
    return { page: 'trends', name, game: match(GAME, number) || null };
  }
  if (kind === 'player' && name) return { page: 'player', name };
  if (kind === 'ranking' && game) return { page: 'ranking', game };
  if (kind === 'bots' && game) return { page: 'bots', game };
  if (kind === 'lab' && game) return { page: 'lab', game, code: match(ID, more) };
  if (kind === 'rules' && game) {
    const readings = (number ?? '').split(',').map((one) => match(DOTTED, one));
    return { page: 'rules', game, id: match(DOTTED, more), readings: readings.filter(Boolean) };
  }
  if (kind === 'learn' && game) {
    return { page: 'learn', game, lesson: match(DOTTED, more) || null };
  }
  if (kind === 'puzzles' && game) {
    return { page: 'puzzles', game, puzzle: match(DOTTED, more) || null };
  }
  if (kind === 'table' && id) return { page: 'table', id };
  if (kind === 'new' && game) return { page: 'new', game };
  if (kind === 'unsubscribe' && id) return { page: 'unsubscribe', token: id };
  if (kind === 'match' && id) return { page: 'match', id };
  if (kind === 'daily') return { page: 'daily', day: match(DAY, rest) || match(ID, rest) };
  if (kind === 'account') return { page: 'account' };
  return { page: /[\w%]/.test(first.replace(/\?.*/, '')) ? 'nowhere' : 'front' };
}

/** The address of a table, to be given to others. */
export const tableLink = (id: string): string =>
  new URL(`#/table/${encodeURIComponent(id)}`, document.baseURI).href;

/** Where a table is looked back at, after so many entries of its log. */
export const plyAddress = (id: string, ply: number): string =>
  `#/table/${encodeURIComponent(id)}/ply/${ply}`;

/** The same with the review of the game beside it. */
export const reviewAddress = (id: string, ply: number): string => `${plyAddress(id, ply)}/review`;
/** Stands for the first lesson that is not done. */
export const NEXT_LESSON = 'next';

/** Where a game is learned, or one of its lessons. */
export const learnAddress = (game: string, lesson = ''): string =>
  `#/learn/${encodeURIComponent(game)}${lesson && `/${lesson}`}`;

/** The puzzles of a game, or one of them. */
export const puzzlesAddress = (game: string, puzzle = ''): string =>
  `#/puzzles/${encodeURIComponent(game)}${puzzle && `/${puzzle}`}`;

/** The deals of a day; without one, today's. */
export const dayAddress = (day = ''): string => `#/daily${day && `/${day}`}`;

/** A duplicate match; its address is its link. */
export const matchAddress = (id: string): string => `#/match/${encodeURIComponent(id)}`;

/** The page of an account. */
export const playerAddress = (name: string): string => `#/player/${encodeURIComponent(name)}`;

/** What the reviews of an account's games say, in the game with the most of them if none is named. */
export const trendsAddress = (name: string, game = ''): string =>
  `${playerAddress(name)}/trends${game && `/${encodeURIComponent(game)}`}`;

/** How strong the bots of a game are. */
export const botsAddress = (game: string): string => `#/bots/${encodeURIComponent(game)}`;

/** A position of the laboratory; without a code, where one begins. */
export const labAddress = (game: string, code = ''): string =>
  `#/lab/${encodeURIComponent(game)}${code && `/${code}`}`;

/** The rules of a game, at one of them if its id is given, as a table with these readings plays by them. */
export const rulesAddress = (game: string, id = '', readings: readonly string[] = []): string =>
  [`#/rules/${encodeURIComponent(game)}`, id, readings.join(',')].join('/').replace(/\/+$/, '');

class Router {
  route = $state.raw<Route>(parseRoute(location.hash));
  /** Where the page is; the address is ahead of it from when a link is followed until that is heard of. */
  #hash = location.hash;

  constructor() {
    addEventListener('hashchange', () => {
      this.#hash = location.hash;
      this.route = parseRoute(location.hash);
    });
  }

  /** The same place has another address from now on, unless somebody is leaving it. */
  rename(address: string): void {
    if (location.hash !== this.#hash) return;
    history.replaceState(null, '', address);
    this.#hash = location.hash;
  }

  toFront(): void {
    location.hash = '#/';
  }

  toNew(game: string): void {
    location.hash = `#/new/${encodeURIComponent(game)}`;
  }

  toTable(id: string): void {
    location.hash = `#/table/${encodeURIComponent(id)}`;
  }
}

export const router = new Router();
