import type { Component } from 'svelte';

import type { Playing } from '../lib/table/playing';
import type { Say } from '../lib/texts.svelte';
import type { ChosenOptions, Entry, GameOption, Options, Scene } from '../lib/hall/wire';

/** One of a table's options in words. */
export interface Term {
  name: string;
  value: string;
}

/** What is known of a game away from its tables; it comes with the page itself. */
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
  /** What a table needs at first; null: there is no such game. */
  load: () => Promise<GameUi | null>;
  /** Fetches what a table shows only once something happens there, or it is touched. */
  lazyParts?: () => Promise<unknown>;
}

/** A part that is fetched when it is first shown. */
type Fetched<P extends Record<string, unknown>> = () => Promise<{ default: Component<P> }>;

/** What a game brings to the table's frame: its board and its words. */
export interface GameUi {
  /** Board, hand and prompts; `shown` is a log entry to explain on the board, `names` the seats'. */
  Play: Component<{ table: Playing; shown: Entry | null; names: string[] }>;
  /** What the seat list tells of a seat besides name and score. */
  SeatFigures: Component<{ scene: Scene; seat: number }>;
  /** The same where the list is a narrow strip; nothing where it is missing. */
  StripFigures?: Component<{ scene: Scene; seat: number }>;
  /** All that is known of a seat, opened from the seat list. */
  SeatDialog?: Fetched<{ scene: Scene; seat: number; name: string; onClose: () => void }>;
  /** Help on the pieces of a game with these options. */
  Help: Fetched<{ scene: Scene | null; onClose: () => void }>;
  /** The game's own options on the form for a new table. */
  Setup: Fetched<{ options: GameOption[]; chosen: Options; players: number }>;
  /** Ids of the texts that count points, given `points`, and that name the help. */
  texts: { points: string; help: string };
  /** How much of the game is left, in full and short; null where nobody can say. */
  left: (scene: Scene) => { id: string; short: string; count: number } | null;
  /** Whether a figure behind the points ranks equal scores. */
  ranksTies?: boolean;
  /** How equal scores were ranked at the end of a game; null where none were equal. */
  tie: (say: Say, scene: Scene) => string | null;
}
