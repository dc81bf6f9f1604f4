import dragonHead from 'emblem:spiked-dragon-head';
import dragonSpiral from 'emblem:dragon-spiral';
import dualityMask from 'emblem:duality-mask';
import dwarfFace from 'emblem:dwarf-face';
import falconMoon from 'emblem:falcon-moon';
import featheredWing from 'emblem:feathered-wing';
import giant from 'emblem:giant';
import halfDead from 'emblem:half-dead';
import lightningTrio from 'emblem:lightning-trio';
import oneEyed from 'emblem:one-eyed';
import raven from 'emblem:raven';
import seaSerpent from 'emblem:sea-serpent';
import bowArrow from 'emblem:bow-arrow';
import thorHammer from 'emblem:thor-hammer';
import troll from 'emblem:troll';
import wingfoot from 'emblem:wingfoot';
import wolfHead from 'emblem:wolf-head';

import type { Code } from './shapes';

/** The look of a kind of tile: the colour of its band and its emblem (512 × 512 units). */
export interface Look {
  band: string;
  emblem: string;
}

const LOOKS: Record<Code, Look> = {
  Od: { band: '#34568f', emblem: oneEyed },
  Th: { band: '#b4502a', emblem: thorHammer },
  Tr: { band: '#527430', emblem: troll },
  Dr: { band: '#a92a3a', emblem: dragonHead },
  Fe: { band: '#454b55', emblem: wolfHead },
  Sk: { band: '#2b7ba6', emblem: bowArrow },
  Va: { band: '#7d5cab', emblem: featheredWing },
  Lo: { band: '#1f7d5c', emblem: dualityMask },
  He: { band: '#0a0710', emblem: halfDead },
  Hm: { band: '#a8700f', emblem: wingfoot },
  Jo: { band: '#6a4a37', emblem: giant },
  Se: { band: '#13767e', emblem: seaSerpent },
  Lb: { band: '#7a7419', emblem: lightningTrio },
  Dw: { band: '#8a5420', emblem: dwarfFace },
  Fr: { band: '#b8447a', emblem: falconMoon },
  Ra: { band: '#23242f', emblem: raven },
  Ni: { band: '#5b2471', emblem: dragonSpiral },
};

const UNKNOWN: Look = { band: '#555555', emblem: '' };

export const lookOf = (code: Code): Look => LOOKS[code] ?? UNKNOWN;

/** Kinds in the order of the rules. */
export const KINDS: readonly Code[] = Object.keys(LOOKS);
