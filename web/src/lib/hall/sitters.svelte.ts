import { api } from './api';
import type { AnyView, Sitter } from './wire';

const EVERY_MS = 1000;
/** The most tries: the hall counts a game soon after its end, or this browser does not wait for it. */
const TRIES = 20;

/** The players of a table: links to their profiles, ratings, and the game's effect on them. */
export class Sitters {
  list = $state.raw<Sitter[]>([]);

  constructor(private readonly id: string) {}

  /** Asks now, and after a rated game until its result is counted; returns a function that stops it. */
  watch(view: Pick<AnyView, 'status' | 'rated'>): () => void {
    const counted = () => this.list.some(({ change, uncounted }) => change ?? uncounted);
    let tries = view.rated && view.status === 'over' ? TRIES : 1;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    const ask = async () => {
      // Without an answer the names stay without links, which is enough to play.
      const found = await api.sitters(this.id).catch(() => this.list);
      if (stopped) return;
      this.list = found;
      if (--tries > 0 && !counted()) timer = setTimeout(() => void ask(), EVERY_MS);
    };
    void ask();
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }
}
