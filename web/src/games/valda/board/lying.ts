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

export interface Spread {
  rows: number;
  /** Pixels that each card takes with its room. */
  width: number;
  /** For each card its left edge and its row. */
  places: { left: number; row: number }[];
}

/** The width of a lower card in two rows, as a share of that of a card in one row. */
const LOW = 0.74;

/**
 * The places of cards in a room, side by side: in one row, else in two rows of lower cards. If those are
 * too long for the room, they continue beyond it.
 */
export function spread(wish: {
  cards: number;
  /** Width of the largest card with its room, of the room, and of what a card in one row needs to be read. */
  whole: number;
  room: number;
  least: number;
}): Spread {
  const { cards, whole, room, least } = wish;
  const rows = cards * least > room ? 2 : 1;
  const abreast = Math.max(1, Math.ceil(cards / rows));
  const wide = Math.min(rows * whole, room / abreast);
  const width = rows > 1 ? Math.max(least * LOW, wide) : wide;
  const start = Math.max(0, (room - width * abreast) / 2);
  const places = Array.from({ length: cards }, (_, index) => ({
    left: start + width * (index % abreast),
    row: Math.floor(index / abreast),
  }));
  return { rows, width, places };
}
