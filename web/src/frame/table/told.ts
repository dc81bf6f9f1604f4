import { said, toldReasons, type ToldReason } from '../../lib/said';
import type { Say } from '../../lib/texts.svelte';
import type { Entry } from '../../lib/hall/wire';

/** A log entry in words: after the player's name, besides, and why the points. */
export interface Told {
  deed: string;
  /** The deed is a whole sentence, with the name in it. */
  whole?: boolean;
  besides: string[];
  reasons: ToldReason[];
}

/** What happens beside the rules of any game, by the action of its entry. */
const DEEDS: Record<string, string> = {
  undo: 'table-deed-undo',
  resign: 'end-deed-resign',
  timeout: 'end-deed-timeout',
  return: 'end-deed-return',
  takeback: 'end-deed-takeback',
  abandon: 'end-deed-abandon',
};

/** A log entry in words: the hall's own for an action, or what any table knows. */
export function toldOf(
  say: Say,
  { action, story, events }: Pick<Entry, 'action' | 'story' | 'events'>,
  names: readonly string[],
): Told {
  if (story) {
    return {
      deed: said(say, story.deed, names),
      whole: story.whole,
      besides: story.besides.map((words) => said(say, words, names)),
      reasons: toldReasons(say, story.reasons, names),
    };
  }
  // Nobody's action: the hall was damaged, and its host took the game back.
  const repaired = action === 'repair';
  const deed = repaired
    ? say('end-deed-repair', { lines: Number(events[0]?.['lines'] ?? 0) })
    : say(DEEDS[action] ?? action);
  return { deed, besides: [], reasons: [], whole: repaired };
}
