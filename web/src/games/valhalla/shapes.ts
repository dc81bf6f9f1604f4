import type { components } from '../../lib/shapes';

/** Valhalla's own shapes on the wire, and the names of what there is in it. */
type Shapes = components['schemas'];
export type ValhallaScene = Shapes['ValhallaScene'];
type Sent = Shapes['ValhallaChoice'];
/** A choice, or a card of which it is not clear yet what it is for. */
export type ValhallaChoice = Omit<Sent, 'type' | 'battle'> & {
  type: Sent['type'] | 'about';
  battle?: Battle | undefined;
};
export type MarketCard = Shapes['ValhallaMarketCard'];
export type Slot = Shapes['ValhallaSlot'];
export type Land = Shapes['ValhallaLand'];
export type ZoneCard = Shapes['ValhallaZoneCard'];
type Battle = Shapes['ValhallaBattle'];
export type Stage = ValhallaScene['stage'];
export type CardPiece = Shapes['ValhallaPiece'];
export type Constants = Shapes['ValhallaConstants'];
/** A position document. */
export type Position = Shapes['ValhallaDocument'];
export type Suit = CardPiece['suits'][number];
type CardType = CardPiece['types'][number];
/** The kinds of cards as they are told apart: aces and the Excuse have no type. */
export type Kind = CardType | 'ace' | 'excuse';
export type CardId = string;
/** A place as "x,y", a slot as "x,yE" or "x,yS". */
export type At = string;

export const SUITS = ['moons', 'suns', 'waves', 'leaves', 'wyrms', 'knots'] as const;
export const PHASES = [1, 2, 3, 4] as const;

/** The first copy of a card: twins have ".2" behind it. */
export const firstCopy = (id: CardId): CardId => id.split('.')[0] ?? id;

/** The groups of cards in lists of all. */
export const GROUPS: readonly [string, (card: CardPiece) => boolean][] = [
  ['ace', (card) => card.rank === 'ace'],
  ['number', (card) => typeof card.rank === 'number'],
  ['crown', (card) => card.rank === 'crown'],
  ['people', (card) => card.rank === 'pawn' || card.rank === 'court'],
  ['excuse', (card) => card.rank === 'none'],
];
