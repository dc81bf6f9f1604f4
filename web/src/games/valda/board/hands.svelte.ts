import { settings } from '../../../lib/page/settings.svelte';
import type { Choosing } from '../choosing/choosing.svelte';
import type { ValdaAnimator } from '../animation/animator.svelte';
import { isOverTable, keyAt, type Carrying } from '../animation/gestures';
import type { Moved } from '../animation/timeline';
import type { Key } from '../choosing/steps';

interface Table {
  choosing: Choosing;
  animator: ValdaAnimator;
  /** Called with a thing that is chosen, or tried. */
  point: (key: Key) => void;
  help: (card: string) => void;
}

/** Handles input at the table besides pointing: dragging things, and resting on them. */
export class Hands implements Carrying {
  constructor(private readonly table: Table) {}

  get choosing(): Choosing {
    return this.table.choosing;
  }

  carry = (piece: Moved, x: number, y: number): void => {
    const { animator, choosing } = this.table;
    animator.drag(piece, x, y);
    // A dragged temple or stone explains the thing below it.
    if (!('card' in piece)) choosing.consider(keyAt(x, y));
  };

  drop = (key: Key, at: { x: number; y: number } | null): void => {
    this.table.animator.dragged = null;
    this.choosing.consider(null);
    if (at) this.#letGo(key, at.x, at.y);
  };

  /** A finger that rests on a lit thing shows its effect; elsewhere it shows a description. */
  rest = (key: Key, press: Event): void => {
    const byHand = 'pointerType' in press && press.pointerType !== 'mouse';
    const card = /^(hand|open|tray):(.+)$/.exec(key)?.[2];
    if (byHand && this.choosing.can(key)) this.choosing.consider(key);
    else if (card) this.table.help(card);
    else this.table.point(key);
  };

  /** A card is played on the table, a temple is built in an area, a stone is given for another. */
  #letGo(key: Key, x: number, y: number): void {
    const { choosing, point } = this.table;
    const under = keyAt(x, y);
    if (key === 'temples') {
      if (under?.startsWith('area:')) point(under);
    } else if (key.startsWith('stone:')) {
      if (!under?.startsWith('stone:') || under === key) return;
      choosing.reset();
      point(key);
      point(under.replace('stone:', 'get:'));
    } else if (isOverTable(x, y)) {
      if (!choosing.has(key)) point(key);
      if (choosing.chosen && !settings.confirm) void choosing.confirm();
    }
  }
}
