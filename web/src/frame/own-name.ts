import { api } from '../lib/api';
import type { SeatPlan } from './seats';

/** What the hall calls guests who have not said their name. */
const NAMELESS = 'Guest';

/** The name this guest gave before; empty if none, or if the hall cannot say. */
export async function savedName(): Promise<string> {
  try {
    const { name } = await api.me();
    return name === NAMELESS ? '' : name;
  } catch {
    return '';
  }
}

/** Keeps the name typed for one's own seat for the next table. */
export async function saveName(seats: readonly SeatPlan[]): Promise<void> {
  const name = seats.find((seat) => seat.kind === 'me')?.name.trim();
  if (!name) return;
  try {
    await api.rename(name);
  } catch {
    // The table can be opened all the same; a wrong name is refused there.
  }
}
