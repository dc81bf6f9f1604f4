import type { Say } from '../../lib/texts.svelte';
import type { Mean, ReviewedGame, Trends } from './asking';

/** A number as it is said, with so many digits after the point, and its sign if it may be below nought. */
export function figure(language: string, value: number, digits: number, signed = false): string {
  const sign = signed ? 'exceptZero' : 'auto';
  const form = new Intl.NumberFormat(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: sign,
  });
  const step = 10 ** digits;
  return form.format(Math.round(value * step) / step || 0);
}

/** The certainty of a mean; empty if it is unknown. */
export function rangeText(say: Say, language: string, mean: Mean, digits: number): string {
  return mean.range === null
    ? ''
    : say('trends-range', { range: figure(language, mean.range, digits) });
}

/** The verdict on results without their luck: none within the noise, or for fewer games than the least. */
export function verdictText(say: Say, corrected: Mean, least: number): string {
  if (corrected.range === null) return say('trends-few', { n: least });
  if (Math.abs(corrected.value) <= corrected.range) return say('trends-lead-even');
  return say(corrected.value > 0 ? 'trends-lead-ahead' : 'trends-lead-behind');
}

/** The verdict on the later half of the games; empty for too few games. */
export function changeText(say: Say, language: string, { change, surely }: Trends): string {
  if (change === null) return '';
  if (!surely) return say('trends-same');
  const told = `${figure(language, change.value, 2, true)} (${rangeText(say, language, change, 2)})`;
  return say(change.value < 0 ? 'trends-less' : 'trends-more', { change: told });
}

/** Points missed in a decision of a game. */
export const eachOf = (game: ReviewedGame): number =>
  game.decisions > 0 ? game.missed / game.decisions : 0;
