import type { TableView } from '../../lib/hall/wire';

type Fetch = (ply: number, eyes: string | null) => Promise<TableView>;

const MOST_KEPT = 64;

/** Positions of one game that were fetched, the last used ones kept; one under way is waited for. */
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
    // What failed is asked for again.
    found.catch(() => this.#kept.delete(key));
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= this.most) break;
      this.#kept.delete(oldest);
    }
    return found;
  }
}

/** Where a key leads from a ply; null for a key that has no meaning here. */
export function plyByKey(key: string, at: number, plies: number): number | null {
  const wish = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: plies }[key];
  return wish === undefined ? null : Math.min(plies, Math.max(0, wish));
}
