/** Calls `ask` now, then every `ms` milliseconds while the page is seen; returns how to stop it. */
export function polling(ask: () => Promise<void>, ms: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const next = async () => {
    if (!document.hidden) await ask();
    if (!stopped) timer = setTimeout(() => void next(), ms);
  };
  const seen = () => {
    if (!document.hidden) void ask();
  };
  document.addEventListener('visibilitychange', seen);
  void next();
  return () => {
    stopped = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', seen);
  };
}
