import type { GameInfo } from '../../lib/hall/wire';

/** How many deals from each seat the form offers. */
export const ROUNDS = [1, 2, 3, 4];
/** In how many days they can be played. */
export const DAYS = [1, 3, 7, 14, 30];

/** The bot to begin with: the strongest of those that answer everybody alike. */
export const steadyBot = (game: Pick<GameInfo, 'bots'>): string =>
  game.bots.findLast((bot) => bot.steady)?.name ?? '';
