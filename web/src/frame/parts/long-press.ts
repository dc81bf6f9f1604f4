const HOLD_MS = 500;
/** Pixels that a resting finger may slip. */
const SLIP_PX = 8;

/**
 * Calls back when a finger or the button rests, or for the menu button; the click that may
 * follow is swallowed.
 */
export function longPress(done: (press: Event) => void): (node: Element) => () => void {
  return (node) => {
    const listening = new AbortController();
    const { signal } = listening;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let fired = false;
    const stop = () => clearTimeout(timer);
    const fire = (pressed: Event) => {
      stop();
      if (fired) return;
      fired = true;
      done(pressed);
    };
    let [x, y] = [0, 0];
    const press = (event: PointerEvent) => {
      fired = false;
      [x, y] = [event.clientX, event.clientY];
      timer = setTimeout(() => fire(event), HOLD_MS);
    };
    const slip = (event: PointerEvent) => {
      if (Math.hypot(event.clientX - x, event.clientY - y) > SLIP_PX) stop();
    };
    node.addEventListener('pointerdown', press as EventListener, { signal });
    node.addEventListener('pointermove', slip as EventListener, { signal });
    for (const type of ['pointerup', 'pointerleave', 'pointercancel']) {
      node.addEventListener(type, stop, { signal });
    }
    // Touch screens may report a long press as this, and cancel the pointer.
    const menu = (event: Event) => {
      event.preventDefault();
      fire(event);
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
