/** What names a place of a board in actions: a cell, a gap, a god; null for what lies nowhere. */
export function coordinatesOf(thing: Element): string | null {
  const at = thing.getAttribute('data-at');
  if (at !== null) return at;
  const [, place] =
    /^(?:market|slot|cell|area):(.+)$/.exec(thing.getAttribute('data-key') ?? '') ?? [];
  return place ?? null;
}

/** An action as it is typed; nothing for what nobody did by one, or what is secret. */
export const typed = (action: string): string | null => (/[:@]/.test(action) ? action : null);
