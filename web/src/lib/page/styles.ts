/** Milliseconds until a style sheet is asked for again, doubled each time, and the longest wait. */
const AGAIN_MS = 500;
const LONGEST_MS = 16_000;

/**
 * Asks again for style sheets that could not be had. Parts that need one are shown without waiting for it
 * when they are wanted a second time, and would stay without it as long as the page is open. None of ours
 * is empty: one that is was answered by a network that wants a login first.
 */
export function watchStyles(
  page: EventTarget,
  later: (task: () => void, ms: number) => void,
): void {
  const tries = new Map<string, number>();
  const look = ({ target, type }: Event) => {
    const link = target as HTMLLinkElement | null;
    if (link?.rel !== 'stylesheet' || (type === 'load' && link.sheet?.cssRules.length)) return;
    const tried = tries.get(link.href) ?? 0;
    tries.set(link.href, tried + 1);
    const wait = Math.min(LONGEST_MS, AGAIN_MS * 2 ** tried);
    later(() => link.replaceWith(link.cloneNode()), wait);
  };
  for (const type of ['error', 'load']) page.addEventListener(type, look, { capture: true });
}
