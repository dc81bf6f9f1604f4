/** The last touch, down and up, from before the code of the tips was loaded. */
let kept: PointerEvent[] = [];

/** Older touches are not answered: the user no longer expects it. */
const FRESH_MS = 5000;
const KINDS = ['pointerdown', 'pointerup'] as const;

function keep(event: PointerEvent): void {
  if (event.pointerType === 'mouse') return;
  kept = event.type === 'pointerdown' ? [event] : [...kept.slice(0, 1), event];
}

/** Remembers touches until the code of the tips is loaded, which the first touch at a table triggers. */
export function keepTouches(): void {
  for (const kind of KINDS) addEventListener(kind, keep, { capture: true });
}

/** Returns the touch to answer, and stops remembering: from now on the caller handles touches. */
export function takeTouch(): PointerEvent[] {
  for (const kind of KINDS) removeEventListener(kind, keep, { capture: true });
  return kept.filter((event) => performance.now() - event.timeStamp < FRESH_MS);
}
