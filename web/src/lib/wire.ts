/**
 * What the server sends and takes: its own types, generated into `schema.d.ts` (`npm run types`),
 * with what it leaves open said more closely. Games put their own shapes into `scene`, `choices`
 * and `parts`.
 */
import type { components } from './schema';

type Schemas = components['schemas'];
type Closer<Whole, Said> = Omit<Whole, keyof Said> & Said;
type SeatKind = 'human' | 'bot';
/** All seats taken: what can be played or looked at. */
type Dealt = 'running' | 'over';
/** Still waiting for people, or called off while it did. */
type Undealt = 'open' | 'closed';

export type GameOption = Schemas['Option'];
export type GameInfo = Schemas['GameCard'];
export type ActionRequest = Schemas['TakeAction'];
export type UndoRequest = Schemas['TakeBack'];
export type Why = Schemas['Why'];
export type Fault = Schemas['ErrorView'];

export type Visibility = 'public' | 'private';
export type Watch = 'anyone' | 'seated';

export interface Me {
  name: string;
  created: boolean;
  /** A guest has none. */
  account: boolean;
  /** Whether this hall has accounts at all. */
  accounts: boolean;
  /** Tables at which it is this person's turn or that invite them. */
  waiting: number;
}

/** A seat that is free for somebody, or a bot's. */
export type SeatOffer =
  { kind: 'bot'; bot: string } | { kind: 'open' } | { kind: 'invited'; name: string };
export type SeatRequest = { kind: 'human'; name: string } | SeatOffer;
/** Options as they may be asked for. */
export type ChosenOptions = NonNullable<Schemas['NewTable']['options']>;

export interface NewTable {
  game: string;
  options: ChosenOptions;
  seats: SeatRequest[];
  visibility: Visibility;
  watch: Watch;
}

export interface Seat {
  seat: number;
  name: string;
  kind: SeatKind;
  bot: string | null;
  mine: boolean;
  taken: boolean;
  invited_me: boolean;
  /** Who is invited, for those who may know. */
  invited: string | null;
}

export type AnyTable = Closer<
  Schemas['TableView'],
  {
    seats: Seat[];
    visibility: Visibility;
    watch: Watch;
    creator_mine: boolean;
    started: string | null;
    rematch: string | null;
  }
>;

export interface TableRow {
  id: string;
  game: string;
  options: Options;
  seats: {
    name: string;
    kind: SeatKind;
    bot: string | null;
    taken: boolean;
    mine: boolean;
  }[];
  status: Dealt | Undealt;
  seq: number;
  turn: number | null;
  my_turn: boolean;
  invited: boolean;
  visibility: Visibility;
  watch: Watch;
  created: string;
  updated: string;
}

export interface LobbyList {
  open: TableRow[];
  running: TableRow[];
}

export interface Device {
  id: string;
  agent: string;
  created: string;
  seen: string;
  current: boolean;
}

/** The options of a game by name; which there are is in its `GameInfo`. */
export type Options = Record<string, unknown>;
export interface Choice {
  action: string;
  type: string;
  points: number;
}

export interface GameEvent {
  event: string;
  [field: string]: unknown;
}

export interface Part {
  kind: string;
  points: number;
  [field: string]: unknown;
}

/** Every game's scene has at least these. */
export interface Scene {
  game: string;
  seats: { score: number; display: string }[];
  turn: number | null;
  over: boolean;
  ranking: number[];
  /** More than one where a victory is shared; missing where that cannot be. */
  winners?: number[];
}

export type Entry = Closer<Schemas['Entry'], { events: GameEvent[]; parts: Part[] }>;
export type Preview = Closer<Schemas['PreviewView'], { parts: Part[] }>;

/** A table from its start on. */
export type TableView = Closer<
  AnyTable,
  { status: Dealt; scene: Scene; choices: Choice[]; log: Entry[] }
>;
/** A table before: its card with seats that can be taken. */
export type WaitingView = Closer<AnyTable, { status: Undealt; scene: null }>;

/** A table in any state. */
export type AnyView = TableView | WaitingView;

export const isDealt = (view: AnyView): view is TableView => view.scene !== null;

export type LiveMessage = { type: 'view'; view: AnyView } | { type: 'ping' };
