import type { Face } from '../../games/face';
import { api, Refused } from '../../lib/hall/api';

/** The face of a game that brings no board; null if there is no such game. */
export async function faceOf(game: string): Promise<Face | null> {
  try {
    // Games that are switched off are on no list, and their tables go on.
    await api.pieces(game);
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
  return (await import('./face')).face;
}
