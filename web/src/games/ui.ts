import type { Component } from 'svelte';

import type { Playing } from '../lib/table/playing';
import type { Say } from '../lib/texts.svelte';
import type { ChosenOptions, Entry, GameOption, Options, Scene } from '../lib/hall/wire';

/** One of a table's options in words. */
export interface Term {
  name: string;
  value: string;
}

/** The facts about a game away from its tables; they load with the page itself. */
export interface Manifest {
  /** A picture for the page of a table that waits; one in play needs none, and does not fetch it. */
  emblem?: () => Promise<{ default: Component }>;
  /** The shape of its boards in examples, where they are wider than high or need all the height. */
  room?: 'flat' | 'tall';
  /** What to ask the hall for, from the options of the form. */
  askFor: (options: Options) => ChosenOptions;
  /** The chosen options in a few words. */
  summary: (say: Say, options: Options) => string;
  /** Every option of a table, for its card. */
  terms: (say: Say, options: Options) => Term[];
  /** Loads the code that a table needs at first; null: there is no such game. */
  load: () => Promise<GameUi | null>;
  /** Loads the parts that a table shows only once something happens there, or it is touched. */
  lazyParts?: () => Promise<unknown>;
}

/** A part that is fetched when it is first shown. */
type Fetched<P extends Record<string, unknown>> = () => Promise<{ default: Component<P> }>;

/** The parts that a game gives to the table's frame: its board and its words. */
export interface GameUi {
  /** Board, hand and prompts; `shown` is a log entry to explain on the board, `names` the seats'. */
  Play: Component<{ table: Playing; shown: Entry | null; names: string[] }>;
  /** The figures of a seat in the seat list, besides name and score. */
  SeatFigures: Component<{ scene: Scene; seat: number }>;
  /** The same where the list is a narrow strip; nothing where it is missing. */
  StripFigures?: Component<{ scene: Scene; seat: number }>;
  /** All facts about a seat, opened from the seat list. */
  SeatDialog?: Fetched<{ scene: Scene; seat: number; name: string; onClose: () => void }>;
  /** Help on the pieces of a game with these options. */
  Help: Fetched<{ scene: Scene | null; onClose: () => void }>;
  /** The game's own options on the form for a new table. */
  Setup: Fetched<{ options: GameOption[]; chosen: Options; players: number }>;
  /** Ids of the texts that count points, given `points`, and that name the help. */
  texts: { points: string; help: string };
  /** The amount of the game that is left, in full and short; null if it is unknown. */
  left: (scene: Scene) => { id: string; short: string; count: number } | null;
  /** Whether a figure behind the points ranks equal scores. */
  ranksTies?: boolean;
  /** The tie-break between equal scores at the end of a game; null if none were equal. */
  tie: (say: Say, scene: Scene) => string | null;
}
