/** The storage key for data of this hall alone: halls below several paths of one origin share storage. */
export function keyHere(name: string): string {
  const folder = (globalThis.location?.pathname ?? '/').replace(/[^/]*$/, '');
  return folder === '/' ? name : `${name} ${folder}`;
}

/** The storage key of the table at which this tab waits, so that a reloaded page knows it. */
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
    // Storage is off, or contains something else.
    return null;
  }
}

/** The table at which the user waits for players while playing at another. */
export class Meanwhile {
  table = $state.raw<Waiting | null>(kept());

  wait(id: string, game: string): void {
    this.#set({ id, game });
  }

  /** Ends the wait: the user looks at the table again, or the table is gone. */
  end(): void {
    this.#set(null);
  }

  #set(table: Waiting | null): void {
    this.table = table;
    try {
      sessionStorage.setItem(KEY, JSON.stringify(table));
    } catch {
      // Without storage it lasts as long as the page.
    }
  }
}

export const meanwhile = new Meanwhile();
