/** Pixels from which a press that moves is a drag. */
const BEGINS_PX = 8;

export interface Drag {
  /** Whether this press may become a drag. */
  may: (event: PointerEvent) => boolean;
  begin: (event: PointerEvent) => void;
  move: (event: PointerEvent) => void;
  /** Let go; with the place where it was let go of. */
  drop: (event: PointerEvent) => void;
  cancel: () => void;
}

/** Tells drags of one finger or the mouse; the click that ends one is swallowed. */
export function drag(does: Drag): (node: Element) => () => void {
  return (node) => {
    const listening = new AbortController();
    const { signal } = listening;
    let press: PointerEvent | null = null;
    let dragged = false;
    let following = new AbortController();
    const move = (event: PointerEvent) => {
      if (!press || event.pointerId !== press.pointerId) return;
      if (dragged) return does.move(event);
      const far = Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY);
      if (far < BEGINS_PX) return;
      dragged = true;
      does.begin(press);
      does.move(event);
    };
    const end = (event: PointerEvent) => {
      if (!press || event.pointerId !== press.pointerId) return;
      press = null;
      following.abort();
      if (!dragged) return;
      if (event.type === 'pointerup') does.drop(event);
      else does.cancel();
    };
    const down = (event: PointerEvent) => {
      dragged = false;
      if (!event.isPrimary || event.button !== 0 || !does.may(event)) return;
      press = event;
      // A quick hand is out of the node at the first step.
      following = new AbortController();
      addEventListener('pointermove', move, { signal: following.signal });
      addEventListener('pointerup', end, { signal: following.signal });
      addEventListener('pointercancel', end, { signal: following.signal });
    };
    node.addEventListener('pointerdown', down as EventListener, { signal });
    const click = (event: Event) => {
      if (dragged) event.stopImmediatePropagation();
      dragged = false;
    };
    node.addEventListener('click', click, { signal, capture: true });
    return () => {
      listening.abort();
      following.abort();
    };
  };
}
