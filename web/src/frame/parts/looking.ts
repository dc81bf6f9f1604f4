export interface Looking<Thing> {
  /** What an event is on; null for nothing. */
  on: (event: Event) => Thing | null;
  look: (thing: Thing | null) => void;
  /** Whether something is carried, so that nothing else is looked at. */
  busy: () => boolean;
  /** Events that end a look besides those by which the mouse or the focus leaves. */
  ends: readonly string[];
}

/**
 * Whether this is a focus that a tap or a click leaves behind: who points with a finger or a mouse
 * does not look at a thing for having its focus.
 */
const isFocusOfPointer = (event: Event): boolean =>
  event.type === 'focusin' && !(event.target as Element).matches(':focus-visible');
const byMouse = (event: Event) => 'pointerType' in event && event.pointerType === 'mouse';

/** What the mouse or the keyboard is on is explained, without being chosen. */
export function looking<Thing>({ on, look, busy, ends }: Looking<Thing>) {
  const begin = (event: Event) => {
    if (busy() || ('pointerType' in event && !byMouse(event)) || isFocusOfPointer(event)) return;
    const thing = on(event);
    // The focus may move while the table is being drawn anew.
    queueMicrotask(() => look(thing));
  };
  const end = (event: Event) => {
    if (busy() || (byMouse(event) && event.type !== 'pointerleave')) return;
    queueMicrotask(() => look(null));
  };
  return (node: Element) => {
    const listening = new AbortController();
    const { signal } = listening;
    for (const type of ['pointerover', 'focusin']) node.addEventListener(type, begin, { signal });
    for (const type of ['pointerleave', 'focusout', ...ends]) {
      node.addEventListener(type, end, { signal });
    }
    return () => listening.abort();
  };
}
