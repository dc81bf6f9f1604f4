/** So long nobody is told that there is no answer yet, in milliseconds. */
export const LATE_MS = 5_000;
/** Milliseconds before what was not answered is asked for again, doubled each time, and the longest wait. */
const AGAIN_MS = 1_000;
const LONGEST_MS = 15_000;

/**
 * Calls `ask` now, then every `ms` milliseconds while the page is seen; without `ms`, only until it is
 * answered. False from `ask` says that it was not: then it is called again sooner. Returns how to stop it.
 */
export function polling(ask: () => Promise<unknown>, ms = Infinity): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  let failures = 0;
  const next = async () => {
    // What is asked for once is there when the page is looked at.
    if (!document.hidden || ms === Infinity) failures = (await ask()) === false ? failures + 1 : 0;
    const again = Math.min(LONGEST_MS, AGAIN_MS * 2 ** (failures - 1));
    const wait = failures > 0 ? Math.min(ms, again) : ms;
    if (!stopped && wait < Infinity) timer = setTimeout(() => void next(), wait);
  };
  const seen = () => {
    if (!document.hidden && ms < Infinity) void ask();
  };
  document.addEventListener('visibilitychange', seen);
  void next();
  return () => {
    stopped = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', seen);
  };
}
