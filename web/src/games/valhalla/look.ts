import personality from 'emblem:viking-helmet';
import event from 'emblem:feathered-wing';
import location from 'emblem:viking-longhouse';
import ace from 'emblem:rune-stone';
import crown from 'emblem:crown';
import pawn from 'emblem:chess-pawn';
import court from 'emblem:stone-throne';
import battle from 'emblem:crossed-axes';
import glory from 'emblem:laurels';
import recruit from 'emblem:drakkar';

import { excuse } from './excuse.svelte';
import type { Kind, Suit } from './shapes';

/** Drawings on a field of 512 × 512 units. */
export const EMBLEMS = {
  personality,
  event,
  location,
  ace,
  get excuse() {
    return excuse();
  },
  crown,
  pawn,
  court,
  battle,
  glory,
  recruit,
} as const;
export type EmblemName = keyof typeof EMBLEMS;

/** The sign of each phase. */
export const PHASE_EMBLEMS: Record<number, EmblemName> = {
  1: 'location',
  2: 'recruit',
  3: 'battle',
  4: 'glory',
};

/** Our signs of the suits on a field of 24 × 24 units: the filled part and the lines. */
export const SUIT_SIGNS: Record<Suit, { body: string; line: string; width: number }> = {
  moons: { body: 'M14.6 2.6A9.6 9.6 0 1 0 21.4 15 8 8 0 0 1 14.6 2.6z', line: '', width: 0 },
  suns: {
    body: 'M12 7.4a4.6 4.6 0 1 1 0 9.2 4.6 4.6 0 0 1 0-9.2z',
    line: 'M12 1.6v3M12 19.4v3M1.6 12h3M19.4 12h3M4.7 4.7l2.1 2.1M17.2 17.2l2.1 2.1M4.7 19.3l2.1-2.1M17.2 6.8l2.1-2.1',
    width: 2.4,
  },
  waves: {
    body: '',
    line: 'M1.8 8.6c3.4-4.4 6.8-4.4 10.2 0s6.8 4.4 10.2 0M1.8 16.2c3.4-4.4 6.8-4.4 10.2 0s6.8 4.4 10.2 0',
    width: 3,
  },
  leaves: {
    body: 'M12 1.4C4.4 6.6 4.4 14 11 18.4V10h2v8.4C19.6 14 19.6 6.6 12 1.4z',
    line: 'M12 17v5.6',
    width: 2.2,
  },
  wyrms: {
    body: 'M16.2 3.2l6.2 1.4-4 5z',
    line: 'M18 6.6C14 2.8 6.8 3.8 6.8 8.2S17.2 11.6 17.2 16c0 4.8-8.4 5.8-12.4 1.6',
    width: 3,
  },
  knots: {
    body: '',
    line: 'M12 12c-3-4.5-5.2-5.5-7-5.5a5.5 5.5 0 0 0 0 11c1.8 0 4-1 7-5.5s5.2-5.5 7-5.5a5.5 5.5 0 0 1 0 11c-1.8 0-4-1-7-5.5z',
    width: 3,
  },
};

/** The ground of each suit's sign, dark enough for bone on it. */
export const SUIT_COLOURS: Record<Suit, string> = {
  moons: '#59508f',
  suns: '#a86400',
  waves: '#1d6b9f',
  leaves: '#2f7540',
  wyrms: '#a3332b',
  knots: '#6f4f35',
};

/** The band of each kind of card. */
export const KIND_COLOURS: Record<Kind, string> = {
  personality: '#34508f',
  event: '#8c2f39',
  location: '#4d6629',
  ace: '#7d5a10',
  excuse: '#5b3a86',
};
