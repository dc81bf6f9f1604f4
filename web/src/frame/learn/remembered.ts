export type Done = Record<string, string[]>;

const KEY = 'gladsheim-lessons';
/** Marks a game of which all lessons are done. */
export const ALL = 'all';

/** The steps that are done, by game and lesson, as this browser remembers them. */
export function load(): Done {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof found !== 'object' || found === null || Array.isArray(found)) return {};
    const lists = Object.entries(found).filter(([, steps]) => Array.isArray(steps));
    return Object.fromEntries(lists.map(([lesson, steps]) => [lesson, (steps as []).map(String)]));
  } catch {
    // Storage is off, or contains something else: begin with an empty record.
    return {};
  }
}

export function save(done: Done): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(done));
  } catch {
    // Without storage it lasts as long as the page.
  }
}

/** The user's progress with the lessons of a game. */
export function stateOf(game: string): 'none' | 'begun' | 'all' {
  const done = load();
  if (done[game]?.includes(ALL)) return 'all';
  return Object.keys(done).some((key) => key.startsWith(`${game}/`)) ? 'begun' : 'none';
}
