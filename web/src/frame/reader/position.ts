import type { Playing } from '../../lib/table/playing';
import type { Say } from '../../lib/texts.svelte';
import type { Choice, Entry, TableView } from '../../lib/hall/wire';

/** A part of the position in words: a table or a list under a heading. */
export interface Section {
  title: string;
  lines?: string[];
  /** The first cell of each row names the row. */
  table?: { head: string[]; rows: string[][] };
}

/** What a command may look at and do. */
export interface Ask {
  table: Pick<Playing, 'act' | 'undo' | 'preview' | 'why' | 'notice'>;
  view: TableView;
  names: readonly string[];
  say: Say;
  /** The words of an id in the page's language and in English. */
  words: (id: string) => string[];
  /** Asks to be sure, or acts at once; the answer either way. */
  propose: (action: string, text: string) => Promise<string[]>;
  /** What was last spoken of, for "this". */
  memory: { tile: string | null };
}

export type Answer = string[] | Promise<string[]>;
export type Command = (ask: Ask, said: Record<string, string>) => Answer;

/** What a game brings to its reading. */
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

export const isMine = (view: TableView): boolean => view.my_turn && view.choices.length > 0;

/** Whose turn it is. */
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
