/**
 * Does something before the next frame is painted, so that a busy device lays the page out in a task of
 * its own; at once while nobody sees the page, which has no frames then. Returns what takes it back.
 */
export function beforePaint(work: () => void): () => void {
  if (document.hidden) {
    work();
    return () => undefined;
  }
  const frame = requestAnimationFrame(work);
  return () => cancelAnimationFrame(frame);
}
