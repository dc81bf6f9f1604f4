import type { Entry } from '../../../lib/hall/wire';
import type { Choosing } from '../choosing/choosing.svelte';
import type { Cell, Code, VoluspaChoice, VoluspaScene } from '../shapes';
import { readCell } from '../shapes';

/** One landing of a turn that has several: Hermod and what follows him, the Raven and its flight. */
export interface Step {
  at: Cell;
  x: number;
  y: number;
  code: Code;
  points: number;
  /** Whether it has been done, instead of only chosen. */
  sure: boolean;
}

const placedIn = (entry: Entry) => entry.events.find((event) => event.event === 'placed');
/** Whether another player is to act after it, or nobody. */
const passes = (entry: Entry) =>
  entry.events.some((event) => event.event === 'turn' || event.event === 'over');

function stepOf(entry: Entry): Step | null {
  const placed = placedIn(entry);
  if (!placed) return null;
  const at = String(placed['at']);
  return { at, ...readCell(at), code: String(placed['tile']), points: entry.points, sure: true };
}

/** Whether the turn continues after this entry with another landing. */
const leadsOn = (entry: Entry, next: Entry): boolean => entry.seat === next.seat && !passes(entry);

/** The landings of a turn up to an entry of the log, in their order; empty where it is none. */
export function chainTo(log: readonly Entry[], last: Entry | null): Step[] {
  const done = log.filter((entry) => !entry.undone);
  const end = last ? done.findIndex((entry) => entry.seq === last.seq) : -1;
  const steps: Step[] = [];
  for (let at = end; at >= 0; at--) {
    const [entry, before] = [done[at], done[at - 1]];
    const step = entry && stepOf(entry);
    if (!step) break;
    steps.unshift(step);
    if (!before || !leadsOn(before, entry)) break;
  }
  return steps;
}

/** The landings of the shown turn, with the one that is being chosen. */
export function chainFor(table: {
  choosing: Choosing;
  shown: Entry | null;
  landed: Entry | null;
  /** Whether the turn of the player at this screen continues with another landing. */
  rides: boolean;
  log: readonly Entry[];
}): Step[] {
  const { choosing, shown, landed, rides, log } = table;
  const steps = chainTo(log, shown ?? landed);
  const { looked, scene } = choosing;
  if (rides && !shown && looked?.choice.at) {
    const { at, piece, points } = looked.choice;
    // The Raven's tile in flight is on the board.
    const flier = scene?.board.find((tile) => tile.at === scene.raven?.at)?.tile ?? '';
    return [...steps, { at, ...readCell(at), code: piece ?? flier, points, sure: false }];
  }
  const idle = shown !== null || (choosing.piece === null && !looked);
  return rides || (steps.length > 1 && idle) ? steps : [];
}

/** The Hermod that a tile may follow, and how far. */
export type Ride = Pick<VoluspaScene, 'hermod' | 'reach'>;

/** A part of the board, in cells. */
export interface Reach {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The row and the column of a rider, so many cells north, east, south and west of it. */
function lines(
  rider: Cell,
  [north = 0, east = 0, south = 0, west = 0]: readonly number[],
): Reach[] {
  const { x, y } = readCell(rider);
  return [
    { x: x - west, y, width: west + east + 1, height: 1 },
    { x, y: y - north, width: 1, height: north + south + 1 },
  ];
}

/** The cells where a tile may follow: the explained Hermod's, or else those of the Hermod on the board. */
export function reachFor(looked: VoluspaChoice | null, { hermod, reach }: Ride): Reach[] {
  if (looked?.reach) return lines(looked.at ?? '', looked.reach);
  return hermod !== null && reach && !looked ? lines(hermod, reach) : [];
}

/** The same for the explained choice. */
export const reachOf = ({ looked, scene }: Choosing, rides: boolean): Reach[] =>
  reachFor(looked?.choice ?? null, rides && scene ? scene : { hermod: null, reach: null });
