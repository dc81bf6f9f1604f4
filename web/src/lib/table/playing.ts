import type { Notice } from '../hall/faults';
import type { Choice, Entry, Preview, TableView, Why } from '../hall/wire';

/** The interface that a game's board uses: a table of the hall, a laboratory, a lesson. */
export interface Playing {
  readonly view: TableView | null;
  /** The news of the newest view since the one before; empty for the first. */
  readonly fresh: Entry[];
  readonly busy: boolean;
  readonly notice: Notice | null;
  /** The choice prepared for one's own turn, for the board to show. */
  readonly prepared?: Choice | null;
  /** Whether nothing can ever be chosen here, as in a replay. */
  readonly still?: boolean;
  /** Whether the texts about the table, including the prompt, are behind its board. */
  readonly telling?: boolean;
  /** Called by the board with the milliseconds that it animates the newest view. */
  lasts?(ms: number): void;
  /** Takes an action for the seat to act; returns true if it was accepted. */
  act(action: string): Promise<boolean>;
  undo(): Promise<boolean>;
  preview(action: string): Promise<Preview | null>;
  why(action: string): Promise<Why | null>;
  tell(id: string, message?: string, rules?: string[]): void;
  dismiss(): void;
}
