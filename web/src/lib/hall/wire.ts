/**
 * What the server sends and takes, by shorter names: its own types, which `npm run types` makes of
 * `docs/openapi.json`. Games add fields of their own to scenes, choices, events and parts (`lib/shapes.d.ts`).
 */
import type { components } from '../schema';
import type { Language } from '../texts.svelte';

type Schemas = components['schemas'];

export type GameOption = Schemas['Option'];
export type GameInfo = Schemas['GameCard'];
/** How strong the bots of a game are, and what they have learned. */
export type BotStrengths = Schemas['BotsView'];
export type MeasuredTable = Schemas['MeasuredTable'];
export type LearnedCard = Schemas['LearnedCard'];
export type ActionRequest = Schemas['TakeAction'];
export type UndoRequest = Schemas['TakeBack'];
/** What the socket of a table is asked to do; a refusal comes in the `language`. */
export type SocketWish = { language: Language } & (Schemas['SocketAction'] | Schemas['SocketUndo']);
export type Why = Schemas['Why'];
/** Why something was refused: by the hall, or by the page for a browser that keeps no cookies. */
export type Fault = Omit<Schemas['ErrorView'], 'code'> & {
  code: Schemas['ErrorView']['code'] | 'no_cookies' | 'unknown';
};
/** The body of a refusal, as far as it has one. */
export type Refusal = Partial<Schemas['ErrorBody']>;

export type Visibility = NonNullable<NewTable['visibility']>;
export type Watch = NonNullable<NewTable['watch']>;

export type Me = Schemas['Me'];
export type RatedRules = Schemas['RatedRules'];
export type Daily = Schemas['DailyView'];
export type Day = Schemas['DayView'];
export type DayDeal = Schemas['DayDeal'];
export type Match = Schemas['MatchView'];
export type MatchCard = Schemas['MatchCard'];
export type MatchDeal = Schemas['MatchDeal'];
/** What is left out is as the hall says: not rated, and without a clock. */
export type NewTable = Schemas['NewTable'];
export type ClockWish = NonNullable<Schemas['NewTable']['clock']>;
export type Absence = NonNullable<NewTable['absence']>;
export type TableClock = Schemas['Clock'];
/** How it is covered whether anybody is asked in secret. */
export type CoverWish = NonNullable<Schemas['NewTable']['cover']>;
export type TableCover = Schemas['Cover'];
/** What the hall answers for a seat that is asked in secret, and what can be ordered. */
export type Orders = Schemas['OrdersView'];
export type Order = Schemas['OrderView'];
export type OrdersWish = Schemas['SetOrders'];
export type SeatTime = Schemas['SeatClock'];
export type OfferKind = Schemas['MakeOffer']['kind'];
export type Offer = Schemas['OfferView'];
export type Vacation = Schemas['VacationView'];
export type BesideRequest = Schemas['Beside'];
export type SeatRequest = NewTable['seats'][number];
/** Whom a seat of a table that waits is given to. */
export type SeatOffer = Exclude<SeatRequest, { kind: 'human' }>;
/** Options as they may be asked for. */
export type ChosenOptions = NonNullable<Schemas['NewTable']['options']>;

export type Seat = Schemas['SeatView'];
export type TableRow = Schemas['TableCard'];
export type Sitter = Schemas['SitterView'];
export type RatingInfo = Schemas['RatingView'];
export type Figures = Schemas['GameFigures'];
export type PlayedGame = Schemas['PlayedGame'];
export type Profile = Schemas['ProfileView'];
export type Ranking = Schemas['RankingView'];
export type LobbyList = Schemas['LobbyView'];
export type Device = Schemas['SessionCard'];
export type Robot = Schemas['RobotCard'];
export type FreshToken = Schemas['FreshToken'];

/** The options of a game by name; which there are is in its `GameInfo`. */
export type Options = TableRow['options'];
export type Choice = Schemas['Choice'];
/** A choice, or several as columns. */
type SentChoice = Choice | Schemas['ChoiceColumns'];
export type GameEvent = Schemas['GameEvent'];
export type Part = Schemas['PointsPart'];
/** Every game's scene has at least these. */
export type Scene = Schemas['Scene'];
export type Entry = Schemas['Entry'];
export type Preview = Schemas['PreviewView'];

/** A table in any state. */
export type AnyView = Schemas['TableView'];
/** A table from its start on. */
export type TableView = Omit<AnyView, 'choices'> & { scene: Scene; choices: Choice[] };
/** A table before: its card with seats that can be taken. */
export type WaitingView = AnyView;

/** The choices one by one: a list of columns has one value for each, all else holds for all of them. */
export const unpacked = (sent: readonly SentChoice[]): Choice[] =>
  sent.flatMap((item): Choice | Choice[] => {
    if (!('prefix' in item)) return item;
    const { prefix, suffix = '', ...columns } = item;
    return item.at.map((at, row) => {
      const own = Object.entries(columns).map(([name, of]) => [
        name,
        Array.isArray(of) ? of[row] : of,
      ]);
      return { ...Object.fromEntries(own), action: prefix + at + suffix };
    });
  });

/** Makes single choices of all in a view that has come; whether the game has begun. */
export function unpack(view: AnyView): view is TableView {
  view.choices = unpacked(view.choices);
  return view.scene !== null;
}

export type ChatMessage = Schemas['ChatMessage'];
export type ChatList = Schemas['ChatView'];
export type NoteText = Schemas['NoteView'];
export type Blocked = Schemas['BlockCard'];
export type Contact = Schemas['ContactView'];
export type PushState = Schemas['PushView'];

/** A person on a seat: here, or away since a time; null for a bot, and for who hides it. */
export type SeatPresence = Schemas['SocketPresence']['seats'][number];

/**
 * `n` counts the messages of one socket; a ping bears the number of the last one before it.
 * A `part` builds on the view before it that had the same viewer: of that one's log the first entries
 * stay, up to the number `log_from`.
 * `counts_from` and `now`, in hall time, say since when a clock runs, where one does.
 * What this socket asked for is answered under its id: a view that says `done`, or a refusal.
 */
export type LiveMessage =
  | Schemas['SocketView']
  | Schemas['SocketRefusal']
  | Schemas['SocketChat']
  | Schemas['SocketPresence']
  | Schemas['SocketPing'];

/** A position document; its fields are the game's own. */
export type PositionDocument = Schemas['LabView']['document'];
export type DocumentFault = Schemas['FaultView'];
/** A position of the laboratory, complete, and as one seat sees it. */
export type LabView = Omit<Schemas['LabView'], 'choices'> & { choices: Choice[] };
/** What the laboratory is asked: a document, or a deal from a seed, and what is done there. */
export type LabStart = Required<Omit<Schemas['LabPosition'], 'seat'>> &
  Pick<Schemas['LabPosition'], 'seat'>;
/** An action that is asked about, and the position that it is asked about. */
export type LabQuestion = Schemas['LabQuestion'];

/** What is to be done in a step of a lesson; what its kind does not know is empty. */
export type LessonTask = Schemas['TaskView'];
export type LessonStep = Schemas['StepView'];
export type Lesson = Schemas['LessonView'];
export type LessonBook = Schemas['LessonBook'];
