type Way = 'ArrowUp' | 'ArrowRight' | 'ArrowDown' | 'ArrowLeft';
const STEPS: Record<Way, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};

interface Spot {
  x: number;
  y: number;
}

/** The nearest of `spots` that lies that way from `from`, going sideways counting double; or -1. */
export function nearest(spots: readonly Spot[], from: Spot, way: Way): number {
  const [dx, dy] = STEPS[way];
  let best = -1;
  let least = Infinity;
  spots.forEach((spot, index) => {
    const ahead = (spot.x - from.x) * dx + (spot.y - from.y) * dy;
    const aside = Math.abs((spot.x - from.x) * dy) + Math.abs((spot.y - from.y) * dx);
    const far = ahead + 2 * aside;
    if (ahead > 1 && far < least) [best, least] = [index, far];
  });
  return best;
}

const middle = (element: Element): Spot => {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
};

/** The buttons of a group share one stop of the tab key; arrow keys move between them. */
export function roving(node: HTMLElement): () => void {
  const buttons = () => [...node.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')];
  const stopAt = (chosen: HTMLButtonElement | undefined) => {
    for (const button of buttons()) button.tabIndex = button === chosen ? 0 : -1;
  };
  const first = () => {
    const all = buttons();
    return all.find((button) => button.dataset['lit'] === 'true') ?? all[0];
  };
  const tend = () => {
    const stops = buttons().filter((button) => button.tabIndex === 0);
    const held = stops.length === 1 ? stops[0] : undefined;
    const lit = node.querySelector('[data-lit="true"]');
    if (!held || (lit && held.dataset['lit'] !== 'true' && held !== document.activeElement)) {
      stopAt(first());
    }
  };
  const listening = new AbortController();
  const { signal } = listening;
  node.addEventListener(
    'focusin',
    (event) => {
      const button = (event.target as Element).closest('button');
      if (button && node.contains(button)) stopAt(button);
    },
    { signal },
  );
  node.addEventListener(
    'keydown',
    (event) => {
      if (!(event.key in STEPS) || event.altKey || event.ctrlKey || event.metaKey) return;
      const all = buttons();
      const held = (event.target as Element).closest('button');
      if (!held) return;
      event.preventDefault();
      const others = all.filter((button) => button !== held);
      all[
        all.indexOf(others[nearest(others.map(middle), middle(held), event.key as Way)]!)
      ]?.focus();
    },
    { signal },
  );
  const watch = new MutationObserver(tend);
  watch.observe(node, {
    childList: true,
    subtree: true,
    attributeFilter: ['data-lit', 'disabled'],
  });
  tend();
  return () => {
    listening.abort();
    watch.disconnect();
  };
}
