import type { Say } from '../../lib/texts.svelte';
import type { Entry } from '../../lib/hall/wire';
import { bestOf, type Alternative, type Decision, type Grade, type SeatReview } from './asking';

/** Standard errors beyond which a difference is more than noise; the hall counts in the same way. */
export const SURE = 2;

export const GRADES: readonly Grade[] = ['best', 'good', 'slip', 'blunder'];

/** A shape for each grade on a field of 20 × 20 units: told apart without colours. */
export const GRADE_SHAPES: Readonly<Record<Grade, string>> = {
  best: 'M10 1l2.7 5.8 6.3.8-4.6 4.3 1.2 6.3L10 15.1l-5.6 3.1 1.2-6.3L1 7.6l6.3-.8z',
  good: 'M3 10.5l4.5 4.5L17 5',
  slip: 'M5 7c0-6 10-6 10 0 0 4-5 3.500-5 7M10 17.500v.6',
  blunder: 'M5.500 2v11M5.500 17.400v.6M14.500 2v11M14.500 17.400v.6',
};

const rounded = (points: number) => Math.round(points * 10) / 10 || 0;

/** Points as they are said: no more figures than mean anything. */
export function figure(language: string, points: number, signed = false): string {
  const sign = signed ? 'exceptZero' : 'auto';
  const form = new Intl.NumberFormat(language, { maximumFractionDigits: 1, signDisplay: sign });
  return form.format(rounded(points));
}

/** Points with their noun. */
export function pointsText(say: Say, language: string, points: number, signed = false): string {
  return say('review-points', {
    points: figure(language, points, signed),
    number: rounded(points),
  });
}

/** How much more another action promises than the one played; equal is what differs by no more than noise. */
export function moreText(say: Say, language: string, other: Alternative): string {
  const range = figure(language, SURE * other.error);
  if (Math.abs(other.more) <= SURE * other.error) return say('review-equal', { range });
  return say('review-more', { points: figure(language, other.more, true), range });
}

/** What chance brought a seat, in words: what is no more than noise is as usual. */
export function luckText(say: Say, language: string, seat: SeatReview): string {
  const points = pointsText(say, language, Math.abs(seat.luck));
  const range = figure(language, SURE * seat.luck_error);
  if (Math.abs(seat.luck) <= SURE * seat.luck_error) return say('review-luck-usual', { range });
  return say(seat.luck > 0 ? 'review-luck-good' : 'review-luck-bad', { points, range });
}

/** What a decision missed, in words. */
export function missedText(say: Say, language: string, decision: Decision): string {
  if (decision.grade === 'best') return say('review-as-good');
  return say('review-missed', {
    points: figure(language, decision.missed),
    number: rounded(decision.missed),
    range: figure(language, SURE * decision.missed_error),
  });
}

/** Which decisions are listed: of one seat or of all, all of them or only those that missed something. */
export function listed(
  decisions: readonly Decision[],
  seat: number | null,
  onlyMisses: boolean,
): Decision[] {
  return decisions.filter(
    (one) =>
      (seat === null || one.seat === seat) &&
      (!onlyMisses || one.grade === 'slip' || one.grade === 'blunder'),
  );
}

/** What the review knows of an action that somebody tries in a position. */
export function triedText(say: Say, language: string, decision: Decision, tried: Entry): string {
  if (tried.action === decision.action) {
    return `${say('review-tried-same')} ${missedText(say, language, decision)}`;
  }
  const found = decision.alternatives.find(({ action }) => action === tried.action);
  if (!found) {
    const points = pointsText(say, language, tried.points);
    return say('review-tried-unknown', { points });
  }
  if (found === bestOf(decision)) return say('review-tried-best');
  return say('review-tried', { more: moreText(say, language, found) });
}
