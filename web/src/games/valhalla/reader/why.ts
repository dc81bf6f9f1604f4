import { kindsOf, pieces } from '../pieces.svelte';
import type { CardId, ValhallaScene } from '../shapes';
import { marchWish, putWish, wishFor } from '../choosing/wishes';
import { cardName, slotName } from '../words/words';
import { cellIn, meant } from '../../../frame/reader/grammar';
import {
  whyNot as answerTo,
  type Ask,
  type Command,
  type Said,
} from '../../../frame/reader/position';

const sceneOf = (ask: Ask) => ask.view.scene as ValhallaScene;

/** The hall's answer, with the rules that it rests on. */
const whyNot = (ask: Ask, action: string | null) =>
  answerTo(ask, action, ({ message, rules }) => [
    ask.say('valhalla-why-not', { message }),
    rules.join(', '),
  ]);

const noCell = (ask: Ask, cell: string) => [ask.say('readervalhalla-no-cell', { cell })];
const noCard = (ask: Ask, card: string) => [ask.say('readervalhalla-no-card', { card })];

const cardIn = (ask: Ask, cards: readonly CardId[], said: string): CardId | null =>
  meant(cards, (card) => [cardName(ask.say, card)], said);

/** The cards of the player who decides. */
const held = (ask: Ask): CardId[] => {
  const seat = ask.view.viewer ?? sceneOf(ask).active;
  return (sceneOf(ask).seats[seat]?.cards ?? []).map(({ card }) => card);
};

function recruit(ask: Ask, { card = '' }: Said) {
  const places = sceneOf(ask).market.cards.filter((place) => place.card !== null);
  const place = meant(places, (one) => [cardName(ask.say, one.card ?? '')], card);
  return place ? whyNot(ask, wishFor(sceneOf(ask), [], `market:${place.at}`)) : noCard(ask, card);
}

function use(ask: Ask, { card = '' }: Said) {
  const found = cardIn(ask, held(ask), card);
  return found ? whyNot(ask, wishFor(sceneOf(ask), [], `card:${found}`)) : noCard(ask, card);
}

const USES: Record<string, string> = { ace: 'ace', personality: 'person' };

/** A card at a place of the landscape: laid there, or used on it. */
function lay(ask: Ask, { card = '', cell = '' }: Said) {
  const found = cardIn(ask, held(ask), card);
  const at = cellIn(cell);
  if (!found) return noCard(ask, card);
  if (at === null) return noCell(ask, cell);
  const piece = pieces.of(found);
  const way = USES[piece ? (kindsOf(piece)[0] ?? '') : ''] ?? 'location';
  const picked = [`card:${found}`, `use:${way}`];
  return whyNot(ask, wishFor({ ...sceneOf(ask), stage: 'turn' }, picked, `cell:${at}`));
}

function place(ask: Ask, { one = '', other = '' }: Said) {
  const scene = sceneOf(ask);
  const name = (at: string) => [slotName(ask.say, scene, at)];
  const slots = scene.market.slots.map((slot) => slot.at);
  const wanted = (from: string, to: string) =>
    meant(slots, name, ask.say('valhalla-slot', { one: from, other: to }));
  const slot = wanted(one, other) ?? wanted(other, one);
  if (slot === null) return [ask.say('readervalhalla-no-slot', { one, other })];
  return whyNot(ask, wishFor(scene, [], `slot:${slot}`));
}

function march(ask: Ask, { from = '', to = '' }: Said) {
  const [start, goal] = [cellIn(from), cellIn(to)];
  if (start === null || goal === null) return noCell(ask, start === null ? from : to);
  const scene = sceneOf(ask);
  // When all armies gather, the place on their way is their own.
  return whyNot(ask, marchWish(scene, start, scene.pending?.dest ? start : goal));
}

function send(ask: Ask, { cell = '' }: Said) {
  const at = cellIn(cell);
  return at === null ? noCell(ask, cell) : whyNot(ask, putWish(at));
}

/** The commands that ask why something is not allowed, by subject. */
export const whyCommands: Record<string, Command> = {
  'why-recruit': recruit,
  'why-use': use,
  'why-lay': lay,
  'why-place': place,
  'why-march': march,
  'why-send': send,
  'why-pass': (ask) => whyNot(ask, 'pass'),
  'why-battle': (ask) => whyNot(ask, 'battle'),
  'why-glory': (ask) => whyNot(ask, 'glory'),
};

/** Examples for these commands. */
export function whyExamples(ask: Ask): Said {
  const { market } = sceneOf(ask);
  const [first = '', second = first] = market.cards.flatMap(({ card }) =>
    card === null ? [] : [cardName(ask.say, card)],
  );
  const card = held(ask)[0];
  return {
    card: card ? cardName(ask.say, card) : first,
    one: first,
    other: second,
    from: '0,0',
    to: '1,0',
  };
}
