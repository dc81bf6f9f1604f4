/** A list with something at its end, or without it. */
export function toggled<T>(list: readonly T[], one: T, on: boolean): T[] {
  const others = list.filter((other) => other !== one);
  return on ? [...others, one] : others;
}

/** A list without its item at an index. */
export const withoutAt = <T>(list: readonly T[], at: number): T[] =>
  list.filter((_, index) => index !== at);

/** A list with some fields of the item at an index replaced. */
export const withAt = <T extends object>(list: readonly T[], at: number, more: Partial<T>): T[] =>
  list.map((one, index) => (index === at ? { ...one, ...more } : one));

/** A position with some fields of a seat replaced. */
export const withPlayer = <Player extends object, Position extends { players: Player[] }>(
  position: Position & { players: Player[] },
  seat: number,
  more: Partial<Player>,
): Position => ({ ...position, players: withAt(position.players, seat, more) });
