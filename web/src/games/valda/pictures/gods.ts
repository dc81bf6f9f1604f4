import anvil from 'emblem:anvil-impact';
import bed from 'emblem:bed';
import beer from 'emblem:beer-horn';
import branches from 'emblem:lightning-branches';
import bullseye from 'emblem:bullseye';
import burningForest from 'emblem:burning-forest';
import burningTree from 'emblem:burning-tree';
import candleSkull from 'emblem:candle-skull';
import church from 'emblem:viking-church';
import cloakDagger from 'emblem:cloak-dagger';
import coinsPile from 'emblem:coins-pile';
import crossedAxes from 'emblem:crossed-axes';
import crown from 'emblem:jewel-crown';
import crownedHeart from 'emblem:crowned-heart';
import diamond from 'emblem:cut-diamond';
import dice from 'emblem:dice-six-faces-four';
import dolmen from 'emblem:dolmen';
import droplets from 'emblem:droplets';
import duel from 'emblem:sword-clash';
import duality from 'emblem:duality-mask';
import falconCloak from 'emblem:wing-cloak';
import flame from 'emblem:flame';
import fog from 'emblem:fog';
import footprints from 'emblem:boot-prints';
import fountain from 'emblem:fountain';
import fox from 'emblem:fox-head';
import grain from 'emblem:grain-bundle';
import hammer from 'emblem:thor-hammer';
import hammerBreak from 'emblem:hammer-drop';
import hearts from 'emblem:hearts';
import helmet from 'emblem:viking-helmet';
import hood from 'emblem:hooded-figure';
import horn from 'emblem:hunting-horn';
import lightning from 'emblem:lightning-trio';
import meat from 'emblem:meat';
import meteor from 'emblem:burning-meteor';
import miner from 'emblem:miner';
import moon from 'emblem:moon';
import muscle from 'emblem:muscle-up';
import necklace from 'emblem:double-necklace';
import oneEyed from 'emblem:one-eyed';
import owl from 'emblem:owl';
import pilgrim from 'emblem:pilgrim-hat';
import prayer from 'emblem:prayer';
import raven from 'emblem:raven';
import robber from 'emblem:robber';
import robberHand from 'emblem:robber-hand';
import rope from 'emblem:rope-coil';
import roots from 'emblem:tree-roots';
import rune from 'emblem:rune-stone';
import scales from 'emblem:scales';
import severedHand from 'emblem:severed-hand';
import ship from 'emblem:drakkar';
import sickle from 'emblem:sickle';
import ironShield from 'emblem:checked-shield';
import snake from 'emblem:snake-tongue';
import spear from 'emblem:barbed-spear';
import spider from 'emblem:spider-alt';
import sprout from 'emblem:sprout';
import storm from 'emblem:lightning-storm';
import struck from 'emblem:thunder-struck';
import sun from 'emblem:sun';
import sunflower from 'emblem:sunflower';
import temple from 'emblem:temple-gate';
import tower from 'emblem:guarded-tower';
import treasure from 'emblem:open-treasure-chest';
import volcano from 'emblem:volcano';
import wagon from 'emblem:mine-wagon';
import web from 'emblem:spider-web';
import wing from 'emblem:feathered-wing';
import wolf from 'emblem:wolf-head';
import handcuffed from 'emblem:handcuffed';

import type { Scene } from '../../../frame/pictures/picture';
import {
  BONE,
  BRASS,
  EMBER,
  GEM,
  GOLD,
  INK,
  IRON,
  LEAF,
  RED,
  ROSE,
  scene,
  VIOLET,
  WOOD,
} from './draw';

/** The pictures of the gods' decks. */
export const GODS: Record<string, Scene> = {
  'heimdall.weapon': scene('storm', 'ridge', [sun, VIOLET, 118, 34, 54], [horn, GOLD, 78, 54, 72]),
  'heimdall.blood-vein-3': scene('ember', 'ridge', [droplets, RED, 86, 52, 76]),
  'heimdall.treasure-chest-3': scene('gold', 'ridge', [treasure, GOLD, 86, 54, 78]),
  'heimdall.spoils-of-war-3': scene(
    'sea',
    'ridge',
    [diamond, GEM, 60, 60, 44],
    [diamond, GEM, 116, 60, 44],
    [diamond, BONE, 88, 42, 48],
  ),
  'heimdall.bridge-toll': scene('frost', 'hills', [tower, INK, 86, 48, 82]),
  'heimdall.open-market': scene('day', 'hills', [scales, BONE, 86, 50, 74]),
  'heimdall.dwarven-shaft': scene('earth', 'ridge', [miner, BONE, 86, 54, 72]),
  'heimdall.blood-spring': scene('dusk', 'plain', [fountain, RED, 86, 54, 72]),
  'freya.weapon': scene('storm', 'hills', [fog, VIOLET, 92, 64, 76], [crown, GOLD, 84, 42, 58]),
  'freya.backup-3': scene(
    'dusk',
    'ridge',
    [helmet, IRON, 48, 62, 44],
    [helmet, BRASS, 86, 54, 52],
    [helmet, IRON, 124, 62, 44],
  ),
  'freya.drakkar': scene(
    'night',
    'sea',
    [moon, BONE, 128, 28, 34],
    [ship, INK, 80, 54, 80, 0, true],
  ),
  'freya.rune-yellow': scene(
    'wood',
    'hills',
    [sunflower, GOLD, 122, 46, 58],
    [rune, BONE, 76, 58, 60],
  ),
  'freya.feather-cloak': scene('sea', 'hills', [wing, GOLD, 86, 48, 74]),
  'freya.seed-rune': scene('earth', 'hills', [sprout, LEAF, 118, 46, 58], [rune, BONE, 76, 58, 60]),
  'freya.falcon-cloak': scene('frost', 'hills', [falconCloak, BONE, 86, 50, 78]),
  'freya.necklace': scene('night', 'plain', [necklace, GOLD, 86, 48, 74]),
  'freya.harvest': scene('gold', 'plain', [sickle, IRON, 118, 40, 54], [grain, GOLD, 78, 56, 68]),
  'surtur.weapon': scene('ember', 'ridge', [flame, EMBER, 118, 48, 66], [muscle, BONE, 76, 54, 66]),
  'surtur.double-kill': scene(
    'ember',
    'plain',
    [flame, EMBER, 86, 44, 84, 0, true],
    [crossedAxes, INK, 86, 54, 66],
  ),
  'surtur.slave-raid': scene(
    'ember',
    'hills',
    [burningForest, EMBER, 106, 46, 70, 0, true],
    [handcuffed, BONE, 66, 58, 58],
  ),
  'surtur.muspell-fire': scene(
    'dusk',
    'plain',
    [volcano, EMBER, 112, 46, 80, 0, true],
    [temple, INK, 64, 62, 50],
  ),
  'surtur.scorched-earth': scene(
    'ember',
    'plain',
    [burningTree, GOLD, 66, 48, 70],
    [wagon, INK, 116, 68, 46],
  ),
  'surtur.reforged': scene('earth', 'plain', [anvil, EMBER, 86, 54, 74]),
  'surtur.burning-sky': scene('dusk', 'ridge', [meteor, EMBER, 86, 44, 78]),
  'tyr.weapon': scene(
    'storm',
    'plain',
    [severedHand, VIOLET, 118, 46, 56],
    [robberHand, BONE, 74, 52, 66],
  ),
  'tyr.god-of-war': scene('frost', 'ridge', [severedHand, BONE, 86, 50, 74]),
  'tyr.iron-shield': scene('night', 'plain', [ironShield, IRON, 86, 52, 74]),
  'tyr.oath-shield': scene(
    'day',
    'plain',
    [ironShield, BRASS, 86, 52, 78],
    [prayer, INK, 86, 54, 44],
  ),
  'tyr.wolf-binding': scene('night', 'ridge', [wolf, IRON, 78, 50, 70], [rope, BRASS, 122, 66, 46]),
  'tyr.wergild': scene('earth', 'hills', [coinsPile, GOLD, 86, 56, 72]),
  'tyr.trial': scene('dusk', 'hills', [duel, BONE, 86, 50, 76]),
  'thor.weapon': scene(
    'storm',
    'hills',
    [lightning, VIOLET, 84, 46, 96],
    [hammer, GOLD, 88, 52, 66],
  ),
  'thor.seduction-2': scene('dusk', 'hills', [hearts, ROSE, 86, 50, 72]),
  'thor.god-of-thunder-2': scene(
    'night',
    'ridge',
    [struck, GOLD, 118, 44, 64],
    [hammer, IRON, 74, 54, 60],
  ),
  'thor.god-of-thunder-3': scene('storm', 'ridge', [storm, GOLD, 86, 46, 82]),
  'thor.rune-blue': scene('night', 'hills', [branches, GEM, 118, 42, 66], [rune, BONE, 76, 58, 60]),
  'thor.feast': scene('ember', 'plain', [beer, GOLD, 70, 48, 62], [meat, BONE, 114, 60, 50]),
  'thor.hammer-blow': scene('storm', 'plain', [hammerBreak, BONE, 86, 50, 78]),
  'odin.weapon': scene('storm', 'ridge', [bullseye, BONE, 108, 50, 64], [spear, GOLD, 76, 52, 72]),
  'odin.seduction-2': scene('night', 'hills', [crownedHeart, ROSE, 86, 50, 72]),
  'odin.leader': scene('night', 'plain', [oneEyed, BONE, 86, 50, 78]),
  'odin.sacrifice': scene('ember', 'hills', [candleSkull, BONE, 86, 52, 74]),
  'odin.yggdrasil-4': scene('night', 'hills', [moon, BONE, 128, 26, 30], [roots, LEAF, 82, 50, 86]),
  'odin.rune-blue': scene('frost', 'ridge', [raven, INK, 118, 38, 54], [rune, BONE, 74, 58, 60]),
  'odin.chosen': scene('frost', 'hills', [wing, BONE, 116, 46, 58], [helmet, GOLD, 72, 58, 58]),
  'odin.sanctuary': scene(
    'day',
    'hills',
    [sun, GOLD, 124, 32, 48, 0, true],
    [church, INK, 80, 54, 76, 0, true],
  ),
  'odin.gallows-wisdom': scene('wood', 'ridge', [rope, WOOD, 122, 42, 50], [owl, BONE, 76, 54, 66]),
  'loki.weapon': scene('storm', 'ridge', [cloakDagger, BONE, 86, 50, 78]),
  'loki.shapeshift': scene('wood', 'ridge', [fox, EMBER, 86, 50, 76]),
  'loki.twice-told': scene(
    'wood',
    'plain',
    [duality, BONE, 68, 46, 56],
    [snake, LEAF, 114, 56, 58],
  ),
  'loki.rune-white': scene(
    'frost',
    'hills',
    [dice, INK, 118, 44, 48, 14],
    [rune, BONE, 76, 58, 60],
  ),
  'loki.wandering-stones': scene(
    'day',
    'plain',
    [footprints, INK, 122, 62, 46, 20],
    [dolmen, INK, 72, 52, 66, 0, true],
  ),
  'loki.pilfer': scene('night', 'plain', [robber, BONE, 86, 52, 72]),
  'loki.sleepless': scene('night', 'hills', [moon, GOLD, 120, 30, 42], [bed, BONE, 78, 62, 64]),
  'loki.web-of-lies': scene('sea', 'plain', [web, BONE, 96, 44, 84], [spider, INK, 72, 62, 48]),
  'loki.false-pilgrims': scene(
    'earth',
    'ridge',
    [hood, INK, 112, 56, 64, 0, true],
    [pilgrim, BONE, 68, 50, 60],
  ),
};
