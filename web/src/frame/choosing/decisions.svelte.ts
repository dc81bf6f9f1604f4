import { untrack } from 'svelte';

import type { Notice } from '../../lib/hall/faults';
import type { Choice, Entry, Preview, TableView, Why } from '../../lib/hall/wire';
import type { Playing } from '../../lib/table/playing';
import type { Table } from '../../lib/table/table.svelte';

/**
 * A table as its board uses it. A decision begins once the board has shown the events before it. Presses
 * have no effect until a player can have seen that the decision is a new one.
 */
export class Decisions implements Playing {
  /** The newest view. It offers no choices while the board still animates the way to it. */
  view = $derived.by((): TableView | null => {
    const { view, telling, story } = this.table;
    if (!view || !telling) return view;
    const { told } = story;
    const to_act = told?.my_turn ? null : (told?.to_act ?? null);
    const thinking = told?.thinking ?? false;
    return { ...view, my_turn: false, to_act, thinking, choices: [], can_undo: false };
  });
  /** Whether the decision has only just come. */
  isNew = $state(false);
  /** The position whose decision this is; null while others decide. */
  #position = $derived(this.view?.my_turn ? this.view.seq : null);
  #before: number | null | undefined;

  /** `settle`: milliseconds after a change of decision in which a press does nothing. */
  constructor(
    private readonly table: Table,
    private readonly settle: () => number,
  ) {}

  /** Notes when a decision comes; called by an effect. Returns how to stop waiting for it to be seen. */
  watch(): () => void {
    const position = this.#position;
    // The first position after the page opens is not a change.
    const changes = this.#before !== undefined && position !== null && position !== this.#before;
    if (untrack(() => this.view)) this.#before = position;
    const ms = this.settle();
    if (!changes || ms <= 0) return () => undefined;
    this.isNew = true;
    const timer = setTimeout(() => (this.isNew = false), ms);
    return () => {
      clearTimeout(timer);
      this.isNew = false;
    };
  }

  /** Blocks a press that was meant for the decision before. */
  guard = (event: MouseEvent | KeyboardEvent): void => {
    if (!this.isNew || ('key' in event && event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    event.stopPropagation();
  };

  get fresh(): Entry[] {
    return this.table.fresh;
  }
  get busy(): boolean {
    return this.table.busy;
  }
  get notice(): Notice | null {
    return this.table.notice;
  }
  get prepared(): Choice | null {
    return this.table.prepared;
  }
  get telling(): boolean {
    return this.table.telling;
  }

  lasts = (ms: number): void => this.table.lasts(ms);
  act = (action: string): Promise<boolean> => this.table.act(action);
  undo = (): Promise<boolean> => this.table.undo();
  preview = (action: string): Promise<Preview | null> => this.table.preview(action);
  why = (action: string): Promise<Why | null> => this.table.why(action);
  tell = (id: string, message = '', rules: string[] = []): void =>
    this.table.tell(id, message, rules);
  dismiss = (): void => this.table.dismiss();
}
