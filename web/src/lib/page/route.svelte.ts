import { PAGES, type AddressParts, type PageName, type Route } from '../../pages';
import { addressBy, parts } from '../../pages/pattern';

/** The page of an address, by its part after the #. */
export function parseRoute(hash: string): Route {
  const address = hash.replace(/^#?\/?/, '').split('/');
  try {
    for (const [page, { pattern }] of Object.entries(PAGES)) {
      const found = parts(pattern, address);
      if (found) return { page, ...found } as Route;
    }
  } catch {
    // The address contains an invalid percent-encoding.
  }
  return { page: 'nowhere' };
}

type Parted<Name extends PageName> =
  {} extends AddressParts<Name> ? [parts?: AddressParts<Name>] : [parts: AddressParts<Name>];

/** The address of a page. */
export const addressOf = <Name extends PageName>(page: Name, ...[given]: Parted<Name>): string =>
  `#/${addressBy(PAGES[page].pattern, given ?? {})}`;

/** The full address, for sharing. */
export const linkTo = <Name extends PageName>(page: Name, ...given: Parted<Name>): string =>
  new URL(addressOf(page, ...given), document.baseURI).href;

/** Means the first lesson that is not done. */
export const NEXT_LESSON = 'next';

class Router {
  route = $state.raw<Route>(parseRoute(location.hash));
  /** The page's address. After a click on a link `location` has the new address before the event arrives. */
  #hash = location.hash;

  constructor() {
    addEventListener('hashchange', () => {
      this.#hash = location.hash;
      this.route = parseRoute(location.hash);
    });
  }

  /** Changes the address of the current page, unless the user is leaving it. */
  rename(address: string): void {
    if (location.hash !== this.#hash) return;
    history.replaceState(null, '', address);
    this.#hash = location.hash;
  }

  go<Name extends PageName>(page: Name, ...given: Parted<Name>): void {
    location.hash = addressOf(page, ...given);
  }
}

export const router = new Router();
