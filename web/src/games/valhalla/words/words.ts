import { translate } from '../../../lib/translate';
import type { Say } from '../../../lib/texts.svelte';
import { cardName } from '../names';
import { pieces } from '../pieces.svelte';
import {
  type At,
  type CardId,
  type CardPiece,
  type Land,
  type Slot,
  type ValhallaScene,
  type ZoneCard,
} from '../shapes';

type Names = readonly string[];

export { cardName };

/** "rank 4, Moons and Suns, location": all that is on a card besides its name. */
export const cardFigures = (say: Say, card: CardPiece): string =>
  card.figures.map((figure) => translate(say, figure, [])).join(', ');

/** The name of a card with its figures, for those who do not see it. */
export function cardLine(say: Say, id: CardId): string {
  const card = pieces.of(id);
  return [cardName(say, id), card ? cardFigures(say, card) : ''].filter(Boolean).join(', ');
}

/** A card's effects, in sentences. */
export const cardText = (say: Say, card: CardPiece): string[] =>
  card.text.map((line) => translate(say, line, []));

/** "Ann 2, Bo 1": who stands somewhere with how many armies. */
export function armiesBySeat(say: Say, armies: readonly number[], names: Names): string {
  const told = armies.flatMap((n, seat) =>
    n > 0 ? [say('valhalla-armies-of', { who: names[seat] ?? '', n })] : [],
  );
  return told.join(', ') || say('valhalla-nobody');
}

/** A slot by the places on its two sides. */
export function slotName(say: Say, scene: ValhallaScene, at: At): string {
  const slot = scene.market.slots.find((candidate) => candidate.at === at);
  if (!slot) return at;
  const [dx, dy] = slot.side === 'E' ? [1, 0] : [0, 1];
  const name = (x: number, y: number) => {
    const found = scene.market.cards.find((place) => place.x === x && place.y === y);
    return found?.card ? cardName(say, found.card) : say('valhalla-place-empty-short');
  };
  return say('valhalla-slot', {
    one: name(slot.x, slot.y),
    other: name(slot.x + dx, slot.y + dy),
  });
}

export const slotLine = (say: Say, scene: ValhallaScene, slot: Slot, names: Names): string =>
  `${slotName(say, scene, slot.at)}: ${armiesBySeat(say, slot.armies, names)}`;

/** The slots around a place of Valhalla. */
export const slotsAround = (slots: readonly Slot[], x: number, y: number): Slot[] =>
  slots.filter(
    (slot) =>
      (slot.x === x && slot.y === y) ||
      (slot.side === 'E' && slot.x === x - 1 && slot.y === y) ||
      (slot.side === 'S' && slot.x === x && slot.y === y - 1),
  );

/** The armies around a place of Valhalla, by seat. */
export function around(scene: ValhallaScene, x: number, y: number): number[] {
  const near = slotsAround(scene.market.slots, x, y);
  return scene.seats.map((_, seat) =>
    near.reduce((sum, slot) => sum + (slot.armies[seat] ?? 0), 0),
  );
}

/** A location's owner and value, and the change that a plan would bring. */
export function heldLine(say: Say, scene: ValhallaScene, land: Land, names: Names): string {
  const told = [
    land.owner === null
      ? say('valhalla-held-by-nobody')
      : say('valhalla-held-by', {
          who: names[land.owner] ?? '',
          n: land.armies,
          value: land.value,
        }),
  ];
  const planned = scene.planned?.landscape.find((candidate) => candidate.at === land.at);
  if (planned && (planned.armies !== land.armies || planned.owner !== land.owner)) {
    told.push(
      say('valhalla-planned-here', {
        who: planned.owner === null ? say('valhalla-nobody') : (names[planned.owner] ?? ''),
        n: planned.armies,
      }),
    );
  }
  return told.join('. ');
}

/** A location in words, for players who do not see it. */
export const landLine = (say: Say, scene: ValhallaScene, land: Land, names: Names): string =>
  `${cardLine(say, land.card)}. ${heldLine(say, scene, land, names)}`;

/** The state of a card in a control zone. */
export function stateText(say: Say, card: ZoneCard): string {
  const told = [say(`valhalla-uses-${card.uses}`)];
  told.push(say(card.used ? 'valhalla-used' : 'valhalla-ready'));
  if (card.armies > 0) told.push(say('valhalla-bound', { n: card.armies }));
  return told.join(', ');
}
