/**
 * What the server sends and takes: its own types, which `npm run types` makes of `docs/openapi.json`,
 * with what it leaves open said more closely. Games put their own shapes into `scene`, `choices`
 * and `parts`.
 */
import type { Said } from '../said';
import type { components } from '../schema';
import type { Language } from '../texts.svelte';

type Schemas = components['schemas'];
type Closer<Whole, Said> = Omit<Whole, keyof Said> & Said;
type SeatKind = 'human' | 'bot';
/** All seats taken: what can be played or looked at. */
type Dealt = 'running' | 'over';
/** Still waiting for people, or called off while it did. */
type Undealt = 'open' | 'dealing' | 'closed';

export type GameOption = Schemas['Option'];
export type GameInfo = Schemas['GameCard'];
/** How strong the bots of a game are, and what they have learned. */
export type BotStrengths = Schemas['BotsView'];
export type MeasuredTable = Schemas['MeasuredTable'];
export type LearnedCard = Schemas['LearnedCard'];
export type ActionRequest = Schemas['TakeAction'];
export type UndoRequest = Schemas['TakeBack'];
/** What the socket of a table is asked to do; a refusal comes in the `language`. */
export type SocketWish = { language: Language } & (
  ({ type: 'act' } & ActionRequest) | ({ type: 'undo' } & UndoRequest)
);
export type Why = Schemas['Why'];
export type Fault = Schemas['ErrorView'];
/** The body of a refusal, as far as it has one. */
export interface Refusal {
  error?: Partial<Fault>;
  view?: TableView;
  note?: NoteText;
  faults?: DocumentFault[];
  openings?: string[];
  at?: number;
}

export type Visibility = NewTable['visibility'];
export type Watch = NewTable['watch'];

export type Me = Schemas['Me'];
export type RatedRules = Schemas['RatedRules'];
export type Daily = Schemas['DailyView'];
export type Day = Schemas['DayView'];
export type DayDeal = Schemas['DayDeal'];
export type DayRow = Schemas['DayRow'];
export type Match = Closer<Schemas['MatchView'], { clock: TableClock | null }>;
export type MatchCard = Schemas['MatchCard'];
export type MatchDeal = Schemas['MatchDeal'];
export type UsualWait = Schemas['UsualWait'];
/** What is left out is as the hall says: not rated, and without a clock. */
export type NewTable = Closer<Schemas['NewTable'], { rated?: boolean; absence?: Absence }>;
export type ClockWish = NonNullable<Schemas['NewTable']['clock']>;
export type Absence = Schemas['NewTable']['absence'];
export type TableClock = Closer<Schemas['Clock'], { kind: ClockWish['kind'] }>;
/** How it is covered whether anybody is asked in secret. */
export type CoverWish = NonNullable<Schemas['NewTable']['cover']>;
export type TableCover = Schemas['Cover'];
/** What the hall answers for a seat that is asked in secret, and what can be ordered. */
export type Orders = Schemas['OrdersView'];
export type Order = Schemas['OrderView'];
export type OrdersWish = Schemas['SetOrders'];
export type SeatTime = Schemas['SeatClock'];
export type OfferKind = Schemas['MakeOffer']['kind'];
export type Offer = Closer<Schemas['OfferView'], { kind: OfferKind }>;
export type Vacation = Schemas['VacationView'];
export type BesideRequest = Schemas['Beside'];
export type SeatRequest = NewTable['seats'][number];
/** Whom a seat of a table that waits is given to. */
export type SeatOffer = Exclude<SeatRequest, { kind: 'human' }>;
/** Options as they may be asked for. */
export type ChosenOptions = NonNullable<Schemas['NewTable']['options']>;

export type Seat = Closer<
  Schemas['SeatView'],
  { kind: SeatKind; left: 'resigned' | 'timeout' | null }
>;
type SeatInList = Closer<Schemas['SeatCard'], { kind: SeatKind }>;

interface Company {
  visibility: Visibility;
  watch: Watch;
  clock: TableClock;
}

export type TableRow = Closer<
  Schemas['TableCard'],
  { status: Dealt | Undealt; seats: SeatInList[] } & Company
>;
export type Sitter = Schemas['SitterView'];
export type RatingInfo = Schemas['RatingView'];
export type Figures = Schemas['GameFigures'];
export type PlayedGame = Closer<Schemas['PlayedGame'], { table: TableRow }>;
export type GamesPage = Closer<Schemas['GamesPage'], { games: PlayedGame[] }>;
export type Profile = Closer<Schemas['ProfileView'], { games: GamesPage }>;
export type Ranking = Schemas['RankingView'];
export type LobbyList = Record<keyof Schemas['LobbyView'], TableRow[]>;
export type Device = Schemas['SessionCard'];
export type Robot = Schemas['RobotCard'];
export type FreshToken = Schemas['FreshToken'];

/** The options of a game by name; which there are is in its `GameInfo`. */
export type Options = Record<string, unknown>;
export interface Choice {
  action: string;
  type: string;
  points: number;
  /** Whether all at the table see that nothing else may be chosen. */
  only?: boolean;
  /** What it does; missing where the game's page finds words for it. */
  words?: Said;
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
  /** What is asked of the seat to act; missing where the game's page finds words for it. */
  prompt?: Said;
  ranking: number[];
  /** More than one where a victory is shared; missing where that cannot be. */
  winners?: number[];
}

export type Entry = Closer<Schemas['Entry'], { events: GameEvent[]; parts: Part[] }>;
export type Advice = Schemas['Advice'];
export type Preview = Closer<Schemas['PreviewView'], { parts: Part[] }>;

/** A table from its start on. */
export type TableView = Closer<
  Schemas['TableView'],
  {
    seats: Seat[];
    status: Dealt;
    scene: Scene;
    choices: Choice[];
    log: Entry[];
    clock: TableClock;
    offers: Offer[];
  }
>;
/** A table before: its card with seats that can be taken. */
export type WaitingView = Closer<
  Schemas['TableView'],
  { seats: Seat[]; status: Undealt; scene: null } & Company
>;

/** A table in any state. */
export type AnyView = TableView | WaitingView;

export const isDealt = (view: AnyView): view is TableView => view.scene !== null;

/** Older entries of a table's log. */
export type LogPage = Closer<Schemas['LogPage'], { log: Entry[] }>;

export type ChatMessage = Schemas['ChatMessage'];
export type ChatList = Schemas['ChatView'];
export type NoteText = Schemas['NoteView'];
export type Blocked = Schemas['BlockCard'];
export type Contact = Schemas['ContactView'];
export type PushState = Schemas['PushView'];

/** A person on a seat: here, or away since a time; null for a bot, and for who hides it. */
export type SeatPresence = { here: boolean; since?: string } | null;

/**
 * `n` counts the messages of one socket; a ping bears the number of the last one before it.
 * A `part` builds on the view before it that had the same viewer: of that one's log the first entries
 * stay, up to the number `log_from`.
 * `counts_from` and `now`, in hall time, say since when a clock runs, where one does.
 * What this socket asked for is answered under its id: a view that says `done`, or a refusal.
 */
export type LiveMessage = { n: number } & (
  | {
      type: 'view';
      view: AnyView;
      part?: boolean;
      counts_from?: number;
      now?: number;
      done?: string;
    }
  | ({ type: 'refused'; id: string; status: number; retry_after: number | null } & Refusal)
  | { type: 'chat'; last: number }
  | { type: 'presence'; seats: SeatPresence[] }
  | { type: 'ping' }
);

/** A position document; its fields are the game's own. */
export type PositionDocument = Record<string, unknown>;
export type DocumentFault = Schemas['FaultView'];
/** A position of the laboratory, complete, and as one seat sees it. */
export type LabView = Closer<
  Schemas['LabView'],
  { scene: Scene; choices: Choice[]; log: Entry[]; options: Options; document: PositionDocument }
>;
/** What the laboratory is asked: a document, or a deal from a seed, and what is done there. */
export interface LabStart {
  options: ChosenOptions;
  document: PositionDocument | null;
  seed: string | null;
  actions: string[];
  /** Whose view is wanted; without it, that of the seat to act. */
  seat?: number;
}

type TaskKind = 'look' | 'play' | 'why';
/** What is to be done in a step of a lesson; what its kind does not know is empty. */
export type LessonTask = Closer<Schemas['TaskView'], { kind: TaskKind }>;
export type LessonStep = Closer<
  Schemas['StepView'],
  { document: PositionDocument; task: LessonTask }
>;
export type Lesson = Closer<Schemas['LessonView'], { steps: LessonStep[] }>;
export type LessonBook = Closer<Schemas['LessonBook'], { lessons: Lesson[] }>;
