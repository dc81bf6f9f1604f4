const HOLD_MS = 500;

/** Calls back when a finger or the button rests; the click that follows is swallowed. */
export function longPress(done: () => void): (node: HTMLElement) => () => void {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let fired = false;
    const { signal, abort } = controller();
    const stop = () => clearTimeout(timer);
    node.addEventListener(
      'pointerdown',
      () => {
        fired = false;
        timer = setTimeout(() => {
          fired = true;
          done();
        }, HOLD_MS);
      },
      { signal },
    );
    for (const type of ['pointerup', 'pointerleave', 'pointercancel']) {
      node.addEventListener(type, stop, { signal });
    }
    node.addEventListener('contextmenu', (event) => fired && event.preventDefault(), { signal });
    node.addEventListener('click', (event) => fired && event.stopImmediatePropagation(), {
      signal,
      capture: true,
    });
    return () => {
      stop();
      abort();
    };
  };
}

function controller(): { signal: AbortSignal; abort: () => void } {
  const made = new AbortController();
  return { signal: made.signal, abort: () => made.abort() };
}
