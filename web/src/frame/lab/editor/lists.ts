/** A list with something at its end, or without it. */
export function toggled<T>(list: readonly T[], one: T, on: boolean): T[] {
  const others = list.filter((other) => other !== one);
  return on ? [...others, one] : others;
}

/** A list without what stands at a place. */
export const withoutAt = <T>(list: readonly T[], at: number): T[] =>
  list.filter((_, index) => index !== at);

/** A list in which what stands at a place has some other fields. */
export const withAt = <T extends object>(list: readonly T[], at: number, more: Partial<T>): T[] =>
  list.map((one, index) => (index === at ? { ...one, ...more } : one));

/** A position in which a seat has some other fields. */
export const withPlayer = <Player extends object, Position extends { players: Player[] }>(
  position: Position & { players: Player[] },
  seat: number,
  more: Partial<Player>,
): Position => ({ ...position, players: withAt(position.players, seat, more) });
