import { request } from '../../lib/hall/api';
import type { components } from '../../lib/schema';
import type { Choice, Scene, TableView } from '../../lib/hall/wire';

/** What waits for the turn of an own seat, and what may be prepared. */
export type Prepared = Omit<
  components['schemas']['PreparedView'],
  'choices' | 'choice' | 'scene'
> & {
  choices: Choice[];
  choice: Choice | null;
  scene: Scene | null;
};

const path = (table: string) => `tables/${encodeURIComponent(table)}/prepared`;

export const hall = {
  ask: (table: string, seat: number, choices: boolean) =>
    request<Prepared>('GET', `${path(table)}?seat=${seat}&choices=${choices}`),
  prepare: (table: string, seat: number, action: string, least: number) =>
    request<Prepared>('PUT', path(table), { seat, action, least }),
  cancel: (table: string, seat: number) =>
    request<Prepared>('DELETE', `${path(table)}?seat=${seat}`),
};

/**
 * The seat for which a move may be prepared at this screen; null where there is none. At a screen of several
 * their hands would be shown to each other, and bots are done before anybody has chosen.
 */
export function seatToPrepare(view: TableView): number | null {
  const own = view.seats.filter((seat) => seat.mine);
  const [seat] = own;
  if (own.length !== 1 || !seat || seat.left !== null || view.status !== 'running') return null;
  return view.seats.some((other) => !other.mine && other.bot === null && other.left === null)
    ? seat.seat
    : null;
}
