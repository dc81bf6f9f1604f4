import type { Choice as AnyChoice } from '../../lib/hall/wire';
import type { components } from '../../lib/shapes';

/** Valda's own shapes on the wire, and the names of what there is in it. */
type Shapes = components['schemas'];
export type ValdaScene = Shapes['ValdaScene'];
export type Limits = ValdaScene['limits'];
export type Constants = Shapes['ValdaConstants'];
/** A position document. */
export type Position = Shapes['ValdaDocument'];
export type Player = Position['players'][number];
export type God = Shapes['ValdaArea']['god'];
export type Deck = Shapes['ValdaCardPiece']['deck'];
export type Res = keyof Cost;
export type Works = keyof ValdaScene['costs'];
export type Phase = ValdaScene['phase'];
/** Yellow for gold and diamonds, blue for blood, white for followers. */
export type Die = Roll['dice'][number];
export type CardId = string;
export type CardType = CardPiece['type'];
export type Cost = Shapes['ValdaGoods'];
export type Face = Shapes['ValdaFace'];
export type SeatScene = Shapes['ValdaSeat'];
export type AreaScene = Shapes['ValdaArea'];
export type Roll = Shapes['ValdaRoll'];
export type Attack = Shapes['ValdaAttack'];
export type CardPiece = Shapes['ValdaCardPiece'];
type GodPiece = Shapes['ValdaGodPiece'];
type DiePiece = Shapes['ValdaDiePiece'];
export type Piece = CardPiece | GodPiece | DiePiece;

export const GODS = ['heimdall', 'freya', 'surtur', 'tyr', 'thor', 'odin', 'loki'] as const;
export const DECKS = ['base', ...GODS] as const;
export const RESOURCES = ['blood', 'gold', 'diamond'] as const;
export const WORKS = ['mine', 'drill'] as const;
export const PHASES = ['resource', 'game', 'build', 'attack', 'followers'] as const;

type Sent = Shapes['ValdaChoice'];
export type Letter = NonNullable<Sent['res']>;
type Goods = 'give' | 'get' | 'res';
/** A choice with its resources in words. */
export type ValdaChoice = Omit<Sent, Goods> & { [field in Goods]?: Res };

export const LETTERS: Record<Letter, Res> = { b: 'blood', g: 'gold', d: 'diamond' };

/** A choice as the hall sends it: resources in letters, as in actions. */
export function readChoice(sent: AnyChoice): ValdaChoice {
  const choice = { ...sent } as { [field in Goods]?: Letter | Res };
  for (const field of ['give', 'get', 'res'] as const) {
    const res = LETTERS[choice[field] as Letter];
    if (res) choice[field] = res;
  }
  return choice as ValdaChoice;
}

export const isGod = (name: string): name is God => (GODS as readonly string[]).includes(name);
export const isWorks = (name: string): name is Works => (WORKS as readonly string[]).includes(name);
