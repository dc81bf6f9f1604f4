/**
 * The arrival times of views, so that clocks can count down from there: a running clock's value in a view
 * was true then. Kept beside the views, which do not change while nothing happens.
 */
const CAME = new WeakMap<object, number>();

/** A view came in now; its running clock had counted for so many milliseconds already. */
export function startAge(view: object, elapsed = 0, now = performance.now()): void {
  CAME.set(view, now - Math.max(0, elapsed));
}

/** The same view again: the newer word on the time counts. */
export function keepAge(kept: object, newer: object): void {
  CAME.set(kept, CAME.get(newer) ?? performance.now());
}

/** Milliseconds that the running clock of a view has counted by now. */
export function viewAge(view: object, now = performance.now()): number {
  const came = CAME.get(view);
  if (came === undefined) startAge(view, 0, now);
  return Math.max(0, now - (came ?? now));
}
