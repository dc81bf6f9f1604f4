import { cubicOut } from 'svelte/easing';
import { Tween } from 'svelte/motion';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface View {
  /** Centre, in board units. */
  x: number;
  y: number;
  /** Pixels per board unit. */
  scale: number;
}

export interface Fit {
  /** Board units of one cell. */
  cell: number;
  /** The least pixels of a cell, so that it can be touched, and the most. */
  least: number;
  most: number;
  /** Pixels of a cell below which even a wide port does not shrink to show all wanted boxes. */
  tight: number;
  /** Pixels from which a port is wide: there a mouse is at hand, which hits small cells too. */
  wide: number;
}

const DRAG_PX = 8;
const DURATION_MS = 300;

/** The box around cells of `cell` board units, given by their columns and rows; null for none. */
export function boxAround(places: readonly { x: number; y: number }[], cell: number): Box | null {
  if (places.length === 0) return null;
  const xs = places.map((place) => place.x);
  const ys = places.map((place) => place.y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const width = (Math.max(...xs) - left + 1) * cell;
  const height = (Math.max(...ys) - top + 1) * cell;
  return { x: left * cell, y: top * cell, width, height };
}

/** The box around a cell and its neighbours. */
export function aroundCell({ x, y }: { x: number; y: number }, cell: number): Box {
  return { x: (x - 1) * cell, y: (y - 1) * cell, width: 3 * cell, height: 3 * cell };
}

/**
 * The view that shows the content, never with cells too small to touch unless `whole`.
 *
 * `wanted` names boxes that should be seen, the most important first. A wide port shrinks as far as `tight`
 * to show the first. Each axis moves no farther than it takes to bring the first box that fits into sight.
 */
export function fitView(
  content: Box,
  focus: { x: number; y: number },
  port: { width: number; height: number },
  fit: Fit,
  whole: boolean,
  wanted: readonly Box[] = [],
): View {
  const scaleOf = (box: Box) => Math.min(port.width / box.width, port.height / box.height);
  const most = fit.most / fit.cell;
  const least = whole ? 0 : fit.least / fit.cell;
  let scale = Math.max(least, Math.min(most, scaleOf(content)));
  if (wanted[0] && port.width >= fit.wide) {
    scale = Math.min(scale, Math.max(fit.tight / fit.cell, scaleOf(wanted[0])));
  }
  const place = (at: 'x' | 'y', size: 'width' | 'height') => {
    const span = port[size] / scale;
    // Scaling may have lost a tiny part of a box that fits exactly.
    const seen = wanted.find((box) => box[size] <= span + 1e-6);
    const middle = clampTo(content[at], content[size], span, focus[at]);
    if (!seen) return middle;
    const [low, high] = [seen[at] + seen[size] - span / 2, seen[at] + span / 2];
    return Math.max(low, Math.min(high, middle));
  };
  return { x: place('x', 'width'), y: place('y', 'height'), scale };
}

/** The middle of a view of `span` that is nearest to `wish` and shows nothing beyond the content. */
function clampTo(start: number, size: number, span: number, wish: number): number {
  if (size <= span) return start + size / 2;
  return Math.min(start + size - span / 2, Math.max(start + span / 2, wish));
}

/** Pan and zoom of an SVG board: fits its content by itself until the user moves it. */
export class ViewBox {
  port = $state({ width: 0, height: 0 });
  mode = $state<'auto' | 'whole' | 'free'>('auto');
  #content: () => Box;
  #focus: () => { x: number; y: number };
  #wanted: () => Box[];
  #fit: () => Fit;
  #free = $state.raw<View>({ x: 0, y: 0, scale: 1 });
  #peeked = $state.raw<readonly Box[]>([]);
  #all = $derived.by(() => this.mode === 'whole' || (this.still() && this.#peeked.length === 0));
  #fitted = $derived.by(() =>
    fitView(
      this.#content(),
      this.#focus(),
      this.port,
      this.#fit(),
      this.#all,
      this.#all ? [] : this.#sought,
    ),
  );
  #sought = $derived.by(() => [...this.#peeked, ...this.#wanted()]);
  /** The view, or the one that it moves to. */
  #goal = $derived.by(() => (this.mode === 'free' ? this.#free : this.#fitted));
  #shown = new Tween<View>({ x: 0, y: 0, scale: 1 }, { easing: cubicOut });
  #seen = false;
  #pointers = new Map<number, { x: number; y: number }>();
  #dragged = false;

  /** `still`: nothing is to be touched now, so that all is shown, however small. */
  constructor(
    content: () => Box,
    focus: () => { x: number; y: number },
    wanted: () => Box[],
    fit: () => Fit,
    private readonly pace: () => number,
    private readonly still: () => boolean,
  ) {
    this.#content = content;
    this.#wanted = wanted;
    this.#focus = focus;
    this.#fit = fit;
    $effect(() => {
      const { width, height } = this.port;
      if (width === 0 || height === 0) return;
      const still = !this.#seen || this.mode === 'free';
      this.#seen = true;
      void this.#shown.set(this.#goal, { duration: still ? 0 : DURATION_MS * this.pace() });
    });
  }

  get scale(): number {
    return this.#shown.current.scale;
  }

  /** For the SVG's viewBox. */
  get text(): string {
    const { x, y, scale } = this.#shown.current;
    const width = Math.max(1, this.port.width) / scale;
    const height = Math.max(1, this.port.height) / scale;
    return `${x - width / 2} ${y - height / 2} ${width} ${height}`;
  }

  /** The part of the board that is seen, once the view has come to rest. */
  get window(): Box {
    const { x, y, scale } = this.#goal;
    const [width, height] = [this.port.width / scale, this.port.height / scale];
    return { x: x - width / 2, y: y - height / 2, width, height };
  }

  /** Pixels per board unit, once the view has come to rest. */
  get goalScale(): number {
    return this.#goal.scale;
  }

  fit(): void {
    this.mode = 'auto';
    this.#peeked = [];
  }

  /** Brings the first of these boxes that fits into sight, until others are, or none. */
  peek(boxes: readonly Box[]): void {
    this.#peeked = boxes;
    if (boxes.length > 0) this.mode = 'auto';
  }

  whole(): void {
    this.mode = 'whole';
    this.#peeked = [];
  }

  zoom(factor: number): void {
    this.#zoomAt(this.port.width / 2, this.port.height / 2, factor);
  }

  /** Board units under a point of the page. */
  unitsAt(node: Element, clientX: number, clientY: number): { x: number; y: number } {
    const frame = node.getBoundingClientRect();
    const { x, y, scale } = this.#shown.current;
    return {
      x: x + (clientX - frame.left - frame.width / 2) / scale,
      y: y + (clientY - frame.top - frame.height / 2) / scale,
    };
  }

  /** Listens for drag, pinch and wheel; a click that ends a drag is swallowed. */
  attach = (node: Element): (() => void) => {
    const on = new AbortController();
    const { signal } = on;
    const listen = <E extends Event>(type: string, hear: (event: E) => void) =>
      node.addEventListener(type, hear as EventListener, { signal, passive: false });
    listen<PointerEvent>('pointerdown', (event) => this.#down(event));
    listen<PointerEvent>('pointermove', (event) => this.#move(node, event));
    listen<PointerEvent>('pointerup', (event) => this.#pointers.delete(event.pointerId));
    listen<PointerEvent>('pointercancel', (event) => this.#pointers.delete(event.pointerId));
    listen<WheelEvent>('wheel', (event) => this.#wheel(node, event));
    const click = (event: Event) => {
      if (this.#dragged) event.stopImmediatePropagation();
      this.#dragged = false;
    };
    node.addEventListener('click', click, { signal, capture: true });
    return () => on.abort();
  };

  #down(event: PointerEvent): void {
    if (this.#pointers.size === 0) this.#dragged = false;
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  #move(node: Element, event: PointerEvent): void {
    const from = this.#pointers.get(event.pointerId);
    if (!from) return;
    const to = { x: event.clientX, y: event.clientY };
    if (!this.#dragged && Math.hypot(to.x - from.x, to.y - from.y) < DRAG_PX) return;
    if (!this.#dragged) node.setPointerCapture(event.pointerId);
    this.#dragged = true;
    const other = [...this.#pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const factor =
        Math.hypot(to.x - other.x, to.y - other.y) /
        Math.max(1, Math.hypot(from.x - other.x, from.y - other.y));
      const frame = node.getBoundingClientRect();
      const middle = { x: (to.x + other.x) / 2 - frame.left, y: (to.y + other.y) / 2 - frame.top };
      this.#zoomAt(middle.x, middle.y, factor);
      this.#pan((to.x - from.x) / 2, (to.y - from.y) / 2);
    } else {
      this.#pan(to.x - from.x, to.y - from.y);
    }
    this.#pointers.set(event.pointerId, to);
  }

  #wheel(node: Element, event: WheelEvent): void {
    event.preventDefault();
    const frame = node.getBoundingClientRect();
    const factor = Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.0015));
    this.#zoomAt(event.clientX - frame.left, event.clientY - frame.top, factor);
  }

  #pan(dx: number, dy: number): void {
    const { x, y, scale } = this.#shown.current;
    this.#moveTo({ x: x - dx / scale, y: y - dy / scale, scale });
  }

  #zoomAt(px: number, py: number, factor: number): void {
    const { x, y, scale } = this.#shown.current;
    const next = Math.min(2.4, Math.max(0.12, scale * factor));
    const fromCentre = { x: px - this.port.width / 2, y: py - this.port.height / 2 };
    this.#moveTo({
      x: x + fromCentre.x / scale - fromCentre.x / next,
      y: y + fromCentre.y / scale - fromCentre.y / next,
      scale: next,
    });
  }

  #moveTo(view: View): void {
    // The board must not be lost out of sight: its middle stays within a board's reach.
    const { x, y, width, height } = this.#content();
    const clamp = (value: number, low: number, high: number) =>
      Math.min(high, Math.max(low, value));
    this.#free = {
      x: clamp(view.x, x, x + width),
      y: clamp(view.y, y, y + height),
      scale: view.scale,
    };
    this.mode = 'free';
    void this.#shown.set(this.#free, { duration: 0 });
  }
}
