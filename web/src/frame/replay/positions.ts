import type { TableView } from '../../lib/hall/wire';

type Fetch = (ply: number, eyes: string | null) => Promise<TableView>;

const MOST_KEPT = 64;

/** Fetched positions of one game. The last used ones are kept; a pending request is shared. */
export class Positions {
  #kept = new Map<string, Promise<TableView>>();

  constructor(
    private readonly fetch: Fetch,
    private readonly most = MOST_KEPT,
  ) {}

  get(ply: number, eyes: string | null): Promise<TableView> {
    const key = `${eyes ?? ''} ${ply}`;
    const found = this.#kept.get(key) ?? this.fetch(ply, eyes);
    this.#kept.delete(key);
    this.#kept.set(key, found);
    // A failed request is repeated when the position is needed again.
    found.catch(() => this.#kept.delete(key));
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= this.most) break;
      this.#kept.delete(oldest);
    }
    return found;
  }
}

/** The ply that a key leads to; null for a key without a meaning here. */
export function plyByKey(key: string, at: number, plies: number): number | null {
  const wish = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: plies }[key];
  return wish === undefined ? null : Math.min(plies, Math.max(0, wish));
}
