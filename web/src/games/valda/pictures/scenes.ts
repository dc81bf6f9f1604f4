import type { Mood, Scene } from '../../../frame/pictures/picture';
import { EMBLEMS } from '../look';
import type { CardType, Deck } from '../shapes';
import { BASE } from './base';
import { BONE, GOLD, scene } from './draw';
import { GODS } from './gods';

export const SCENES: Readonly<Record<string, Scene>> = { ...BASE, ...GODS };

const MOOD: Record<CardType, Mood> = {
  yellow: 'gold',
  attack: 'dusk',
  defence: 'night',
  weapon: 'storm',
};

/** The picture of a card; of one that only a card file of the host's knows, by its type and its deck. */
export const sceneOf = (id: string, { type, deck }: { type: CardType; deck: Deck }): Scene =>
  SCENES[id] ??
  (deck === 'base'
    ? scene(MOOD[type], 'hills', [EMBLEMS[type], BONE, 86, 52, 68])
    : scene(
        MOOD[type],
        'hills',
        [EMBLEMS[deck], GOLD, 114, 42, 54],
        [EMBLEMS[type], BONE, 72, 56, 58],
      ));
