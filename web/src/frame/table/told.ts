import type { Face, Told } from '../../games/face';
import type { Say } from '../../lib/texts.svelte';
import type { Entry } from '../../lib/hall/wire';

/** What happens beside the rules of any game, by the action of its entry. */
const DEEDS: Record<string, string> = {
  undo: 'table-deed-undo',
  resign: 'end-deed-resign',
  timeout: 'end-deed-timeout',
  return: 'end-deed-return',
  takeback: 'end-deed-takeback',
  abandon: 'end-deed-abandon',
};

/** A log entry in words: the game's own, or what any table knows. */
export function toldOf(
  say: Say,
  face: Pick<Face, 'tell'>,
  entry: Entry,
  names: readonly string[],
): Told {
  if (entry.action === 'repair') return repaired(say, entry);
  const deed = DEEDS[entry.action];
  if (deed !== undefined) return { deed: say(deed), besides: [], reasons: [] };
  return face.tell(say, entry, names);
}

/** Nobody's action: the hall was damaged, and its host took the game back. */
function repaired(say: Say, entry: Entry): Told {
  const lines = Number(entry.events[0]?.['lines'] ?? 0);
  return { deed: say('end-deed-repair', { lines }), besides: [], reasons: [], whole: true };
}
