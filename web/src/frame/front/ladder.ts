/** The bot level that suits the user of this browser, by game, with the table that last changed it. */
const KEY = 'gladsheim-levels';

type Levels = Record<string, { level: number; table: string } | undefined>;

function load(): Levels {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Levels;
  } catch {
    // Storage is off, or contains something else.
    return {};
  }
}

/** The level that the last results suggest; null before the first. */
export const levelFor = (game: string): number | null => load()[game]?.level ?? null;

/** Remembers what a game against a bot of a level suggests for the next one; counted once for each table. */
export function suggest(game: string, table: string, level: number): void {
  const all = load();
  if (all[game]?.table === table) return;
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all, [game]: { level, table } }));
  } catch {
    // Without storage the next game begins at the same level as the last.
  }
}
