/** Which level of the bots suits somebody in this browser, by game, and the table that said so last. */
const KEY = 'gladsheim-levels';

type Levels = Record<string, { level: number; table: string } | undefined>;

function load(): Levels {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Levels;
  } catch {
    // Storage is switched off, or holds something else.
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
    // Then the next game begins as the last one did.
  }
}
