import { texts, type Say } from '../../../lib/texts.svelte';
import { cardName } from '../names';
import { kindsOf, pieces } from '../pieces.svelte';
import {
  type At,
  type CardId,
  type CardPiece,
  type Land,
  type Rank,
  type Slot,
  type ValhallaScene,
  type ZoneCard,
} from '../shapes';

type Names = readonly string[];

/** "a, b and c" in the language of the page. */
export function listed(items: readonly string[]): string {
  return new Intl.ListFormat(texts.language).format(items);
}

export { cardName };
export const cardList = (say: Say, ids: readonly CardId[]): string =>
  listed(ids.map((id) => cardName(say, id)));

export const rankText = (say: Say, rank: Rank): string =>
  typeof rank === 'number'
    ? say('valhalla-rank-number', { n: rank })
    : say(`valhalla-rank-${rank}`);

/** "rank 4, Moons and Suns, location": all that is on a card besides its name. */
export function cardFigures(say: Say, card: CardPiece): string {
  const suits = listed(card.suits.map((suit) => say(`valhalla-suit-${suit}`)));
  const kinds = card.types.map((kind) => say(`valhalla-kind-${kind}`));
  const rank = card.rank === 'none' || card.rank === 'ace' ? '' : rankText(say, card.rank);
  return [rank, suits, ...kinds].filter(Boolean).join(', ');
}

/** The name of a card with its figures, for those who do not see it. */
export function cardLine(say: Say, id: CardId): string {
  const card = pieces.of(id);
  return [cardName(say, id), card ? cardFigures(say, card) : ''].filter(Boolean).join(', ');
}

/** Ranks that do the same in their own way: numbers, crowns, and pawns with courts. */
function variant(rank: Rank): string {
  if (rank === 'crown') return '-crown';
  return rank === 'pawn' || rank === 'court' ? '-people' : '';
}

/** What a card can do, in sentences. */
export function cardAbout(say: Say, card: CardPiece): string[] {
  const n = typeof card.rank === 'number' ? card.rank : 0;
  return kindsOf(card).flatMap((kind) => {
    if (kind !== 'location') return [say(`valhalla-does-${kind}${variant(card.rank)}`, { n })];
    const worth = typeof card.rank === 'number' ? 'number' : card.rank;
    return [say(`valhalla-worth-${worth}`, { n }), say('valhalla-does-location')];
  });
}

/** "Ann 2, Bo 1": who stands somewhere with how many armies. */
export function armiesBySeat(say: Say, armies: readonly number[], names: Names): string {
  const said = armies.flatMap((n, seat) =>
    n > 0 ? [say('valhalla-armies-of', { who: names[seat] ?? '', n })] : [],
  );
  return said.join(', ') || say('valhalla-nobody');
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

/** The name of what lies on a cell of the landscape. */
export function cellName(say: Say, scene: ValhallaScene, at: At): string {
  const land = scene.landscape.find((candidate) => candidate.at === at);
  return land ? cardName(say, land.card) : say('valhalla-cell-free');
}

/** Who holds a location, what it brings, and what a plan would make of it. */
export function heldLine(say: Say, scene: ValhallaScene, land: Land, names: Names): string {
  const said = [
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
    said.push(
      say('valhalla-planned-here', {
        who: planned.owner === null ? say('valhalla-nobody') : (names[planned.owner] ?? ''),
        n: planned.armies,
      }),
    );
  }
  return said.join('. ');
}

/** A location for those who do not see it. */
export const landLine = (say: Say, scene: ValhallaScene, land: Land, names: Names): string =>
  `${cardLine(say, land.card)}. ${heldLine(say, scene, land, names)}`;

/** How a card of a control zone lies. */
export function stateText(say: Say, card: ZoneCard): string {
  const said = [say(`valhalla-uses-${card.uses}`)];
  said.push(say(card.used ? 'valhalla-used' : 'valhalla-ready'));
  if (card.armies > 0) said.push(say('valhalla-bound', { n: card.armies }));
  return said.join(', ');
}
