import type { Face, Told } from '../games/face';
import type { Say } from '../lib/texts.svelte';
import type { Entry } from '../lib/wire';

/** A log entry in words: the game's own, or what any table knows. */
export function toldOf(
  say: Say,
  face: Pick<Face, 'tell'>,
  entry: Entry,
  names: readonly string[],
): Told {
  if (entry.action === 'undo') {
    return { deed: say('table-deed-undo'), besides: [], reasons: [] };
  }
  return face.tell(say, entry, names);
}
