import type { Say } from '../../lib/texts.svelte';
import type { ChosenOptions, GameInfo, SeatRequest } from '../../lib/hall/wire';

export const SEAT_KINDS = ['me', 'human', 'open', 'invited', 'bot'] as const;
type SeatKind = (typeof SEAT_KINDS)[number];

/** A seat on the form for a new table. */
export interface SeatPlan {
  kind: SeatKind;
  /** The name of the player who sits here, or of the invited account. */
  name: string;
  bot: string;
}

/** The level to begin with. */
const MIDDLING = 3;
export const NAME_LENGTH = 24;

/** The bots to choose from, from the weakest on: those with a level; all of a game whose bots have none. */
export function offered({ bots }: Pick<GameInfo, 'bots'>): GameInfo['bots'] {
  const levels = bots.filter(({ level }) => level !== null);
  return levels.length > 0 ? levels : bots;
}

/** The bot to begin with: one of a middling level where the hall has it. */
export function firstBot(game: Pick<GameInfo, 'bots'>): string {
  const bots = offered(game);
  return (bots.find(({ level }) => level === MIDDLING) ?? bots.at(-1))?.name ?? '';
}

/** The weakest bot to choose. */
export const easiest = (game: Pick<GameInfo, 'bots'>): string => offered(game)[0]?.name ?? '';

/** The bot of a level, or null where the hall has none. */
export const botOf = (game: Pick<GameInfo, 'bots'>, level: number | null): string | null =>
  offered(game).find((bot) => level !== null && bot.level === level)?.name ?? null;

/** Options for a player's first table of a game: the player begins where the rules leave it open. */
export const gently = (game: Pick<GameInfo, 'options'>): ChosenOptions =>
  game.options.some(({ name }) => name === 'first') ? { first: 0 } : {};

/** You, under the name you gave before if any, and one bot. */
export function firstSeats(game: GameInfo, name = ''): SeatPlan[] {
  const bot = firstBot(game);
  return [
    { kind: 'me', name, bot },
    { kind: 'bot', name: '', bot },
  ];
}

/** Whether the game can begin at once: nobody else has to come. */
export const isFull = (seats: readonly SeatPlan[]): boolean =>
  seats.every((seat) => seat.kind !== 'open' && seat.kind !== 'invited');

/** Whether a game with these seats can count for the rating: each another account's. */
export const canBeRated = (seats: readonly SeatPlan[]): boolean =>
  seats.every((seat) => seat.kind !== 'bot') &&
  seats.filter((seat) => seat.kind === 'me' || seat.kind === 'human').length <= 1;

/** The seats as the hall's interface takes them; seats without a name get one. */
export function seatRequests(say: Say, seats: readonly SeatPlan[]): SeatRequest[] {
  return seats.map((seat, index) => {
    if (seat.kind === 'bot') return { kind: 'bot', bot: seat.bot };
    if (seat.kind === 'open') return { kind: 'open' };
    const given = seat.name.trim().slice(0, NAME_LENGTH);
    if (seat.kind === 'invited') return { kind: 'invited', name: given };
    const spare =
      seat.kind === 'me'
        ? say('setup-default-name')
        : say('setup-default-guest', { number: index + 1 });
    return { kind: 'human', name: given || spare };
  });
}
