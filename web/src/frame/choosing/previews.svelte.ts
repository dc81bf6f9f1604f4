import type { Preview } from '../../lib/hall/wire';
import type { Playing } from '../../lib/table/playing';

/** The hall's previews of the actions in one position; each is fetched once. */
export class Previews {
  #known = $state.raw<ReadonlyMap<string, Preview>>(new Map());
  #asked = new Set<string>();
  #seq = -1;

  constructor(private readonly table: Playing) {}

  /** Null until the answer has come. */
  of(action: string): Preview | null {
    return this.#known.get(action) ?? null;
  }

  /** Whether this action's preview was requested in the current position. */
  has(action: string): boolean {
    return this.table.view?.seq === this.#seq && this.#asked.has(action);
  }

  ask(action: string): void {
    if (this.has(action)) return;
    const seq = this.table.view?.seq ?? -1;
    if (seq !== this.#seq) this.forget();
    this.#seq = seq;
    const asked = this.#asked;
    asked.add(action);
    void this.table.preview(action).then((preview) => {
      // A failed request may be repeated later.
      if (!preview) asked.delete(action);
      else if (asked === this.#asked) this.#known = new Map([...this.#known, [action, preview]]);
    });
  }

  forget(): void {
    this.#known = new Map();
    this.#asked = new Set();
  }
}
