import { tick } from 'svelte';

import { isFree } from '../places/homing';

interface Table {
  choosing: { readonly myTurn: boolean; readonly chosen: unknown; cancel: () => boolean };
  /** Called after a step back. */
  back?: () => void;
  /** The kind of thing that "?" explains, as the page marks it: "card" for `data-card`. */
  thing: string;
  /** A digit from 1 on. */
  digit: (digit: number) => void;
  /** More or fewer. */
  step?: (by: 1 | -1) => void;
  /** Explains the thing that has the focus or is under the mouse. */
  help: (focused: string | undefined, under: string | undefined, target: Element) => void;
}

/** Handles the keys that work wherever the focus is, and decides where the focus goes next. */
export class Keyboard {
  /** Whether the keyboard was the last input used at the table. */
  used = false;
  /** Whether the focus has moved since the mouse moved last. */
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

  /** Moves the focus to the next decision instead of the top of the page. */
  goOn = (): void => {
    if (this.used && this.table.choosing.myTurn && isFree()) this.enter();
  };

  /** Focuses the button that confirms, else a lit thing, else a plain button. */
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
