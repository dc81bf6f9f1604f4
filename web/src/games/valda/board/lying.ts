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

export interface Fan {
  rows: number;
  /** The card that lies upon the others. */
  front: number;
  /** For each card its left edge, what is seen of it, and its row. */
  places: { left: number; width: number; row: number }[];
}

/**
 * How cards lie in a room: side by side, else upon each other as far as they must, the front one and
 * the last seen whole; in two rows where a finger would find too little of each in one.
 */
export function fanOf(wish: {
  cards: number;
  /** The card that is chosen or looked at, -1 for none. */
  raised: number;
  /** Width of a whole card, of the room, and of what a finger needs. */
  whole: number;
  room: number;
  least: number;
}): Fan {
  const { cards, raised, whole, room, least } = wish;
  const gaps = cards - 1;
  const last = raised >= 0 ? raised : gaps;
  if (whole === 0 || gaps < 1 || room >= whole * cards) {
    const start = Math.max(0, (room - whole * cards) / 2);
    const places = Array.from({ length: cards }, (_, index) => ({
      left: start + index * whole,
      width: whole,
      row: 0,
    }));
    return { rows: 1, front: last, places };
  }
  const inside = last < gaps && gaps > 1;
  if ((room - whole) / gaps < least) return twoRows(wish);
  // Around a card in the middle the others stand closer for the time being.
  const step = Math.min(whole, inside ? (room - 2 * whole) / (gaps - 1) : (room - whole) / gaps);
  const places = Array.from({ length: cards }, (_, index) => ({
    left: step * index + (inside && index > last ? whole - step : 0),
    width: index === last || index === gaps ? whole : step,
    row: 0,
  }));
  return { rows: 1, front: last, places };
}

function twoRows({ cards, raised, whole, room, least }: Parameters<typeof fanOf>[0]): Fan {
  const abreast = Math.ceil(cards / 2);
  // The last of a row is seen whole, unless a finger would find too little of the others.
  const spread = (room - whole) / (abreast - 1);
  const step = Math.min(whole, spread < least ? room / abreast : spread);
  const places = Array.from({ length: cards }, (_, index) => {
    const row = index < abreast ? 0 : 1;
    const left = step * (index - row * abreast);
    return index === raised
      ? { left: Math.min(left, room - whole), width: whole, row }
      : { left, width: step, row };
  });
  return { rows: 2, front: raised, places };
}
