import { LabTable } from '../../lib/lab.svelte';
import type { Playing } from '../../lib/table/playing';
import type { Entry, TableView } from '../../lib/hall/wire';
import type { Example } from './pages';

/** An example that is stepped through: a table at which nothing can be done. */
export class Showing implements Playing {
  view = $state.raw<TableView | null>(null);
  fresh = $state.raw<Entry[]>([]);
  readonly still = true;
  readonly busy = false;
  readonly notice = null;
  /** The entry of the step that is shown; null before the first. */
  entry = $state.raw<Entry | null>(null);
  step = $state(0);
  failed = $state(false);
  #views: TableView[] = [];

  constructor(
    private readonly game: string,
    private readonly example: Example,
    private readonly nameOf: (seat: number) => string,
  ) {}

  get steps(): number {
    return this.example.actions.length;
  }

  async load(): Promise<void> {
    this.failed = false;
    const { document, actions } = this.example;
    const start = { options: {}, document, seed: null, actions: [] };
    const table = new LabTable(this.game, start, { nameOf: this.nameOf });
    const views: TableView[] = [];
    let stands = await table.open();
    for (const action of actions) {
      if (!stands) break;
      if (table.view) views.push(still(table.view));
      stands = await table.act(action);
    }
    if (!stands || !table.view) {
      this.failed = true;
      return;
    }
    this.#views = [...views, still(table.view)];
    this.go(actions.length);
  }

  go(step: number): void {
    const view = this.#views[step];
    if (!view) return;
    const onward = step === this.step + 1;
    this.step = step;
    this.entry = step > 0 ? (view.log.at(-1) ?? null) : null;
    this.fresh = onward && this.entry ? [this.entry] : [];
    this.view = view;
  }

  act = () => Promise.resolve(false);
  undo = () => Promise.resolve(false);
  preview = () => Promise.resolve(null);
  why = () => Promise.resolve(null);
  tell(): void {}
  dismiss(): void {}
}

/** The same to be looked at only. */
const still = (view: TableView): TableView => ({
  ...view,
  my_turn: false,
  can_undo: false,
  choices: [],
  viewer: null,
});
