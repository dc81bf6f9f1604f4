import type { Say } from '../../lib/texts.svelte';
import type { Entry } from '../../lib/hall/wire';
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

/** By how much another action is better or worse than the one played; equal is what differs by no more than noise. */
export function moreText(say: Say, language: string, { more, error }: Alternative): string {
  if (Math.abs(more) <= SURE * error) return say('review-equal');
  const [points, number] = [figure(language, Math.abs(more)), Math.abs(rounded(more))];
  return say(more > 0 ? 'review-more' : 'review-less', { points, number });
}

/** How sure a sum over a game is, for whoever asks. */
export const certainText = (say: Say, language: string, error: number): string =>
  say('review-certain', { range: figure(language, SURE * error) });

/** How sure a figure of a decision is, for whoever asks. */
export function rangeText(
  say: Say,
  language: string,
  { worlds, missed_error }: Pick<Decision, 'worlds' | 'missed_error'>,
): string {
  return say('review-range', { range: figure(language, SURE * missed_error), n: worlds });
}

/** What chance brought a seat, in words: what is no more than noise is as usual. */
export function luckText(say: Say, language: string, seat: SeatReview): string {
  const points = pointsText(say, language, Math.abs(seat.luck));
  if (Math.abs(seat.luck) <= SURE * seat.luck_error) return say('review-luck-usual');
  return say(seat.luck > 0 ? 'review-luck-good' : 'review-luck-bad', { points });
}

/** What a decision lost, in a few words. */
export function missedText(say: Say, language: string, decision: Decision): string {
  if (decision.grade === 'best') return say('review-as-good');
  const { missed } = decision;
  return say('review-missed', { points: figure(language, missed), number: rounded(missed) });
}

/** The same as a sentence, of whoever looks (null) or of somebody else. */
export function lostText(
  say: Say,
  language: string,
  { missed }: Decision,
  name: string | null,
): string {
  const values = { points: figure(language, missed), number: rounded(missed) };
  return name === null ? say('review-lost-you', values) : say('review-lost', { ...values, name });
}

/** Why the best is better, as far as the points tell that both bring at once. */
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

/** What the review knows of an action that somebody tries in a position. */
export function triedText(say: Say, language: string, decision: Decision, tried: Entry): string {
  if (tried.action === decision.action) {
    return `${say('review-tried-same')} ${missedText(say, language, decision)}`;
  }
  const found = decision.alternatives.find(({ action }) => action === tried.action);
  if (!found) {
    const [now, most] = [tried.points, bestOf(decision).points];
    return say('review-tried-unknown', { points: now, best: most });
  }
  if (found === bestOf(decision)) return say('review-tried-best');
  return say('review-tried', { more: moreText(say, language, found) });
}
