import type { Say } from '../../lib/texts.svelte';
import type { Entry, TableView } from '../../lib/hall/wire';
import { winnersOf } from './places';

type Ended = Pick<TableView, 'places' | 'ended' | 'seats' | 'scene'>;

/** The result of a game for the viewer. */
export interface Result {
  seat: number;
  won: boolean;
  /** Whether nobody else won with them, or instead of them. */
  alone: boolean;
  /** Points between them and the best other seat; null where the game did not end by its points. */
  margin: number | null;
}

/** The result of the one seat that is one's own; null for those who watched, or hold several. */
export function ownResult(view: Ended): Result | null {
  const [own, ...more] = view.seats.filter((seat) => seat.mine);
  const winners = winnersOf(view);
  if (!own || more.length > 0 || winners.length === 0) return null;
  const scores = view.scene.seats.map(({ score }) => score);
  const others = scores.filter((_, seat) => seat !== own.seat);
  const byPoints = !view.ended && view.seats.every((seat) => seat.left === null);
  return {
    seat: own.seat,
    won: winners.includes(own.seat),
    alone: winners.length === 1,
    margin: byPoints ? Math.abs((scores[own.seat] ?? 0) - Math.max(...others)) : null,
  };
}

/** The result as its player hears it, or by names for everybody else. */
export function headline(say: Say, view: Ended, names: readonly string[], and: Intl.ListFormat) {
  const winners = winnersOf(view).map((seat) => names[seat] ?? '');
  const result = ownResult(view);
  if (winners.length === 0) return say('end-nobody');
  if (winners.length > 1) return say('table-over-winners', { names: and.format(winners) });
  const [name = ''] = winners;
  const points = result?.margin ?? 0;
  if (result?.won) return points > 0 ? say('over-won-by', { points }) : say('over-won');
  if (result && points > 0) return say('over-lost-by', { name, points });
  return say('table-over-winner', { name });
}

/** A lead of a tenth of the better score is more than chance. */
const CLEAR = 10;

/** The levels by which the next bot should be stronger: 1 after a clear win, -1 after a clear defeat. */
export function step(view: Ended): -1 | 0 | 1 {
  const result = ownResult(view);
  const best = Math.max(...view.scene.seats.map(({ score }) => score));
  if (!result?.alone || result.margin === null || result.margin * CLEAR < best) return 0;
  return result.won ? 1 : -1;
}

/** The entry that brought its seat most; null where none brought anything. */
export function turningPoint(log: readonly Entry[]): Entry | null {
  const best = log.reduce<Entry | null>(
    (most, entry) => (!entry.undone && entry.points > (most?.points ?? 0) ? entry : most),
    null,
  );
  return best;
}
