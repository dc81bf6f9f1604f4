import attack from 'emblem:crossed-axes';
import defence from 'emblem:viking-shield';
import weapon from 'emblem:barbed-spear';
import yellow from 'emblem:rune-stone';
import mine from 'emblem:mining';
import drill from 'emblem:drill';
import temple from 'emblem:viking-church';
import followers from 'emblem:viking-head';
import skull from 'emblem:death-skull';
import tree from 'emblem:oak';
import ship from 'emblem:drakkar';
import hand from 'emblem:card-pick';

import { GOD_COLOURS, MAP_EMBLEMS } from './board/map-look';
import type { CardType, Deck } from './shapes';

/** Drawings on a field of 512 × 512 units. */
export const EMBLEMS = {
  ...MAP_EMBLEMS,
  attack,
  defence,
  weapon,
  yellow,
  mine,
  drill,
  temple,
  followers,
  skull,
  base: ship,
  tree,
  ship,
  hand,
} as const;
export type EmblemName = keyof typeof EMBLEMS;

export const deckColour = (deck: Deck): string => (deck === 'base' ? '#5a4a34' : GOD_COLOURS[deck]);

/** The band of each kind of card. */
export const TYPE_COLOURS: Record<CardType, string> = {
  yellow: '#8f6410',
  attack: '#9c2b22',
  defence: '#2f5f88',
  weapon: '#5b3a86',
};
