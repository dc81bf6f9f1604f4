import attack from 'emblem:crossed-axes';
import defence from 'emblem:viking-shield';
import weapon from 'emblem:barbed-spear';
import yellow from 'emblem:rune-stone';
import blood from 'emblem:drop';
import gold from 'emblem:two-coins';
import diamond from 'emblem:cut-diamond';
import mine from 'emblem:mining';
import drill from 'emblem:drill';
import temple from 'emblem:viking-church';
import followers from 'emblem:viking-head';
import skull from 'emblem:death-skull';
import horn from 'emblem:hunting-horn';
import freya from 'emblem:falcon-moon';
import surtur from 'emblem:fire-silhouette';
import tyr from 'emblem:severed-hand';
import thor from 'emblem:thor-hammer';
import odin from 'emblem:one-eyed';
import loki from 'emblem:duality-mask';
import tree from 'emblem:oak';
import ship from 'emblem:drakkar';
import hand from 'emblem:card-pick';

import type { CardType, Deck, God } from './shapes';

/** Drawings on a field of 512 × 512 units. */
export const EMBLEMS = {
  attack,
  defence,
  weapon,
  yellow,
  blood,
  gold,
  diamond,
  mine,
  drill,
  temple,
  followers,
  skull,
  heimdall: horn,
  freya,
  surtur,
  tyr,
  thor,
  odin,
  loki,
  base: ship,
  tree,
  ship,
  hand,
} as const;
export type EmblemName = keyof typeof EMBLEMS;

/** The colour of each god, dark enough for bone-white letters upon it. */
export const GOD_COLOURS: Record<God, string> = {
  heimdall: '#2a6f8f',
  freya: '#a83a6c',
  surtur: '#a3271f',
  tyr: '#4f5563',
  thor: '#7d5218',
  odin: '#34508f',
  loki: '#1f7156',
};
export const deckColour = (deck: Deck): string => (deck === 'base' ? '#5a4a34' : GOD_COLOURS[deck]);

/** The band of each kind of card. */
export const TYPE_COLOURS: Record<CardType, string> = {
  yellow: '#8f6410',
  attack: '#9c2b22',
  defence: '#2f5f88',
  weapon: '#5b3a86',
};
