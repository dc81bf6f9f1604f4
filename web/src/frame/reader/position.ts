import type { Playing } from '../../lib/table/playing';
import type { Say } from '../../lib/texts.svelte';
import type { Choice, Entry, TableView, Why } from '../../lib/hall/wire';
import { meant } from './grammar';

/** A part of the position in words: a table or a list under a heading. */
export interface Section {
  title: string;
  lines?: string[];
  /** The first cell of each row names the row. */
  table?: { head: string[]; rows: string[][] };
}

/** Everything that a command may look at and do. */
export interface Ask {
  table: Pick<Playing, 'act' | 'undo' | 'preview' | 'why' | 'notice'>;
  view: TableView;
  names: readonly string[];
  say: Say;
  /** The words of an id in the page's language and in English. */
  words: (id: string) => string[];
  /** Asks to be sure, or acts at once; the answer either way. */
  propose: (action: string, text: string) => Promise<string[]>;
  /** The tile that was mentioned last, for "this". */
  memory: { tile: string | null };
}

type Answer = string[] | Promise<string[]>;
/** The text in the slots of a command. */
export type Said = Record<string, string>;
export type Command = (ask: Ask, said: Said) => Answer;

/** The parts that a game adds to its reader. */
export interface GameReader {
  /** Catalogues that its words need besides those of the page. */
  topics: readonly string[];
  sections: (ask: Ask) => Section[];
  /** By the id's end in the catalogue: "readervoluspa-at" for `at`. */
  commands: Record<string, Command>;
  /** Examples for the help in the place of slots. */
  examples: (ask: Ask) => Record<string, string>;
  choiceText: (ask: Ask, choice: Choice) => string;
}

/** The lines that describe a seat's board. */
type BoardOf = (ask: Ask, seat: number) => string[];

/** Commands for one's own board (`mine`) and for the board of a named player (`board`). */
export const boardCommands = (
  boardOf: BoardOf,
): Record<'mine' | 'board', (ask: Ask, said: Said) => string[]> => ({
  mine: (ask) => {
    const { viewer } = ask.view;
    return viewer === null ? [ask.say('table-hand-watching')] : boardOf(ask, viewer);
  },
  board: (ask, { name = '' }) => {
    const seats = ask.names.map((_, seat) => seat);
    const seat = meant(seats, (one) => [ask.names[one] ?? ''], name);
    return seat === null ? [ask.say('reader-nobody', { name })] : boardOf(ask, seat);
  },
});

/** All players with their points, and what a game tells of each below further headings. */
export const seatsSection = <Seat extends { display: string }>(
  ask: Ask,
  seats: readonly Seat[],
  heads: readonly string[],
  cellsOf: (seat: Seat) => string[],
): Section => ({
  title: ask.say('table-players'),
  table: {
    head: ['reader-player-head', 'reader-points-head', ...heads].map((id) => ask.say(id)),
    rows: seats.map((seat, index) => [ask.names[index] ?? '', seat.display, ...cellsOf(seat)]),
  },
});

/** The reason why an action is not allowed, made into lines by `told`. */
export async function whyNot(ask: Ask, action: string | null, told: (why: Why) => string[]) {
  const why = action === null ? null : await ask.table.why(action);
  if (!why) return [ask.say('reader-not-now')];
  return why.legal ? [ask.say('reader-may')] : told(why);
}

export const isMine = (view: TableView): boolean => view.my_turn && view.choices.length > 0;

/** A sentence that says whose turn it is. */
export function turnText({ say, view, names }: Ask): string {
  if (view.status === 'over') return say('table-over-title');
  if (view.my_turn) return say('table-turn-yours');
  if (view.to_act === null) return say('table-resolving');
  return say('table-turn-of', { name: names[view.to_act] ?? '' });
}

/** The newest entries of the log, the last one first. */
export function latest(view: TableView, count: number): Entry[] {
  return view.log
    .filter((entry) => !entry.undone)
    .slice(-count)
    .toReversed();
}

/** Everything that may be done now, numbered as `do NUMBER` takes it. */
export function numbered(ask: Ask, reader: GameReader, only = ''): string[] {
  if (!isMine(ask.view)) return [turnText(ask)];
  const wanted = only.toLowerCase();
  const lines = ask.view.choices.map(
    (choice, index) => `${index + 1}: ${reader.choiceText(ask, choice)}`,
  );
  const found = lines.filter((line) => line.toLowerCase().includes(wanted));
  return found.length > 0 ? found : [ask.say('reader-none')];
}
