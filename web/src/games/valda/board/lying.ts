import type { CardId, CardType, SeatScene } from '../shapes';

/** A card that lies before its player, with its copies. */
export interface Lying {
  id: CardId;
  key: string;
  copies: number;
  open: boolean;
}

const ORDER: readonly CardType[] = ['yellow', 'attack', 'defence', 'weapon'];

function counted(ids: readonly CardId[]): Map<CardId, number> {
  const found = new Map<CardId, number>();
  for (const id of ids) found.set(id, (found.get(id) ?? 0) + 1);
  return found;
}

/**
 * A seat's open cards, then its hand by kinds, copies together; `typeOf` tells the kind of a
 * card. A weapon that lies open is chosen as one of the hand is.
 */
export function lyingCards(
  seat: Pick<SeatScene, 'hand' | 'open'> | undefined,
  typeOf: (id: CardId) => CardType | undefined,
): Lying[] {
  if (!seat) return [];
  const hand = seat.hand ?? [];
  const rank = (id: CardId) => ORDER.indexOf(typeOf(id) ?? 'weapon');
  const open = [...counted(seat.open)].map(([id, copies]) => {
    const zone = typeOf(id) === 'weapon' && !hand.includes(id) ? 'hand' : 'open';
    return { id, key: `${zone}:${id}`, copies, open: true };
  });
  const closed = [...counted(hand)]
    .sort(([a], [b]) => rank(a) - rank(b) || a.localeCompare(b))
    .map(([id, copies]) => ({ id, key: `hand:${id}`, copies, open: false }));
  return [...open, ...closed];
}
