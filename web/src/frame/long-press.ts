const HOLD_MS = 500;

/**
 * Calls back when a finger or the button rests, or for the menu button; the click that may
 * follow is swallowed.
 */
export function longPress(done: () => void): (node: HTMLElement) => () => void {
  return (node) => {
    const listening = new AbortController();
    const { signal } = listening;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let fired = false;
    const stop = () => clearTimeout(timer);
    const fire = () => {
      stop();
      if (fired) return;
      fired = true;
      done();
    };
    const press = () => {
      fired = false;
      timer = setTimeout(fire, HOLD_MS);
    };
    node.addEventListener('pointerdown', press, { signal });
    for (const type of ['pointerup', 'pointerleave', 'pointercancel']) {
      node.addEventListener(type, stop, { signal });
    }
    // Touch screens may report a long press as this, and cancel the pointer.
    const menu = (event: Event) => {
      event.preventDefault();
      fire();
    };
    node.addEventListener('contextmenu', menu, { signal });
    const click = (event: Event) => fired && event.stopImmediatePropagation();
    node.addEventListener('click', click, { signal, capture: true });
    return () => {
      stop();
      listening.abort();
    };
  };
}
