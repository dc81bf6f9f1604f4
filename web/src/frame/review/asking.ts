import { request } from '../../lib/hall/api';
import type { components } from '../../lib/schema';
import type { Entry } from '../../lib/hall/wire';
import type { Say } from '../../lib/texts.svelte';
import { translate } from '../../lib/translate';

type Schemas = components['schemas'];

export type Grade = Schemas['Decision']['grade'];
export type Alternative = Schemas['Alternative'];
export type Decision = Schemas['Decision'];
export type SeatReview = Schemas['SeatReview'];
export type ReviewView = Schemas['ReviewView'];
export type Curve = Schemas['Curve'];

export const askForReview = (table: string) => request('POST', 'tables/{table}/review', { table });
export const getReview = (table: string, eyes: string | null) =>
  request('GET', 'tables/{table}/review', { table, eyes });
export const tryInstead = (
  table: string,
  eyes: string | null,
  { ply, seat }: Decision,
  action: string,
) =>
  request('POST', 'tables/{table}/review/{ply}/try', { table, ply, eyes, body: { seat, action } });
export const getCurve = (table: string, eyes: string | null) =>
  request('GET', 'tables/{table}/curve', { table, eyes });

/** Another action as an entry of the log, to be told in words and shown on the board. */
export function entryOf(decision: Decision, other: Alternative): Entry {
  const { ply, seat } = decision;
  const { action, points, parts, events, story } = other;
  return { seq: ply, seat, action, points, parts, events, story, at: '', undone: false };
}

/** The choice in the words in which the player was offered it; empty if the deed says it. */
export const choiceText = (say: Say, words: Decision['words'], names: readonly string[]): string =>
  words === null ? '' : translate(say, words, names);

/** The action that promised most in place of the one that was played; a miss has one. */
export function bestOf(decision: Decision): Alternative {
  return decision.alternatives.reduce((best, other) => (other.more > best.more ? other : best));
}

export const isMiss = ({ grade }: Decision): boolean => grade === 'slip' || grade === 'blunder';

/** The miss of the same seat after a decision, from the first one again behind the last; null for no other. */
export function nextMiss(decisions: readonly Decision[], { ply, seat }: Decision): Decision | null {
  const misses = decisions.filter((one) => one.seat === seat && one.ply !== ply && isMiss(one));
  return misses.find((one) => one.ply > ply) ?? misses[0] ?? null;
}
