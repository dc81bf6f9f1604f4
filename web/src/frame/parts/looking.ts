export interface Looking<Thing> {
  /** The thing under an event; null for nothing. */
  on: (event: Event) => Thing | null;
  look: (thing: Thing | null) => void;
  /** Whether a piece is being dragged, so that nothing else is explained. */
  busy: () => boolean;
  /** Events that end a look besides those by which the mouse or the focus leaves. */
  ends: readonly string[];
}

/** Whether this focus is the result of a tap or a click: such a focus does not ask for an explanation. */
const isFocusOfPointer = (event: Event): boolean =>
  event.type === 'focusin' && !(event.target as Element).matches(':focus-visible');
const byMouse = (event: Event) => 'pointerType' in event && event.pointerType === 'mouse';

/** Explains the thing under the mouse or the keyboard focus, without choosing it. */
export function looking<Thing>({ on, look, busy, ends }: Looking<Thing>) {
  const begin = (event: Event) => {
    if (busy() || ('pointerType' in event && !byMouse(event)) || isFocusOfPointer(event)) return;
    const thing = on(event);
    // The focus may move while the table is being redrawn.
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
