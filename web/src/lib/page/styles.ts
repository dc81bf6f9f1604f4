/** Milliseconds until a style sheet is asked for again, doubled each time, and how often. */
const AGAIN_MS = 500;
const MOST_TRIES = 6;

/**
 * Asks again for style sheets that could not be had. Parts that need one are shown without waiting for it
 * when they are wanted a second time, and would stay without it as long as the page is open.
 */
export function watchStyles(
  page: EventTarget,
  later: (task: () => void, ms: number) => void,
): void {
  const tries = new Map<string, number>();
  page.addEventListener(
    'error',
    ({ target }) => {
      const link = target as HTMLLinkElement | null;
      if (link?.rel !== 'stylesheet') return;
      const tried = tries.get(link.href) ?? 0;
      tries.set(link.href, tried + 1);
      if (tried < MOST_TRIES)
        later(() => link.replaceWith(link.cloneNode()), AGAIN_MS * 2 ** tried);
    },
    { capture: true },
  );
}
