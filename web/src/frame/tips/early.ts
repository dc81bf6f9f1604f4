/** The last touch that went down, and up, before what explains was there; null once it is. */
let kept: PointerEvent[] | null = [];

/** Older ones are not answered: nobody waits for that any more. */
const FRESH_MS = 5000;

/** Remembers a touch for what explains, which is fetched by it. */
export function keepTouch(event: PointerEvent): void {
  if (kept === null || event.pointerType === 'mouse') return;
  kept = event.type === 'pointerdown' ? [event] : [...kept.slice(0, 1), event];
}

/** The touch to answer, from now on by whoever takes it. */
export function takeTouch(): PointerEvent[] {
  const found = kept ?? [];
  kept = null;
  return found.filter((event) => performance.now() - event.timeStamp < FRESH_MS);
}
