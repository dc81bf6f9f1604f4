import type { Say } from '../../lib/texts.svelte';
import {
  bestOf,
  isMiss,
  type Alternative,
  type Decision,
  type Grade,
  type SeatReview,
} from './asking';

/** Standard errors beyond which a difference is more than noise; the hall counts in the same way. */
export const SURE = 2;

export const GRADES: readonly Grade[] = ['best', 'good', 'slip', 'blunder'];

const asks = (x: number) => `M${x} 6.5c0-5.5 7-5.5 7 0 0 3.5-3.5 3-3.5 6.5M${x + 3.5} 17.4v.6`;

/** A mark for each grade on a field of 20 × 20 units, as chess players write them: ★, ?!, ? and ??. */
export const GRADE_SHAPES: Readonly<Record<Grade, string>> = {
  best: 'M10 1l2.7 5.8 6.3.8-4.6 4.3 1.2 6.3L10 15.1l-5.6 3.1 1.2-6.3L1 7.6l6.3-.8z',
  good: `${asks(2)}M15 2.5v10.5M15 17.4v.6`,
  slip: asks(6.5),
  blunder: asks(2) + asks(11.5),
};

const rounded = (points: number) => Math.round(points * 10) / 10 || 0;

/** Points as text, without digits that have no meaning. */
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

/** By how much another action is better or worse than the one played; equal is what differs by no more than noise. */
export function moreText(say: Say, language: string, { more, error }: Alternative): string {
  if (Math.abs(more) <= SURE * error) return say('review-equal');
  const [points, number] = [figure(language, Math.abs(more)), Math.abs(rounded(more))];
  return say(more > 0 ? 'review-more' : 'review-less', { points, number });
}

/** The certainty of a sum over a game, as a hint. */
export const certainText = (say: Say, language: string, error: number): string =>
  say('review-certain', { range: figure(language, SURE * error) });

/** The certainty of a figure of a decision, as a hint. */
export function rangeText(
  say: Say,
  language: string,
  { worlds, missed_error }: Pick<Decision, 'worlds' | 'missed_error'>,
): string {
  return say('review-range', { range: figure(language, SURE * missed_error), n: worlds });
}

/** The points that chance brought a seat, in words; within the noise the luck was usual. */
export function luckText(say: Say, language: string, seat: SeatReview): string {
  const points = pointsText(say, language, Math.abs(seat.luck));
  if (Math.abs(seat.luck) <= SURE * seat.luck_error) return say('review-luck-usual');
  return say(seat.luck > 0 ? 'review-luck-good' : 'review-luck-bad', { points });
}

/** The points that a decision lost, in a few words. */
export function missedText(say: Say, language: string, decision: Decision): string {
  if (decision.grade === 'best') return say('review-as-good');
  const { missed } = decision;
  return say('review-missed', { points: figure(language, missed), number: rounded(missed) });
}

/** The same as a sentence about the viewer (null) or about another player. */
export function lostText(
  say: Say,
  language: string,
  { missed }: Decision,
  name: string | null,
): string {
  const values = { points: figure(language, missed), number: rounded(missed) };
  return name === null ? say('review-lost-you', values) : say('review-lost', { ...values, name });
}

/** The reason why the best is better, as far as the immediate points of both show it. */
export function whyText(say: Say, decision: Decision, played: number): string {
  const more = bestOf(decision).points - played;
  if (more === 0) return say('review-why-later');
  return say(more > 0 ? 'review-why-now' : 'review-why-less', { points: Math.abs(more) });
}

/** Which decisions are listed: of one seat or of all, all of them or only those that missed something. */
export function listed(
  decisions: readonly Decision[],
  seat: number | null,
  onlyMisses: boolean,
): Decision[] {
  return decisions.filter(
    (one) => (seat === null || one.seat === seat) && (!onlyMisses || isMiss(one)),
  );
}

/** The review's verdict on an action that a player tries; null for one that is neither listed nor played. */
export function knownText(
  say: Say,
  language: string,
  decision: Decision,
  tried: string,
): string | null {
  if (tried === decision.action) {
    return `${say('review-tried-same')} ${missedText(say, language, decision)}`;
  }
  const found = decision.alternatives.find(({ action }) => action === tried);
  if (!found) return null;
  if (found === bestOf(decision)) return say('review-tried-best');
  return triedText(say, language, found);
}

/** The comparison of an action that was tried with the one that was played. */
export const triedText = (say: Say, language: string, tried: Alternative): string =>
  say('review-tried', { more: moreText(say, language, tried) });
