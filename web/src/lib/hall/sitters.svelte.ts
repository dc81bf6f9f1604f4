import { api } from './api';
import type { AnyView, Sitter } from './wire';

const EVERY_MS = 1000;
/** A game is counted soon after its end, or this browser does not wait for it. */
const TRIES = 20;

/** Who sits at a table: pages of accounts, ratings, and what the game did to them. */
export class Sitters {
  list = $state.raw<Sitter[]>([]);

  constructor(private readonly id: string) {}

  /** Asks now, and after a rated game until its result is counted; returns how to stop it. */
  watch(view: Pick<AnyView, 'status' | 'rated'>): () => void {
    const counted = () => this.list.some(({ change, uncounted }) => change ?? uncounted);
    let tries = view.rated && view.status === 'over' ? TRIES : 1;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    const ask = async () => {
      // Names without links are as good to play with: whoever gets no answer goes without.
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
