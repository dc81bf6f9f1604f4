/**
 * The storage key of the first table of each game in this browser, with the number of turns advised there.
 */
const KEY = 'gladsheim-coach';
/** The number of one's own turns with advice, all at the first table of a game. */
const TURNS = 5;

type Begun = Record<string, { table: string; turns: number } | undefined>;

function load(): Begun {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Begun;
  } catch {
    // Storage is off, or contains something else.
    return {};
  }
}

function save(all: Begun): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
    return true;
  } catch {
    return false;
  }
}

/** Whether no game of this kind was begun in this browser. */
export const isNew = (game: string): boolean => load()[game] === undefined;

/** Whether a table is the first of its game in this browser, as far as that is known. */
export const isFirst = (game: string, table: string): boolean =>
  (load()[game]?.table ?? table) === table;

/** Remembers the first table of a game; later tables change nothing. */
export function begin(game: string, table: string): void {
  if (isNew(game)) save({ ...load(), [game]: { table, turns: 0 } });
}

/** Whether one's own turn at a table gets advice. Call it once at the beginning of each: it counts them. */
export function isAdvised(game: string, table: string): boolean {
  const all = load();
  const begun = all[game] ?? { table, turns: 0 };
  if (begun.table !== table || begun.turns >= TURNS) return false;
  // Without storage the turns cannot be counted, so there is no advice: it would never end.
  return save({ ...all, [game]: { table, turns: begun.turns + 1 } });
}
