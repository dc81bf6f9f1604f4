import { drag } from '../../../frame/parts/drag';
import { looking } from '../../../frame/parts/looking';
import type { Choosing } from '../choosing/choosing.svelte';
import type { Key } from '../choosing/steps';
import type { Moved } from './timeline';

/** The actions of dragging: over the table, and at the end. */
export interface Carrying {
  choosing: Choosing;
  carry: (piece: Moved, x: number, y: number) => void;
  /** Ends a drag at a point of the page; without a point the thing is back in its place. */
  drop: (key: Key, at: { x: number; y: number } | null) => void;
}

/** Makes a thing draggable. */
export function carrying(
  carried: Carrying,
  key: Key,
  piece: () => Moved,
  may: () => boolean = () => true,
): (node: Element) => () => void {
  const { choosing, carry, drop } = carried;
  return drag({
    may: () => choosing.myTurn && !choosing.table.busy && may(),
    begin: () => choosing.consider(key),
    move: (event) => carry(piece(), event.clientX, event.clientY),
    drop: (event) => drop(key, { x: event.clientX, y: event.clientY }),
    cancel: () => drop(key, null),
  });
}

/** The thing of the table at a point of the page. */
export function keyAt(x: number, y: number): Key | null {
  const found = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-key]');
  return found?.dataset['key'] ?? null;
}

export const isOverTable = (x: number, y: number): boolean =>
  document.elementFromPoint(x, y)?.closest('[data-world]') != null;

/** Explains the thing under the mouse or the keyboard focus, without choosing it. */
export const explaining = (choosing: Choosing, busy: () => boolean) =>
  looking<Key>({
    on: (event) =>
      (event.target as Element).closest<HTMLElement>('[data-key]')?.dataset['key'] ?? null,
    look: (key) => choosing.consider(key),
    busy,
    ends: ['pointerup', 'pointercancel'],
  });
