import { coverOf } from '../../games';
import { api } from '../../lib/hall/api';
import { myself } from '../../lib/hall/me.svelte';
import { router } from '../../lib/page/route.svelte';
import type { Say } from '../../lib/texts.svelte';
import type { GameInfo } from '../../lib/hall/wire';
import { firstSeats, seatRequests } from './seats';

/** The shortest way to a table: the game as it comes, you and one bot. */
export async function playNow(say: Say, game: GameInfo, bot?: string): Promise<void> {
  const cover = coverOf(game.name);
  // The board comes while the hall lays the table; the table's page tells if it does not.
  cover.load().catch(() => undefined);
  const name = (myself.me ?? (await api.me())).name;
  const plans = firstSeats(game, name).map((seat) => (bot ? { ...seat, bot } : seat));
  const defaults = game.options.map((option) => [option.name, option.default]);
  const options = cover.askFor(Object.fromEntries(defaults));
  const wish = { game: game.name, options, seats: seatRequests(say, plans) };
  router.toTable((await api.open({ ...wish, visibility: 'private', watch: 'anyone' })).id);
}

/** The bot to begin with; the hall lists them from the weakest on. */
export const easiest = (game: Pick<GameInfo, 'bots'>): string => game.bots[0]?.name ?? '';
