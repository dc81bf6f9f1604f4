/**
 * The name under which this hall keeps something in the browser that is no other hall's business: halls
 * below several paths of one origin share its storage.
 */
export function keyHere(name: string): string {
  const folder = (globalThis.location?.pathname ?? '/').replace(/[^/]*$/, '');
  return folder === '/' ? name : `${name} ${folder}`;
}

/** Where this tab keeps at which table one waits, so that a page that is loaded again knows of it. */
const KEY = keyHere('gladsheim-waiting');

interface Waiting {
  id: string;
  game: string;
}

function kept(): Waiting | null {
  try {
    const found = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<Waiting> | null;
    return found?.id && found.game ? { id: found.id, game: found.game } : null;
  } catch {
    // Storage is switched off, or holds something else.
    return null;
  }
}

/** The table at which one waits for somebody while one plays at another. */
export class Meanwhile {
  table = $state.raw<Waiting | null>(kept());

  wait(id: string, game: string): void {
    this.#set({ id, game });
  }

  /** It is over: the table is looked at again, or is no more. */
  end(): void {
    this.#set(null);
  }

  #set(table: Waiting | null): void {
    this.table = table;
    try {
      sessionStorage.setItem(KEY, JSON.stringify(table));
    } catch {
      // It lasts as long as the page, then.
    }
  }
}

export const meanwhile = new Meanwhile();
