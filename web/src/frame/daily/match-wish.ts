import type { GameInfo, Match, MatchDeal } from '../../lib/hall/wire';

/** The numbers of deals from each seat that the form offers, and of rounds of meetings. */
export const ROUNDS = [1, 2, 3, 4];
export const TURNS = [1, 2];
/** The numbers of days in which they can be played. */
export const DAYS = [1, 3, 7, 14, 30];
/** The numbers of friends who can play each other. */
export const ROTATIONS = [4, 5] as const;

/** The bot to begin with: the strongest of those that answer everybody alike. */
export const steadyBot = (game: Pick<GameInfo, 'bots'>): string =>
  game.bots.findLast((bot) => bot.steady)?.name ?? '';

/** The user's progress with a deal that others play as well. */
export type Meeting = 'out' | 'waits' | 'begun' | 'open' | 'played' | 'missed';

export function meetingOf(deal: MatchDeal, over: boolean): Meeting {
  if (deal.own?.finished != null) return 'played';
  if (deal.seat === null) return 'out';
  if (over) return 'missed';
  if (deal.own) return 'begun';
  return deal.waits ? 'waits' : 'open';
}

/** The number, among the players, of whom one meets over a deal; null for one who is gone. */
export function otherOf(match: Pick<Match, 'mine'>, deal: MatchDeal): number | null {
  const pair = deal.pairs.find((one) => match.mine !== null && one.includes(match.mine));
  return pair?.find((player) => player !== match.mine) ?? null;
}

/** The deal to continue with: one where another player waits, else a begun one, else an open one. */
export function nextDeal(match: Pick<Match, 'mine' | 'over' | 'deals'>): MatchDeal | null {
  const deals = (match.deals ?? []).filter((deal) => otherOf(match, deal) !== null);
  const first = (wanted: Meeting) => deals.find((deal) => meetingOf(deal, match.over) === wanted);
  return first('waits') ?? first('begun') ?? first('open') ?? null;
}
