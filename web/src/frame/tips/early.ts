/** The last touch that went down, and up, before what explains was there. */
let kept: PointerEvent[] = [];

/** Older ones are not answered: nobody waits for that any more. */
const FRESH_MS = 5000;
const KINDS = ['pointerdown', 'pointerup'] as const;

function keep(event: PointerEvent): void {
  if (event.pointerType === 'mouse') return;
  kept = event.type === 'pointerdown' ? [event] : [...kept.slice(0, 1), event];
}

/** Remembers touches for what explains, which is fetched by the first one at a table. */
export function keepTouches(): void {
  for (const kind of KINDS) addEventListener(kind, keep, { capture: true });
}

/** The touch to answer, from now on by whoever takes it. */
export function takeTouch(): PointerEvent[] {
  for (const kind of KINDS) removeEventListener(kind, keep, { capture: true });
  return kept.filter((event) => performance.now() - event.timeStamp < FRESH_MS);
}
