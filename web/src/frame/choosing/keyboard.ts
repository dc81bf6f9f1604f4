import { tick } from 'svelte';

import { isFree } from '../places/homing';

interface Table {
  choosing: { readonly myTurn: boolean; readonly chosen: unknown; cancel: () => boolean };
  /** A step back was taken. */
  back?: () => void;
  /** What can be told of by "?", as things of the page are marked: "card" for `data-card`. */
  thing: string;
  /** A digit from 1 on. */
  digit: (digit: number) => void;
  /** More or fewer. */
  step?: (by: 1 | -1) => void;
  /** Tells of what has the focus, or lies under the mouse. */
  help: (focused: string | undefined, under: string | undefined, target: Element) => void;
}

/** The keys that a board answers to wherever the focus is, and where the keyboard goes on. */
export class Keyboard {
  /** Whether the last hand laid on the table was the keyboard's. */
  used = false;
  /** Whether it has moved on since the mouse was moved last. */
  moved = false;
  #under: string | undefined;

  constructor(private readonly table: Table) {}

  onHover = (event: PointerEvent): void => {
    this.moved = false;
    this.#under = this.#thingAt(event.target as Element);
  };

  onPress = (): void => {
    this.used = false;
  };

  onKey = (event: KeyboardEvent): void => {
    this.used = true;
    const { key } = event;
    const { choosing, digit, step, back, help } = this.table;
    const target = event.target as Element;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (target.closest('input, select, textarea, dialog')) return;
    if (key >= '1' && key <= '9') digit(Number(key));
    else if (key === '+' || key === '-') step?.(key === '+' ? 1 : -1);
    else if (key === 'Escape' && choosing.cancel()) {
      event.preventDefault();
      void tick().then(back);
    } else if (key === '?') help(this.#thingAt(target), this.#under, target);
    else if (key === 'Tab' || key.startsWith('Arrow')) this.moved = true;
  };

  #thingAt(target: Element): string | undefined {
    const { thing } = this.table;
    return target.closest<HTMLElement | SVGElement>(`[data-${thing}]`)?.dataset[thing];
  }

  /** The keyboard goes on where the next decision is made, not at the top of the page. */
  goOn = (): void => {
    if (this.used && this.table.choosing.myTurn && isFree()) this.enter();
  };

  /** Brings the keyboard to the button that confirms, to what is lit, or to the plain buttons. */
  enter = (): void => {
    const find = (query: string) =>
      [...document.querySelectorAll<HTMLElement>(`main ${query}`)].find((element) =>
        element.checkVisibility({ visibilityProperty: true }),
      );
    const target = this.table.choosing.chosen
      ? (find('[data-sure]') ?? find('[data-count]'))
      : (find('[data-lit="true"]:not([aria-pressed="true"])') ?? find('[data-plain]'));
    target?.focus();
  };
}
