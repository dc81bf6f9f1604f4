export type Route =
  | { page: 'front' }
  | { page: 'account' }
  | { page: 'new'; game: string }
  | { page: 'table'; id: string };

/** The place that a page address points to, by its part after the #. */
export function parseRoute(hash: string): Route {
  const [kind, rest] = hash.replace(/^#?\/?/, '').split('/');
  if (kind === 'table' && rest) return { page: 'table', id: decodeURIComponent(rest) };
  if (kind === 'new' && rest) return { page: 'new', game: decodeURIComponent(rest) };
  if (kind === 'account') return { page: 'account' };
  return { page: 'front' };
}

/** The address of a table, to be given to others. */
export const tableLink = (id: string): string =>
  new URL(`#/table/${encodeURIComponent(id)}`, document.baseURI).href;

class Router {
  route = $state.raw<Route>(parseRoute(location.hash));

  constructor() {
    addEventListener('hashchange', () => (this.route = parseRoute(location.hash)));
  }

  toFront(): void {
    location.hash = '#/';
  }

  toTable(id: string): void {
    location.hash = `#/table/${encodeURIComponent(id)}`;
  }
}

export const router = new Router();
