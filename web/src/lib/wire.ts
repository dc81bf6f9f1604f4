/**
 * What the server sends and takes: its own types, generated into `schema.d.ts` (`npm run types`),
 * with what it leaves open said more closely. Games put their own shapes into `scene`, `choices`
 * and `parts`.
 */
import type { components } from './schema';

type Schemas = components['schemas'];
type Closer<Whole, Said> = Omit<Whole, keyof Said> & Said;
type SeatKind = 'human' | 'bot';
type Status = 'running' | 'over';

export type GameOption = Schemas['Option'];
export type GameInfo = Schemas['GameCard'];
export type NewTable = Schemas['NewTable'];
export type SeatRequest = NewTable['seats'][number];
export type ActionRequest = Schemas['TakeAction'];
export type UndoRequest = Schemas['TakeBack'];
export type Why = Schemas['Why'];
export type Fault = Schemas['ErrorView'];
export type Me = Schemas['Me'];

/** The options of a game by name; which there are is in its `GameInfo`. */
export type Options = Record<string, unknown>;
/** Options as they may be asked for. */
export type ChosenOptions = NonNullable<NewTable['options']>;

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

export type Seat = Closer<Schemas['SeatView'], { kind: SeatKind }>;
export type Entry = Closer<Schemas['Entry'], { events: GameEvent[]; parts: Part[] }>;
export type Preview = Closer<Schemas['PreviewView'], { parts: Part[] }>;

export type TableRow = Closer<
  Schemas['TableCard'],
  { status: Status; seats: Closer<Schemas['SeatCard'], { kind: SeatKind }>[] }
>;

export type TableView = Closer<
  Schemas['TableView'],
  { status: Status; seats: Seat[]; scene: Scene; choices: Choice[]; log: Entry[] }
>;

export type LiveMessage = { type: 'view'; view: TableView } | { type: 'ping' };
