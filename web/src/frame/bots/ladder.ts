import type { MeasuredTable } from '../../lib/hall/wire';

/** The ends of a scale of ratings. */
export interface Scale {
  low: number;
  high: number;
}

const GRADE = 100;

/** The scale on which all ratings of a table and their intervals have room. */
export function scaleOf(bots: MeasuredTable['bots']): Scale {
  const low = Math.floor(Math.min(...bots.map((bot) => bot.low)) / GRADE) * GRADE;
  const high = Math.ceil(Math.max(...bots.map((bot) => bot.high)) / GRADE) * GRADE;
  return { low, high: Math.max(high, low + GRADE) };
}

/** The position of a rating on a scale, as a part of its length. */
export const placeOn = ({ low, high }: Scale, rating: number): string =>
  `${((rating - low) / (high - low)) * 100}%`;

/** A share as text: 71 %. */
export const percent = (language: string, share: number): string =>
  new Intl.NumberFormat(language, { style: 'percent' }).format(share);

/** An interval of shares as text: 65–77 %. */
export const percents = (language: string, [low, high]: readonly [number, number]): string =>
  new Intl.NumberFormat(language, { style: 'percent' }).formatRange(low, high);
