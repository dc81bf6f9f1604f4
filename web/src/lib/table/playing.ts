import type { Notice } from '../hall/faults';
import type { Choice, Entry, Preview, TableView, Why } from '../hall/wire';

/** What a game's board plays at: a table of the hall, a laboratory, a lesson. */
export interface Playing {
  readonly view: TableView | null;
  /** What the newest view brought since the one before; empty for the first. */
  readonly fresh: Entry[];
  readonly busy: boolean;
  readonly notice: Notice | null;
  /** The choice that waits for the turn of who plays here, for the board to show. */
  readonly prepared?: Choice | null;
  /** Whether nothing is ever chosen here: a game is looked back at. */
  readonly still?: boolean;
  /** Whether what is told of the table, its questions too, is behind what its board shows. */
  readonly telling?: boolean;
  /** The board takes so many milliseconds to show how the newest view came about. */
  lasts?(ms: number): void;
  /** Takes an action for the seat to act; true when it stands. */
  act(action: string): Promise<boolean>;
  undo(): Promise<boolean>;
  preview(action: string): Promise<Preview | null>;
  why(action: string): Promise<Why | null>;
  tell(id: string, message?: string, rules?: string[]): void;
  dismiss(): void;
}
