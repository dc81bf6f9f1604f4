/** The element that got the focus back automatically and has not lost it since. */
export const homing: { at: Element | null } = { at: null };

/** Whether the focus may move: it is nowhere, or was only brought back automatically. */
export function isFree(): boolean {
  const held = document.activeElement;
  return !held || held === document.body || !held.isConnected || held === homing.at;
}

/** A selector that finds an element's thing again; null if the thing is not part of the table. */
export function placeOf(element: Element): string | null {
  for (const name of ['data-key', 'data-at', 'data-slot']) {
    const value = element.closest(`[${name}]`)?.getAttribute(name);
    if (value != null) return `[${name}="${CSS.escape(value)}"]`;
  }
  return null;
}
