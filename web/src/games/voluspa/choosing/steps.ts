import { readCell, type Cell, type Code, type VoluspaChoice, type Way } from '../shapes';

/** A cell where the chosen tile may go, with the choices that lead there. */
export interface Spot {
  at: Cell;
  x: number;
  y: number;
  way: Way;
  /** One choice, or one for each direction of a bump. */
  choices: VoluspaChoice[];
  points: number;
  /** Whether no other spot of this tile brings more. */
  best: boolean;
}

/** The choices that put this piece, with this many boosts, on a cell; no piece: flights. */
export function landings(
  choices: readonly VoluspaChoice[],
  piece: Code | null,
  boosts: number,
): VoluspaChoice[] {
  if (piece === null) return choices.filter((choice) => choice.type === 'flight');
  return choices.filter(
    (choice) => choice.type === 'play' && choice.piece === piece && (choice.boosts ?? 0) === boosts,
  );
}

/** One spot per cell, in reading order; `aids`: whether the best are to be told from the others. */
export function spotsOf(choices: readonly VoluspaChoice[], aids: boolean): Spot[] {
  const spots = new Map<Cell, Spot>();
  for (const choice of choices) {
    if (choice.at === undefined) continue;
    const spot = spots.get(choice.at);
    if (spot) {
      spot.choices.push(choice);
      spot.points = Math.max(spot.points, choice.points);
    } else {
      spots.set(choice.at, {
        at: choice.at,
        ...readCell(choice.at),
        way: choice.way ?? 'beside',
        choices: [choice],
        points: choice.points,
        best: false,
      });
    }
  }
  const list = [...spots.values()].sort((a, b) => a.y - b.y || a.x - b.x);
  const most = Math.max(...list.map((spot) => spot.points));
  for (const spot of list) spot.best = aids && spot.points === most && most > 0;
  return list;
}

/** A cell with the tile of the hand that brings the most there. */
export interface BestSpot {
  at: Cell;
  x: number;
  y: number;
  piece: Code;
  boosts: number;
  points: number;
}

const MOST_SHOWN = 5;

/** The cells with the most immediate points for a tile of the hand, the best first. */
export function bestSpots(choices: readonly VoluspaChoice[]): BestSpot[] {
  const found = new Map<Cell, BestSpot>();
  for (const { type, at, piece, boosts = 0, points } of choices) {
    if (type !== 'play' || at === undefined || piece === undefined || points <= 0) continue;
    const known = found.get(at);
    // For the same points fewer Freyas are better.
    const better = !known || points > known.points;
    const cheaper = known && points === known.points && boosts < known.boosts;
    if (better || cheaper) found.set(at, { at, ...readCell(at), piece, boosts, points });
  }
  return [...found.values()].sort((one, other) => other.points - one.points).slice(0, MOST_SHOWN);
}

/** The numbers of Freyas that may go with this piece somewhere; [0] when none may. */
export function boostsOf(choices: readonly VoluspaChoice[], piece: Code): number[] {
  const found = new Set<number>();
  for (const choice of choices) {
    if (choice.type === 'play' && choice.piece === piece) found.add(choice.boosts ?? 0);
  }
  return [...found].sort((a, b) => a - b);
}
