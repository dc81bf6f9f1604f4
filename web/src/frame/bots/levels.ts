import type { Say } from '../../lib/texts.svelte';
import { botName } from '../front/bots';

const LEVEL = /^seer-([1-7])$/;

/** The kind of player who is as strong as a bot's level, in words; empty for a bot without a level. */
export function strengthOf(say: Say, bot: string): string {
  const level = LEVEL.exec(bot)?.[1];
  return level ? say(`level-${level}`) : '';
}

/** A sentence on how a bot's level plays; empty for a bot without a level. */
export function playText(say: Say, bot: string): string {
  const level = LEVEL.exec(bot)?.[1];
  return level ? say(`bot-plays-${level}`, { name: botName(say, bot) }) : '';
}

/** A bot where a level is chosen: by its name, and with how strong it is where that is known. */
export function levelName(say: Say, bot: string): string {
  const [name, strength] = [botName(say, bot), strengthOf(say, bot)];
  return strength ? say('level-named', { name, strength }) : name;
}
