import { request } from '../../lib/hall/api';
import type { components } from '../../lib/schema';
import type { Entry, GameEvent, Part } from '../../lib/hall/wire';

type Schemas = components['schemas'];
type Said<Whole> = Omit<Whole, 'events' | 'parts'> & { events: GameEvent[]; parts: Part[] };

export type Grade = Schemas['Decision']['grade'];
export type Alternative = Said<Schemas['Alternative']>;
export type Decision = Omit<Schemas['Decision'], 'alternatives'> & { alternatives: Alternative[] };
export type SeatReview = Schemas['SeatReview'];
export interface Review {
  decisions: Decision[];
  chances: Schemas['Chance'][];
  seats: SeatReview[];
}
export type ReviewView = Omit<Schemas['ReviewView'], 'review'> & { review: Review | null };
export type Curve = Schemas['Curve'];

const at = (id: string, what: string, eyes: string | null) =>
  `tables/${encodeURIComponent(id)}/${what}${eyes === null ? '' : `?eyes=${eyes}`}`;

export const askForReview = (id: string) => request<ReviewView>('POST', at(id, 'review', null), {});
export const getReview = (id: string, eyes: string | null) =>
  request<ReviewView>('GET', at(id, 'review', eyes));
export const getCurve = (id: string, eyes: string | null) =>
  request<Curve>('GET', at(id, 'curve', eyes));

/** Another action as an entry of the log, to be told in words and shown on the board. */
export function entryOf(decision: Decision, other: Alternative): Entry {
  const { ply, seat } = decision;
  const { action, points, parts, events, story } = other;
  return { seq: ply, seat, action, points, parts, events, story, at: '', undone: false };
}

/** The action that promised most in place of the one that was played; a miss has one. */
export function bestOf(decision: Decision): Alternative {
  return decision.alternatives.reduce((best, other) => (other.more > best.more ? other : best));
}
