import type { Scene } from '../hall/wire';

export interface ShownScore {
  points: string;
  /** The figure that ranks level scores, or nothing. */
  tie: string;
  /** Whether this seat reached the score first; null where nobody else has it. */
  first: boolean | null;
}

/**
 * A seat's score as the list of seats shows it: with the figure behind it where others have as many
 * points and there are any to rank, or, where `always` is set, in any case.
 */
export function shownScore(scene: Scene, seat: number, always: boolean): ShownScore {
  const { score = 0, display = '' } = scene.seats[seat] ?? {};
  const [points = '', figure = ''] = display.split('.');
  const tie = always ? figure || '1' : score === 0 ? '' : figure;
  const best = scene.ranking.find((other) => scene.seats[other]?.score === score);
  return { points, tie, first: tie && figure ? best === seat : null };
}
