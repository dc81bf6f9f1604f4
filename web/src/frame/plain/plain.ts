import type { GameUi } from '../../games/ui';
import { api, Refused } from '../../lib/hall/api';

/** The user interface of a game that brings no board; null if there is no such game. */
export async function uiOf(game: string): Promise<GameUi | null> {
  try {
    // Games that are switched off are on no list, and their tables go on.
    await api.pieces(game);
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
  return (await import('./ui')).ui;
}
