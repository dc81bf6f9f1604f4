/**
 * Short names for the server's types: `npm run types` makes them from `docs/openapi.json`. Games add fields
 * of their own to scenes, choices, events and parts (`lib/shapes.d.ts`).
 */
import type { components } from '../schema';
import type { Language } from '../texts.svelte';

type Schemas = components['schemas'];

export type GameOption = Schemas['Option'];
export type GameInfo = Schemas['GameCard'];
/** The strengths of a game's bots, and what they have learned. */
export type BotStrengths = Schemas['BotsView'];
export type MeasuredTable = Schemas['MeasuredTable'];
export type LearnedCard = Schemas['LearnedCard'];
export type ActionRequest = Schemas['TakeAction'];
export type UndoRequest = Schemas['TakeBack'];
/** A request to the socket of a table; a refusal comes in the `language`. */
export type SocketWish = { language: Language } & (Schemas['SocketAction'] | Schemas['SocketUndo']);
export type Why = Schemas['Why'];
/** The reason of a refusal: the hall's, or the page's for a browser that keeps no cookies. */
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
/** The hall has defaults for missing fields: not rated, and without a clock. */
export type NewTable = Schemas['NewTable'];
export type ClockWish = NonNullable<Schemas['NewTable']['clock']>;
export type Absence = NonNullable<NewTable['absence']>;
export type TableClock = Schemas['Clock'];
/** The choice how a table hides whether a player is asked in secret. */
export type CoverWish = NonNullable<Schemas['NewTable']['cover']>;
export type TableCover = Schemas['Cover'];
/** The hall's answer for a seat that is asked in secret: the orders and the possible ones. */
export type Orders = Schemas['OrdersView'];
export type Order = Schemas['OrderView'];
export type OrdersWish = Schemas['SetOrders'];
export type SeatTime = Schemas['SeatClock'];
export type OfferKind = Schemas['MakeOffer']['kind'];
export type Offer = Schemas['OfferView'];
export type Vacation = Schemas['VacationView'];
export type BesideRequest = Schemas['Beside'];
export type SeatRequest = NewTable['seats'][number];
/** The person or bot that a seat of a waiting table is given to. */
export type SeatOffer = Exclude<SeatRequest, { kind: 'human' }>;
/** The options that a request can choose. */
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

/** The options of a game by name; its `GameInfo` lists them. */
export type Options = TableRow['options'];
export type Choice = Schemas['Choice'];
/** A choice, or several as columns. */
type SentChoice = Choice | Schemas['ChoiceColumns'];
export type GameEvent = Schemas['GameEvent'];
export type Part = Schemas['PointsPart'];
/** The fields that every game's scene has. */
export type Scene = Schemas['Scene'];
export type Entry = Schemas['Entry'];
export type Preview = Schemas['PreviewView'];

/** A table in any state. */
export type AnyView = Schemas['TableView'];
/** A table that has begun. */
export type TableView = Omit<AnyView, 'choices'> & { scene: Scene; choices: Choice[] };
/** A table before its start: its card with seats that can be taken. */
export type WaitingView = AnyView;

/** The single choices: a list of columns has one value for each; all other values hold for all of them. */
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

/** Unpacks the choices of a view in place. Returns whether the game has begun. */
export function unpack(view: AnyView): view is TableView {
  view.choices = unpacked(view.choices);
  return view.scene !== null;
}

export type ChatMessage = Schemas['ChatMessage'];
export type NoteText = Schemas['NoteView'];
export type Blocked = Schemas['BlockCard'];
export type Contact = Schemas['ContactView'];
export type PushState = Schemas['PushView'];

/** A person on a seat: here, or away since a time; null for a bot, and for a user who hides it. */
export type SeatPresence = Schemas['SocketPresence']['seats'][number];

/**
 * `n` counts the messages of one socket; a ping has the number of the last message before it. A `part`
 * builds on the view before it of the same viewer: the entries of that view's log stay up to the number
 * `log_from`. `counts_from` and `now`, in hall time, say since when a clock runs, if one does. The answer
 * to a request of this socket has the request's id: a view with `done`, or a refusal.
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
/** The input of the laboratory: a document, or a deal from a seed, and the actions from there. */
export type LabStart = Required<Omit<Schemas['LabPosition'], 'seat'>> &
  Pick<Schemas['LabPosition'], 'seat'>;
/** A question about an action in a position. */
export type LabQuestion = Schemas['LabQuestion'];

/** The task of a lesson's step; fields that its kind does not have are empty. */
export type LessonTask = Schemas['TaskView'];
export type LessonStep = Schemas['StepView'];
export type Lesson = Schemas['LessonView'];
export type LessonBook = Schemas['LessonBook'];
