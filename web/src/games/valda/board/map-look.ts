import blood from 'emblem:drop';
import gold from 'emblem:two-coins';
import diamond from 'emblem:cut-diamond';
import horn from 'emblem:hunting-horn';
import freya from 'emblem:falcon-moon';
import surtur from 'emblem:fire-silhouette';
import tyr from 'emblem:severed-hand';
import thor from 'emblem:thor-hammer';
import odin from 'emblem:one-eyed';
import loki from 'emblem:duality-mask';

import type { God } from '../shapes';

/** The drawings of the areas: everything that a picture of the map alone has to load. */
export const MAP_EMBLEMS = {
  blood,
  gold,
  diamond,
  heimdall: horn,
  freya,
  surtur,
  tyr,
  thor,
  odin,
  loki,
} as const;

/** The colour of each god, dark enough for bone-white letters on it. */
export const GOD_COLOURS: Record<God, string> = {
  heimdall: '#2a6f8f',
  freya: '#a83a6c',
  surtur: '#a3271f',
  tyr: '#4f5563',
  thor: '#7d5218',
  odin: '#34508f',
  loki: '#1f7156',
};
