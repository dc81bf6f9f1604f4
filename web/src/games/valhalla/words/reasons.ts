import type { Say } from '../../../lib/texts.svelte';
import type { Part } from '../../../lib/hall/wire';
import { pieces } from '../pieces.svelte';
import type {
  At,
  Battle,
  CardId,
  CardType,
  MarketCard,
  ValhallaChoice,
  ValhallaScene,
} from '../shapes';
import { sentence } from './tell';
import { armiesBySeat, around, cardAbout, cardName, heldLine, stateText } from './words';

type Names = readonly string[];

/** So many armies of one's own a card needs around it, and so many it costs at a tie. */
const NEEDED = 2;

/** A choice that is looked at, with what the hall says it brings. */
export interface Looked {
  choice: ValhallaChoice;
  parts: readonly Part[];
}

/** Why a card costs what it costs: the armies around it. */
function priceLines(say: Say, scene: ValhallaScene, choice: ValhallaChoice, names: Names) {
  const place = scene.market.cards.find((one) => one.at === choice.at);
  if (!place) return [];
  const armies = around(scene, place.x, place.y);
  const lead = leadOf(scene, armies);
  const way = lead === 0 ? 'level' : lead > 0 ? 'ahead' : 'behind';
  return [
    say('valhalla-around', { armies: armiesBySeat(say, armies, names) }),
    say(`valhalla-price-${way}`, { n: Math.abs(lead), price: choice.price ?? 0 }),
  ];
}

function leadOf(scene: ValhallaScene, armies: readonly number[], more = 0): number {
  const own = (armies[scene.active] ?? 0) + more;
  return own - Math.max(0, ...armies.filter((_, seat) => seat !== scene.active));
}

/** The places on the two sides of a slot. */
export function besideSlot(scene: ValhallaScene, at: At): MarketCard[] {
  const slot = scene.market.slots.find((one) => one.at === at);
  if (!slot) return [];
  const [dx, dy] = slot.side === 'E' ? [1, 0] : [0, 1];
  return scene.market.cards.filter(
    ({ x, y }) => (x === slot.x && y === slot.y) || (x === slot.x + dx && y === slot.y + dy),
  );
}

/** What an army in a slot makes of the cards beside it. */
function placeLines(say: Say, scene: ValhallaScene, choice: ValhallaChoice): string[] {
  return besideSlot(scene, choice.slot ?? '').flatMap(({ card, x, y }) => {
    if (card === null) return [];
    const armies = around(scene, x, y);
    const own = (armies[scene.active] ?? 0) + 1;
    const args = { card: cardName(say, card), n: own };
    if (own < NEEDED) return [say('valhalla-reason-few', args)];
    const price = Math.max(0, NEEDED - leadOf(scene, armies, 1));
    return [say('valhalla-reason-costs', { ...args, price })];
  });
}

/** A fight that is to come, told as it will be in the log. */
function fightLine(say: Say, scene: ValhallaScene, battle: Battle, names: Names): string {
  const card = scene.landscape.find((land) => land.at === battle.at)?.card;
  return sentence(say, { event: 'battle', ...battle, card }, names);
}

function landLines(say: Say, scene: ValhallaScene, choice: ValhallaChoice, names: Names): string[] {
  if (choice.battle) return [fightLine(say, scene, choice.battle, names)];
  const at = choice.to ?? choice.at ?? scene.pending?.dest;
  const land = scene.landscape.find((one) => one.at === at);
  return land ? [heldLine(say, scene, land, names)] : [];
}

const partLines = (say: Say, parts: readonly Part[]): string[] =>
  parts.map((part) =>
    say(part['doubled'] === true ? 'valhalla-reason-doubled' : 'valhalla-reason', {
      card: cardName(say, String(part['card'])),
      points: part.points,
    }),
  );

function aboutLines(say: Say, card: CardId | undefined, type?: CardType): string[] {
  const piece = card === undefined ? undefined : pieces.of(card);
  return piece ? cardAbout(say, type ? { ...piece, types: [type] } : piece) : [];
}

/** What speaks for a choice, or against it: what it costs, what it brings, and who is met. */
export function reasonsOf(
  say: Say,
  { choice, parts }: Looked,
  scene: ValhallaScene,
  names: Names,
): string[] {
  switch (choice.type) {
    case 'place':
      return placeLines(say, scene, choice);
    case 'recruit':
      return [...priceLines(say, scene, choice, names), ...aboutLines(say, choice.card)];
    case 'event':
      return aboutLines(say, choice.card, 'event');
    case 'person':
      return aboutLines(say, choice.card, 'personality');
    case 'drop':
    case 'refresh':
    case 'about':
      return aboutLines(say, choice.card);
    case 'discard': {
      const held = scene.seats[choice.seat ?? -1]?.cards.find(({ card }) => card === choice.target);
      return [...(held ? [stateText(say, held)] : []), ...aboutLines(say, choice.target)];
    }
    case 'put':
    case 'march':
    case 'muster':
    case 'leader':
      return landLines(say, scene, choice, names);
    case 'location':
      return [
        ...partLines(say, parts),
        ...(choice.way === 'replace' ? landLines(say, scene, choice, names) : []),
      ];
    default:
      return partLines(say, parts);
  }
}
