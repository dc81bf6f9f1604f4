/** Where this browser keeps at which table of each game it began, and for how many turns it was advised there. */
const KEY = 'gladsheim-coach';
/** So many own turns of a game are advised, all at the first table of it. */
const TURNS = 5;

type Begun = Record<string, { table: string; turns: number } | undefined>;

function load(): Begun {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Begun;
  } catch {
    // Storage is switched off, or holds something else.
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

/** Whether nobody has begun a game of this kind here. */
export const isNew = (game: string): boolean => load()[game] === undefined;

/** Remembers at which table of a game somebody began; later ones change nothing. */
export function begin(game: string, table: string): void {
  if (isNew(game)) save({ ...load(), [game]: { table, turns: 0 } });
}

/** Whether an own turn at a table is advised; to be asked at the beginning of each, which it counts. */
export function isAdvised(game: string, table: string): boolean {
  const all = load();
  const begun = all[game] ?? { table, turns: 0 };
  if (begun.table !== table || begun.turns >= TURNS) return false;
  // With nothing to count with nobody is advised, so that it does not go on for ever.
  return save({ ...all, [game]: { table, turns: begun.turns + 1 } });
}
