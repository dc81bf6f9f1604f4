import type { TableView } from '../../lib/hall/wire';

/** The name of the player whose hand is shown, if several play at this screen; otherwise null. */
export function ownerOf({ seats, viewer }: TableView, names: readonly string[]): string | null {
  const several = seats.filter((seat) => seat.mine).length > 1;
  return several && viewer !== null ? (names[viewer] ?? '') : null;
}
