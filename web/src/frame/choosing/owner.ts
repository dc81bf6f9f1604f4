import type { TableView } from '../../lib/hall/wire';

/** Whose hand is shown, where several play at this screen; null where that is clear. */
export function ownerOf({ seats, viewer }: TableView, names: readonly string[]): string | null {
  const several = seats.filter((seat) => seat.mine).length > 1;
  return several && viewer !== null ? (names[viewer] ?? '') : null;
}
