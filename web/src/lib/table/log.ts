import { api } from '../hall/api';
import type { AnyView, Entry, TableView } from '../hall/wire';

/** The number of entries that are fetched at a time. */
const PAGE = 500;

/** A view that answers an action, completed with the entries of the view before it: they are still valid. */
export function grown<View extends AnyView>(before: AnyView, view: View): View {
  const stay = view.log_from - before.log_from;
  if (view.viewer !== before.viewer || stay <= 0 || stay > before.log.length) return view;
  return { ...view, log_from: before.log_from, log: [...before.log.slice(0, stay), ...view.log] };
}

/** Whether two views have equal content, as far back as both logs go. */
export function alike(one: AnyView, other: AnyView): boolean {
  const from = Math.max(one.log_from, other.log_from);
  const text = (view: AnyView) =>
    JSON.stringify({ ...view, log_from: from, log: view.log.slice(from - view.log_from) });
  return text(one) === text(other);
}

/** The page of entries before the first of a log; none if another player views the table by now. */
async function before(view: TableView, first: number, eyes: string | null): Promise<Entry[]> {
  const since = Math.max(0, first - 1 - PAGE);
  const page = await api.entries(view.id, since, eyes);
  return page.viewer === view.viewer ? page.log.slice(0, first - 1 - since) : [];
}

/** A view with its log from the beginning on, as far as the hall gives it. */
export async function whole(view: TableView, eyes: string | null = null): Promise<TableView> {
  let log = view.log;
  for (let first = log[0]?.seq ?? 1; first > 1; first = log[0]?.seq ?? 1) {
    const older = await before(view, first, eyes);
    if (older.length === 0) break;
    log = [...older, ...log];
  }
  return { ...view, log_from: view.seq - log.length, log };
}

/**
 * The entries before a view's log, fetched on demand.
 *
 * They are valid for views that build on one another, which share their first entry. After a complete view
 * they are dropped, since actions may have been taken back meanwhile.
 */
export class Older {
  #first: Entry | undefined;
  #entries: Entry[] = [];
  #busy = false;

  /** All that is known of the log of a view. */
  with(view: { log: Entry[] }): Entry[] {
    return this.#entries.length > 0 && view.log[0] === this.#first
      ? [...this.#entries, ...view.log]
      : view.log;
  }

  /** Fetches one page more; returns whether there is more to show now. */
  async fetch(view: TableView): Promise<boolean> {
    const known = this.with(view);
    const first = known[0]?.seq ?? 1;
    if (this.#busy || first <= 1) return false;
    this.#busy = true;
    try {
      const older = await before(view, first, view.viewer === null ? 'public' : null);
      this.#first = view.log[0];
      this.#entries = [...older, ...known.slice(0, known.length - view.log.length)];
      return older.length > 0;
    } catch {
      return false;
    } finally {
      this.#busy = false;
    }
  }
}
