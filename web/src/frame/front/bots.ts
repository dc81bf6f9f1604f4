import type { Say } from '../../lib/texts.svelte';

/** A bot as people read it: "seer-5" is the Seer of level 5, "search-3" the third Scout. */
export function botName(say: Say, bot: string): string {
  const [kind = '', level] = bot.split('-');
  if (kind === 'random' || kind === 'greedy') return say(`bot-${kind}`);
  if ((kind === 'search' || kind === 'seer') && level) return say(`bot-${kind}`, { level });
  return say('bot-other', { name: bot });
}
