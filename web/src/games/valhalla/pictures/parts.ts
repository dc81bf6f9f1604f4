import barrel from 'emblem:barrel';
import backstab from 'emblem:backstab';
import bats from 'emblem:moon-bats';
import battle from 'emblem:sword-clash';
import bowman from 'emblem:bowman';
import brush from 'emblem:paint-brush';
import camel from 'emblem:camel';
import candle from 'emblem:candle-light';
import candles from 'emblem:candles';
import cave from 'emblem:cave-entrance';
import deadWood from 'emblem:dead-wood';
import dolmen from 'emblem:dolmen';
import fire from 'emblem:campfire';
import fort from 'emblem:hill-fort';
import fruitTree from 'emblem:fruit-tree';
import apple from 'emblem:shiny-apple';
import handshake from 'emblem:shaking-hands';
import harp from 'emblem:harp';
import hiker from 'emblem:hiking';
import island from 'emblem:island';
import juggler from 'emblem:juggler';
import lantern from 'emblem:lantern-flame';
import leaf from 'emblem:oak-leaf';
import lighthouse from 'emblem:lighthouse';
import madMoon from 'emblem:evil-moon';
import map from 'emblem:treasure-map';
import menhir from 'emblem:menhir';
import mill from 'emblem:water-mill';
import palette from 'emblem:palette';
import peaks from 'emblem:peaks';
import pine from 'emblem:pine-tree';
import prayer from 'emblem:prayer';
import quill from 'emblem:quill-ink';
import ropeBridge from 'emblem:rope-bridge';
import sailboat from 'emblem:sailboat';
import scales from 'emblem:scales';
import screaming from 'emblem:screaming';
import shop from 'emblem:shop';
import sickle from 'emblem:sickle';
import signpost from 'emblem:direction-signs';
import sprout from 'emblem:sprout';
import stoneAxe from 'emblem:stone-axe';
import sun from 'emblem:sun';
import swordman from 'emblem:swordman';
import talkers from 'emblem:discussion';
import throne from 'emblem:throne-king';
import triquetra from 'emblem:triquetra';
import volcano from 'emblem:volcano';
import walker from 'emblem:walk';
import watchtower from 'emblem:watchtower';
import wave from 'emblem:big-wave';
import surf from 'emblem:wave-crest';
import wheat from 'emblem:wheat';
import bag from 'emblem:swap-bag';
import window from 'emblem:window';
import wyvern from 'emblem:wyvern';

import Picture from '../../../frame/pictures/Picture.svelte';
import type { Emblem, Land, Mood, Scene } from '../../../frame/pictures/picture';

/** Our own drawings for skies, on 512 × 512 units. */
const DISC = '<path d="M256 56a200 200 0 1 0 0 400 200 200 0 0 0 0-400z"/>';
const CRESCENT = '<path d="M330 60A210 210 0 1 0 452 330 172 172 0 0 1 330 60z"/>';

const [BONE, GOLD, SAND, FLAME] = ['#f4ecd8', '#f3cf7a', '#ffdf9a', '#ffa04d'];
const [INK, BARK, COAL, DUSK] = ['#14100c', '#33210f', '#2a0d0a', '#120d22'];
const [MOON, FOAM, ICE, PINE, LEAF] = ['#efe7c6', '#c8eeea', '#eef6f8', '#0f2a20', '#b9dc8e'];

type Place = [x: number, y: number, size: number];
const before = (body: string, colour: string, [x, y, size]: Place, turn?: number): Emblem => ({
  body,
  colour,
  x,
  y,
  size,
  ...(turn === undefined ? {} : { turn }),
});
const behind = (...emblem: Parameters<typeof before>): Emblem => ({
  ...before(...emblem),
  behind: true,
});
const scene = (mood: Mood, land: Land, ...emblems: Emblem[]): Scene => ({
  mood,
  land,
  emblems,
});
/** The standing stone in the picture of every ace. */
const stone = behind(menhir, INK, [50, 74, 40]);

/** The picture of each card, by the id of its first copy; its upper corners have the rank and suits. */
const SCENES: Readonly<Record<string, Scene>> = {
  'ace-moons': scene('night', 'plain', behind(CRESCENT, MOON, [90, 46, 64]), stone),
  'ace-suns': scene('dusk', 'plain', behind(sun, SAND, [90, 46, 68]), stone),
  'ace-waves': scene('sea', 'sea', stone, behind(wave, FOAM, [94, 56, 68])),
  'ace-leaves': scene('wood', 'hills', stone, before(leaf, LEAF, [90, 50, 64])),
  'ace-wyrms': scene('ember', 'ridge', stone, before(wyvern, '#ffc08a', [90, 50, 70])),
  'ace-knots': scene('earth', 'hills', stone, before(triquetra, GOLD, [90, 48, 68])),

  author: scene(
    'night',
    'plain',
    before(quill, BONE, [92, 58, 66]),
    before(candle, FLAME, [52, 76, 34]),
  ),
  desert: scene(
    'gold',
    'hills',
    behind(DISC, '#fff0c4', [62, 38, 34]),
    before(camel, BARK, [92, 60, 60]),
  ),
  origin: scene(
    'day',
    'hills',
    behind(DISC, '#ffeeb8', [86, 62, 74]),
    before(sprout, '#24502c', [86, 64, 54]),
  ),
  journey: scene(
    'frost',
    'ridge',
    behind(CRESCENT, ICE, [60, 28, 26]),
    before(hiker, '#14222c', [90, 58, 64]),
  ),
  painter: scene(
    'earth',
    'plain',
    before(palette, BONE, [84, 56, 66]),
    before(brush, GOLD, [108, 72, 46], 78),
  ),
  savage: scene(
    'ember',
    'ridge',
    before(stoneAxe, '#f4d7a6', [92, 50, 64]),
    before(fire, FLAME, [52, 80, 34]),
  ),
  mountain: scene('frost', 'hills', behind(peaks, ICE, [88, 54, 88])),
  sailor: scene('sea', 'sea', behind(sailboat, BONE, [88, 54, 72])),
  battle: scene('ember', 'plain', before(battle, '#f1e3c2', [86, 52, 76])),
  forest: scene(
    'wood',
    'hills',
    behind(pine, '#17402f', [60, 60, 58]),
    behind(pine, '#17402f', [118, 62, 54]),
    before(pine, PINE, [90, 58, 76]),
  ),
  discovery: scene(
    'day',
    'sea',
    behind(DISC, SAND, [108, 30, 34]),
    before(map, '#fbe9bd', [84, 58, 64]),
  ),
  soldier: scene('dusk', 'hills', before(swordman, INK, [88, 58, 70])),
  lunatic: scene(
    'storm',
    'hills',
    behind(madMoon, MOON, [94, 38, 58]),
    before(screaming, DUSK, [84, 76, 48]),
  ),
  penitent: scene(
    'dusk',
    'plain',
    behind(DISC, '#f2b26b', [88, 50, 66]),
    before(prayer, COAL, [88, 62, 58]),
    before(candles, SAND, [50, 82, 30]),
  ),
  market: scene(
    'gold',
    'plain',
    behind(shop, BARK, [94, 58, 64]),
    before(barrel, '#6a3418', [58, 78, 30]),
  ),
  'chance-meeting': scene(
    'wood',
    'plain',
    behind(signpost, BARK, [98, 54, 66]),
    before(walker, BONE, [68, 66, 50]),
  ),
  castle: scene(
    'dusk',
    'ridge',
    behind(DISC, '#ffcf8a', [62, 46, 36]),
    before(fort, '#24120d', [92, 54, 80]),
  ),
  cave: scene('earth', 'plain', behind(cave, '#dcbc8a', [90, 52, 84])),
  diplomat: scene('day', 'plain', before(talkers, '#241a12', [86, 58, 66])),
  mill: scene('wood', 'sea', behind(mill, '#f0dfb4', [88, 54, 68])),
  betrayal: scene('storm', 'plain', before(backstab, '#ded3fa', [86, 60, 72])),
  pact: scene(
    'gold',
    'hills',
    behind(DISC, '#fff0c4', [86, 48, 68]),
    before(handshake, BARK, [86, 54, 62]),
  ),
  darkness: scene('night', 'ridge', behind(bats, '#cfd6ea', [90, 44, 72])),
  merchant: scene(
    'earth',
    'hills',
    behind(scales, GOLD, [104, 38, 42]),
    before(bag, '#efd9a2', [80, 64, 54]),
  ),

  huntress: scene(
    'night',
    'hills',
    behind(CRESCENT, MOON, [106, 30, 34]),
    before(bowman, '#060d18', [82, 60, 68]),
  ),
  bard: scene('dusk', 'plain', before(harp, GOLD, [90, 52, 72])),
  sea: scene('sea', 'sea', behind(surf, '#e4fbf7', [88, 46, 84])),
  end: scene(
    'dusk',
    'hills',
    behind(DISC, '#ff9d57', [88, 62, 60]),
    before(deadWood, INK, [88, 52, 80]),
  ),
  calamity: scene('ember', 'ridge', behind(volcano, '#ffb066', [88, 52, 84])),
  windfall: scene(
    'gold',
    'plain',
    behind(fruitTree, '#34501e', [94, 50, 72]),
    before(apple, '#a32a24', [58, 80, 28]),
  ),

  harvest: scene(
    'day',
    'hills',
    before(wheat, '#5c3a0e', [94, 54, 68]),
    before(sickle, BONE, [60, 74, 40]),
  ),
  watchman: scene(
    'night',
    'plain',
    behind(watchtower, '#0a1424', [94, 50, 80]),
    before(lantern, FLAME, [58, 76, 32]),
  ),
  'light-keeper': scene('storm', 'sea', behind(lighthouse, SAND, [86, 50, 76])),
  borderland: scene(
    'wood',
    'ridge',
    before(pine, PINE, [52, 66, 50]),
    before(ropeBridge, '#f0dfb4', [92, 68, 62]),
  ),
  consul: scene('storm', 'plain', before(throne, GOLD, [88, 52, 74])),
  rite: scene(
    'storm',
    'hills',
    behind(dolmen, '#cfc0f0', [84, 54, 80]),
    before(fire, FLAME, [88, 74, 36]),
  ),
  island: scene('day', 'sea', behind(island, '#123a36', [88, 52, 80])),
  window: scene(
    'dusk',
    'ridge',
    behind(DISC, SAND, [88, 50, 44]),
    before(window, '#24120d', [88, 52, 76]),
  ),
  excuse: scene('storm', 'ridge', before(juggler, GOLD, [86, 56, 72])),
};

export const parts = { Picture, SCENES };
