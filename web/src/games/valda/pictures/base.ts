import axe from 'emblem:battle-axe';
import barrel from 'emblem:barrel';
import bloodySword from 'emblem:bloody-sword';
import candles from 'emblem:candles';
import church from 'emblem:viking-church';
import crossedSwords from 'emblem:crossed-swords';
import dagger from 'emblem:sacrificial-dagger';
import drop from 'emblem:drop';
import gems from 'emblem:gems';
import goldMine from 'emblem:gold-mine';
import grab from 'emblem:grab';
import helmet from 'emblem:viking-helmet';
import knapsack from 'emblem:knapsack';
import lips from 'emblem:lips';
import longhouse from 'emblem:viking-longhouse';
import mask from 'emblem:robber-mask';
import moon from 'emblem:moon';
import oak from 'emblem:oak';
import openChest from 'emblem:open-chest';
import raven from 'emblem:raven';
import roundShield from 'emblem:viking-shield';
import run from 'emblem:run';
import rune from 'emblem:rune-stone';
import sailboat from 'emblem:sailboat';
import ship from 'emblem:drakkar';
import shield from 'emblem:shield';
import stoneBridge from 'emblem:stone-bridge';
import sun from 'emblem:sun';
import torch from 'emblem:torch';
import trade from 'emblem:trade';
import trumpet from 'emblem:trumpet-flag';
import wheat from 'emblem:wheat';
import wind from 'emblem:wind-slap';

import type { Scene } from '../../../frame/pictures/picture';
import { BONE, BRASS, GEM, GOLD, INK, IRON, LEAF, RED, ROSE, scene, WOOD } from './draw';

const BOWS = ['#e8473a', '#ff9340', '#ffd166', '#a8d690', '#6fc3ea', '#b79bf0'];
/** The bridge of the gods: a bow of six colours. */
const rainbow = BOWS.map(
  (colour, at) =>
    `<circle cx="256" cy="420" r="${380 - at * 26}" fill="none" stroke="${colour}" stroke-width="26"/>`,
).join('');

/** The pictures of the base deck. */
export const BASE: Record<string, Scene> = {
  'base.blood-vein-2': scene('dusk', 'hills', [drop, RED, 80, 56, 62], [drop, RED, 116, 62, 40]),
  'base.treasure-chest-2': scene('gold', 'hills', [openChest, GOLD, 86, 58, 66]),
  'base.spoils-of-war-2': scene('night', 'ridge', [gems, GEM, 88, 58, 64]),
  'base.seduction-1': scene('wood', 'hills', [lips, ROSE, 88, 50, 66]),
  'base.backup-2': scene(
    'day',
    'ridge',
    [trumpet, BONE, 126, 34, 44],
    [helmet, IRON, 66, 60, 50],
    [helmet, BRASS, 102, 66, 44],
  ),
  'base.rune-yellow': scene(
    'gold',
    'hills',
    [wheat, GOLD, 124, 52, 58, 0, true],
    [rune, BONE, 80, 58, 60],
  ),
  'base.bifrost-bridge': scene(
    'night',
    'ridge',
    [rainbow, BONE, 84, 62, 116, 0, true],
    [stoneBridge, INK, 84, 80, 60],
  ),
  'base.sacrifice': scene('ember', 'plain', [dagger, BONE, 86, 50, 72]),
  'base.offering': scene('ember', 'hills', [candles, GOLD, 86, 54, 72]),
  'base.drakkar': scene(
    'dusk',
    'sea',
    [sun, GOLD, 122, 34, 44, 0, true],
    [ship, INK, 80, 54, 80, 0, true],
  ),
  'base.yggdrasil-3': scene('wood', 'hills', [oak, LEAF, 84, 50, 82]),
  'base.longhouse-stores': scene(
    'dusk',
    'plain',
    [longhouse, INK, 82, 52, 76, 0, true],
    [barrel, WOOD, 124, 70, 38],
  ),
  'base.barter': scene('earth', 'plain', [trade, BONE, 86, 50, 70]),
  'base.light-fingers': scene(
    'frost',
    'plain',
    [grab, BONE, 74, 40, 62],
    [gems, GOLD, 110, 70, 38],
  ),
  'base.change-of-wind': scene(
    'frost',
    'sea',
    [wind, BONE, 116, 36, 60],
    [sailboat, INK, 72, 58, 56, 0, true],
  ),
  'base.raven-scout': scene('frost', 'ridge', [raven, INK, 86, 48, 74]),
  'base.prospectors': scene('earth', 'ridge', [goldMine, GOLD, 86, 56, 70]),
  'base.abduction': scene('night', 'ridge', [moon, BONE, 126, 28, 36], [run, INK, 80, 56, 72]),
  'base.kill': scene('dusk', 'plain', [bloodySword, BONE, 86, 50, 76]),
  'base.double-kill': scene('dusk', 'ridge', [crossedSwords, IRON, 86, 50, 76]),
  'base.plunder': scene(
    'ember',
    'hills',
    [axe, IRON, 118, 44, 58, 20],
    [knapsack, BRASS, 76, 58, 64],
  ),
  'base.cutpurse': scene('storm', 'plain', [mask, BONE, 86, 50, 70]),
  'base.torch': scene(
    'dusk',
    'ridge',
    [church, INK, 116, 56, 56, 0, true],
    [torch, GOLD, 72, 50, 74, 20],
  ),
  'base.shield-1': scene('wood', 'plain', [shield, WOOD, 86, 52, 72]),
  'base.shield-2': scene('day', 'ridge', [sun, GOLD, 128, 28, 40], [roundShield, RED, 80, 54, 72]),
  'base.shield-3': scene(
    'frost',
    'plain',
    [roundShield, RED, 46, 58, 54],
    [roundShield, IRON, 120, 58, 54],
    [roundShield, BRASS, 84, 56, 60],
  ),
};
