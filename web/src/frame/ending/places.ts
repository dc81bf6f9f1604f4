import type { Say } from '../../lib/texts.svelte';
import type { TableView } from '../../lib/hall/wire';

type Ended = Pick<TableView, 'places' | 'ended' | 'seats' | 'scene'>;

interface Placed {
  seat: number;
  /** The place; null in a game without places, which all agreed to call off. */
  rank: number | null;
}

/** The seats from the first place to the last; level ones as the game's own ranking has them. */
export function ordered({ places, scene }: Ended): Placed[] {
  const ranking = scene.ranking.map((seat) => ({ seat, rank: places?.[seat] ?? null }));
  return ranking.toSorted((one, other) => (one.rank ?? 0) - (other.rank ?? 0));
}

/** The seats that have won; empty if all agreed to call the game off. */
export function winnersOf(view: Ended): number[] {
  const left = view.seats.some((seat) => seat.left !== null);
  if (!view.ended && !left) return view.scene.winners ?? view.scene.ranking.slice(0, 1);
  return ordered(view)
    .filter(({ rank }) => rank === 1)
    .map(({ seat }) => seat);
}

/** Sentences that say why a game ended before its rules ended it, and who had left one that went on. */
export function whyEnded(say: Say, view: Ended, names: readonly string[]): string[] {
  if (view.ended?.how === 'abandoned') return [say('end-abandoned')];
  return view.seats
    .filter((seat) => seat.left !== null)
    .map((seat) => say(`end-${seat.left}`, { name: names[seat.seat] ?? '' }));
}
