/** Milliseconds without an answer after which the user is told. */
export const LATE_MS = 5_000;
/** Milliseconds before an unanswered request is repeated, doubled each time, and the longest wait. */
const AGAIN_MS = 1_000;
const LONGEST_MS = 15_000;

/**
 * Calls `ask` now, then every `ms` milliseconds while the page is visible; without `ms`, only until there
 * is an answer. If `ask` returns false, there was none: then it is called again sooner. Returns a function
 * that stops it.
 */
export function polling(ask: () => Promise<unknown>, ms = Infinity): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  let failures = 0;
  const next = async () => {
    // A single request is made on a hidden page, too: its answer is there when the user looks.
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
