import { drag } from '../../../frame/parts/drag';
import { longPress } from '../../../frame/parts/long-press';
import { looking } from '../../../frame/parts/looking';
import type { Choosing } from '../choosing/choosing.svelte';
import type { Cell, Code, Dir } from '../shapes';

interface Board {
  choosing: Choosing;
  /** Middle of a cell on the page. */
  middleOf: (at: Cell) => { x: number; y: number } | null;
  raven: () => Cell | undefined;
  /** The cell of the Hermod whose line the next tile goes into; null for none. */
  hermod: () => Cell | null;
  /** Ends a drag of Hermod. */
  ride: (x: number, y: number) => void;
  tileAt: (at: Cell) => Code | undefined;
  carry: (code: Code, x: number, y: number) => void;
  /** Whether a tile is being dragged over the board. */
  carries: () => boolean;
  drop: (x: number, y: number) => void;
  cancel: () => void;
  help: (code: Code) => void;
}

const atOf = (event: Event): Cell | null =>
  (event.target as Element).closest<SVGElement>('[data-at]')?.dataset['at'] ?? null;

/**
 * Handles drags on the board: the Raven to its destination, Hermod to the cell for the next tile, and a
 * bumped tile in its direction. Attach it before the view, which such a press must not move.
 */
export function drawing(board: Board): (node: Element) => () => void {
  const { choosing } = board;
  const may = (event: PointerEvent): boolean => {
    const at = atOf(event);
    if (at === null) return false;
    if (choosing.flying) return at === board.raven();
    const bumps = at === choosing.cell && (choosing.spot?.choices.length ?? 0) > 1;
    return bumps || at === board.hermod();
  };
  const bumping = () => (choosing.spot?.choices.length ?? 0) > 1;
  return drag({
    may: (event) => {
      const drawn = may(event);
      if (drawn) event.stopImmediatePropagation();
      return drawn;
    },
    begin: () => undefined,
    move: (event) => {
      if (bumping()) return;
      const rides = choosing.flying ? board.raven() : board.hermod();
      const code = choosing.piece ?? board.tileAt(rides ?? '');
      if (code !== undefined) board.carry(code, event.clientX, event.clientY);
    },
    drop: (event) => {
      if (choosing.flying) return board.drop(event.clientX, event.clientY);
      if (!bumping()) return board.ride(event.clientX, event.clientY);
      const from = board.middleOf(choosing.cell ?? '');
      if (!from) return;
      const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
      const across = Math.abs(dx) > Math.abs(dy);
      choosing.turn(across ? (dx > 0 ? 'E' : 'W') : dy > 0 ? 'S' : 'N');
    },
    cancel: board.cancel,
  });
}

/** Explains the thing under the mouse, the keyboard focus or a resting finger, without choosing it. */
export function explaining(board: Board): (node: Element) => () => void {
  const { choosing } = board;
  const attach = looking<{ at: Cell | null; dir: Dir | null }>({
    on: (event) => {
      const arrow = (event.target as Element).closest<SVGElement>('[data-dir]');
      const dir = (arrow?.dataset['dir'] as Dir | undefined) ?? null;
      return { at: dir ? choosing.cell : atOf(event), dir };
    },
    look: (found) => choosing.consider(found?.at ?? null, found?.dir),
    busy: board.carries,
    ends: ['pointerup'],
  });
  const rest = (press: Event) => {
    const at = atOf(press);
    if (at === null) return;
    const tile = board.tileAt(at);
    if (choosing.spots.some((spot) => spot.at === at)) choosing.consider(at);
    else if (tile !== undefined) board.help(tile);
  };
  return (node) => {
    const leaves = [attach(node), longPress(rest)(node)];
    return () => leaves.forEach((leave) => leave());
  };
}
