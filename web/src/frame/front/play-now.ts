import { manifestOf } from '../../games';
import { api, request } from '../../lib/hall/api';
import { myself } from '../../lib/hall/me.svelte';
import { begin, isNew } from '../../lib/page/coaching';
import { router } from '../../lib/page/route.svelte';
import type { Say } from '../../lib/texts.svelte';
import type { ChosenOptions, GameInfo } from '../../lib/hall/wire';
import { levelFor } from './ladder';
import { botOf, easiest, firstBot, firstSeats, gently, seatRequests, type SeatPlan } from './seats';

/** The one-click ways to a game; each is the id of its text. */
export const WAYS = ['play-bot', 'play-friend', 'find'] as const;
export type Way = (typeof WAYS)[number];

/** Opens a game against a bot, at a table found by its link, or with another player who seeks a game. */
export async function play(say: Say, game: GameInfo, way: Way): Promise<void> {
  if (way === 'play-bot') return playNow(say, game);
  if (way === 'find') return router.go('table', { id: (await api.find(game.name)).id });
  const open: SeatPlan = { kind: 'open', name: '', bot: firstBot(game) };
  await layTable(say, game, ([me]) => [...(me ? [me] : []), open]);
}

/** Goes to the table of one's try of today's deal: the existing one, or a new one. */
export async function playDeal(game: string): Promise<void> {
  router.go('table', await request('POST', 'games/{name}/daily', { name: game }));
}

/** The bot that suits the user: by the last results, or the easiest. */
export const suitingBot = (game: GameInfo): string =>
  botOf(game, levelFor(game.name)) ?? easiest(game);

/** The shortest way to a table: the game as it comes, you and the bot that suits; the first one is made easy. */
export async function playNow(say: Say, game: GameInfo, bot?: string): Promise<void> {
  // The board comes while the hall lays the table; the table's page tells if it does not.
  manifestOf(game.name)
    .load()
    .catch(() => undefined);
  const options = isNew(game.name) ? gently(game) : {};
  const against = bot ?? suitingBot(game);
  const seated = (plans: SeatPlan[]) => plans.map((seat) => ({ ...seat, bot: against }));
  begin(game.name, await layTable(say, game, seated, options));
}

/** The id of a new private table, with the game's usual options and those given. */
async function layTable(
  say: Say,
  game: GameInfo,
  seats: (plans: SeatPlan[]) => SeatPlan[],
  more: ChosenOptions = {},
): Promise<string> {
  const name = (await myself.somebody()).name;
  const plans = seats(firstSeats(game, name));
  const defaults = game.options.map((option) => [option.name, option.default]);
  const options = { ...manifestOf(game.name).askFor(Object.fromEntries(defaults)), ...more };
  const wish = { game: game.name, options, seats: seatRequests(say, plans) };
  const { id } = await api.open({ ...wish, visibility: 'private', watch: 'anyone' });
  router.go('table', { id });
  return id;
}
