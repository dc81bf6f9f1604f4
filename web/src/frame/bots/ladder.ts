import type { MeasuredTable } from '../../lib/hall/wire';

/** The ends of a scale of ratings. */
export interface Scale {
  low: number;
  high: number;
}

const GRADE = 100;
/** Points that make ten to one of even chances, on Elo's scale. */
const TENFOLD = 400;

/** The scale on which all ratings of a table and their intervals have room. */
export function scaleOf(bots: MeasuredTable['bots']): Scale {
  const low = Math.floor(Math.min(...bots.map((bot) => bot.low)) / GRADE) * GRADE;
  const high = Math.ceil(Math.max(...bots.map((bot) => bot.high)) / GRADE) * GRADE;
  return { low, high: Math.max(high, low + GRADE) };
}

/** Where on a scale a rating lies, as a part of its length. */
export const placeOn = ({ low, high }: Scale, rating: number): string =>
  `${((rating - low) / (high - low)) * 100}%`;

/** The share of games that ratings promise to the first of two bots. */
export const expected = (rating: number, other: number): number =>
  1 / (1 + 10 ** ((other - rating) / TENFOLD));

/** The share of games that a level wins against the one below; no interval where the two did not meet. */
export interface Step {
  bot: string;
  below: string;
  share: number;
  interval: readonly [number, number] | null;
}

/** All neighbours of the levels, which are named from the weakest on; where they did not meet, by their ratings. */
export function stepsOf(table: MeasuredTable, levels: readonly string[]): Step[] {
  const ratings = new Map(table.bots.map(({ bot, rating }) => [bot, rating]));
  return levels.slice(1).flatMap((bot, at): Step[] => {
    const below = levels[at] ?? '';
    const met = table.steps.find((step) => step.bot === bot && step.below === below);
    if (met)
      return [{ bot, below, share: met.share, interval: [met.interval[0], met.interval[1]] }];
    const [rating, other] = [ratings.get(bot), ratings.get(below)];
    if (rating === undefined || other === undefined) return [];
    return [{ bot, below, share: expected(rating, other), interval: null }];
  });
}

/** A share as it is read: 71 %. */
export const percent = (language: string, share: number): string =>
  new Intl.NumberFormat(language, { style: 'percent' }).format(share);

/** What lies between two shares: 65–77 %. */
export const percents = (language: string, [low, high]: readonly [number, number]): string =>
  new Intl.NumberFormat(language, { style: 'percent' }).formatRange(low, high);
