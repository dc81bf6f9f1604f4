/** What the keyboard was brought back to, and has not left since. */
export const homing: { at: Element | null } = { at: null };

/** Whether the keyboard is nowhere, or where it was only brought back to: it may go on from there. */
export function isFree(): boolean {
  const held = document.activeElement;
  return !held || held === document.body || !held.isConnected || held === homing.at;
}

/** How to find the thing again that an element is or is a part of; null where it is none of the table's. */
export function placeOf(element: Element): string | null {
  for (const name of ['data-key', 'data-at', 'data-slot']) {
    const value = element.closest(`[${name}]`)?.getAttribute(name);
    if (value != null) return `[${name}="${CSS.escape(value)}"]`;
  }
  return null;
}
