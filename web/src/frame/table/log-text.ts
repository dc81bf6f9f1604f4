import { translate, translateReasons, type Message, type ReasonText } from '../../lib/translate';
import type { Say } from '../../lib/texts.svelte';
import type { Entry } from '../../lib/hall/wire';

/** A log entry in words: the deed after the player's name, further sentences, and the points' reasons. */
export interface LogText {
  deed: string;
  /** The table shows it anyway: a log leaves it out. */
  quiet?: boolean;
  /** The deed is a whole sentence, with the name in it. */
  whole?: boolean;
  besides: string[];
  /** The seat that did what each of these tells, and the deed; null where it is the entry's own. */
  others: (number | null)[];
  other: number | null;
  reasons: ReasonText[];
}

/** Events outside the rules of any game, by the action of their entry. */
const DEEDS: Record<string, string> = {
  undo: 'table-deed-undo',
  resign: 'end-deed-resign',
  timeout: 'end-deed-timeout',
  return: 'end-deed-return',
  takeback: 'end-deed-takeback',
  abandon: 'end-deed-abandon',
};

/** A log entry in words: the hall's own for an action, or what any table knows. */
export function logText(
  say: Say,
  { action, story, events, seat }: Pick<Entry, 'action' | 'story' | 'events' | 'seat'>,
  names: readonly string[],
): LogText {
  if (story) {
    const other = (words: Message) => {
      const actor = actorOf(words);
      return actor === seat ? null : actor;
    };
    return {
      deed: translate(say, story.deed, names),
      quiet: story.quiet ?? false,
      whole: story.whole,
      besides: story.besides.map((words) => translate(say, words, names)),
      others: story.besides.map(other),
      other: story.whole ? other(story.deed) : null,
      reasons: translateReasons(say, story.reasons, names),
    };
  }
  // Nobody's action: the hall was damaged, and its host took the game back.
  const repaired = action === 'repair';
  const deed = repaired
    ? say('end-deed-repair', { lines: Number(events[0]?.['lines'] ?? 0) })
    : say(DEEDS[action] ?? action);
  return { deed, besides: [], others: [], other: null, reasons: [], whole: repaired };
}

/** The seat that did what a sentence tells: an action of one player brings dice and cards to others. */
function actorOf(words: Message): number | null {
  if (typeof words !== 'object' || Array.isArray(words)) return null;
  const who = words.values['who'];
  if (typeof who !== 'object' || Array.isArray(who) || who.id !== 'seat') return null;
  return Number(who.values['seat']);
}
