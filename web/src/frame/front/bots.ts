import type { Say } from '../../lib/texts.svelte';

/** A bot's level as people read it: "search-3" is the Seer of level 3, "seer-5" that of level 5. */
export function botName(say: Say, bot: string): string {
  const [kind = '', level] = bot.split('-');
  if (kind === 'random' || kind === 'greedy') return say(`bot-${kind}`);
  if ((kind === 'search' || kind === 'seer') && level) return say('bot-search', { level });
  return say('bot-other', { name: bot });
}
