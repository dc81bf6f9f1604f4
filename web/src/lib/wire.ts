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
type Undealt = 'open' | 'dealing' | 'closed';

export type GameOption = Schemas['Option'];
export type GameInfo = Schemas['GameCard'];
export type ActionRequest = Schemas['TakeAction'];
export type UndoRequest = Schemas['TakeBack'];
export type Why = Schemas['Why'];
export type Fault = Schemas['ErrorView'];

export type Visibility = NewTable['visibility'];
export type Watch = NewTable['watch'];

export type Me = Schemas['Me'];
export type NewTable = Schemas['NewTable'];
export type SeatRequest = NewTable['seats'][number];
/** Whom a seat of a table that waits is given to. */
export type SeatOffer = Exclude<SeatRequest, { kind: 'human' }>;
/** Options as they may be asked for. */
export type ChosenOptions = NonNullable<Schemas['NewTable']['options']>;

export type Seat = Closer<Schemas['SeatView'], { kind: SeatKind }>;
type SeatInList = Closer<Schemas['SeatCard'], { kind: SeatKind }>;

interface Company {
  visibility: Visibility;
  watch: Watch;
}

export type TableRow = Closer<
  Schemas['TableCard'],
  { status: Dealt | Undealt; seats: SeatInList[] } & Company
>;
export type LobbyList = Record<keyof Schemas['LobbyView'], TableRow[]>;
export type Device = Schemas['SessionCard'];

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
  Schemas['TableView'],
  { seats: Seat[]; status: Dealt; scene: Scene; choices: Choice[]; log: Entry[] }
>;
/** A table before: its card with seats that can be taken. */
export type WaitingView = Closer<
  Schemas['TableView'],
  { seats: Seat[]; status: Undealt; scene: null } & Company
>;

/** A table in any state. */
export type AnyView = TableView | WaitingView;

export const isDealt = (view: AnyView): view is TableView => view.scene !== null;

export type LiveMessage = { type: 'view'; view: AnyView } | { type: 'ping' };
