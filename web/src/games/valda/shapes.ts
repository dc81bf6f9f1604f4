import type { Choice as AnyChoice, Part, Scene as AnyScene } from '../../lib/hall/wire';

/** Valda's own shapes on the wire. */
export const GODS = ['heimdall', 'freya', 'surtur', 'tyr', 'thor', 'odin', 'loki'] as const;
export type God = (typeof GODS)[number];
export const DECKS = ['base', ...GODS] as const;
export type Deck = (typeof DECKS)[number];
export const RESOURCES = ['blood', 'gold', 'diamond'] as const;
export type Res = (typeof RESOURCES)[number];
export const WORKS = ['mine', 'drill'] as const;
export type Works = (typeof WORKS)[number];
export const PHASES = ['resource', 'game', 'build', 'attack', 'followers'] as const;
export type Phase = (typeof PHASES)[number] | 'over';
/** Yellow for gold and diamonds, blue for blood, white for followers. */
export type Die = 'Y' | 'B' | 'W';
export type CardId = string;
export type CardType = 'yellow' | 'attack' | 'defence' | 'weapon';
export type Cost = Record<Res, number>;

/** What a side of a die brings; `n` is the number on it, -1 for a skull. */
export interface Face extends Cost {
  n: number;
}

export interface SeatScene {
  score: number;
  display: string;
  followers: number;
  safe: number;
  blood: number;
  gold: number;
  diamond: number;
  mines: number;
  drills: number;
  temples: Partial<Record<God, number>>;
  temples_left: number;
  bonus: God[];
  levels: Record<God, number>;
  owned: God[];
  hand_count: number;
  hand: CardId[] | null;
  open: CardId[];
  buildings: number;
}

export interface AreaScene {
  god: God;
  /** The owner of the temple on each site. */
  sites: (number | null)[];
  owner: number | null;
  deck: number;
  cost: Cost;
}

export interface Roll {
  by: number;
  dice: Die[];
  faces: number[];
  use: 'resources' | 'followers';
  results: Face[];
}

export interface Attack {
  by: number;
  target: number;
  card: CardId;
  /** The card's own power, Surtur's help, and all told with Wrath of Thor. */
  base: number;
  bonus: number;
  power: number;
  horn: boolean;
  wrath: boolean;
  spear: boolean;
  shields: number;
  used: CardId[];
  /** What Tyr adds to each defence card of the target. */
  tyr: number;
  cancelled: boolean;
  claimed: boolean;
}

export interface ValdaScene extends AnyScene {
  options: { players: number; turnaround?: boolean; race?: boolean };
  viewer: number | null;
  cards: string;
  round: number;
  rounds: number;
  phase: Phase;
  active: number;
  start: number;
  decision: string | null;
  choice: Record<string, unknown> | null;
  resolving: boolean;
  playing: CardId | null;
  seats: SeatScene[];
  areas: AreaScene[];
  supply: Cost;
  decks: Record<Deck, number>;
  discard: CardId[];
  actions: number;
  builds: number;
  build_limit: number;
  used: Record<string, number>;
  received: Res[];
  played: CardId[];
  lent: God[];
  roll: Roll | null;
  attack: Attack | null;
  building: { what: string; stopped: boolean } | null;
  costs: Record<Works, Cost>;
  trade_rate: number;
  safe_zones: number[];
  race_goal: number;
}

const LETTERS: Record<string, Res> = { b: 'blood', g: 'gold', d: 'diamond' };

/** A choice as the hall sends it: resources in letters, as in actions. */
export function readChoice(sent: AnyChoice): ValdaChoice {
  const choice = { ...sent } as ValdaChoice;
  for (const field of ['give', 'get', 'res'] as const) {
    const res = LETTERS[choice[field] ?? ''];
    if (res) choice[field] = res;
  }
  return choice;
}

export interface ValdaChoice extends AnyChoice {
  card?: CardId;
  open?: boolean;
  source?: 'hand' | 'open' | 'discard' | 'played';
  give?: Res;
  get?: Res;
  rate?: number;
  res?: Res;
  victim?: number | null;
  what?: string;
  mode?: string;
  seat?: number;
  god?: God;
  die?: number;
  face?: number;
}

/** Why an action brings its followers. */
export interface ValdaPart extends Part {
  rules: string[];
  god?: God;
}

/** An effect as the card file writes it: what to do, and only the parameters that stand there. */
export interface Effect {
  do: string;
  [parameter: string]: unknown;
}

export interface CardPiece {
  code: CardId;
  kind: 'card';
  /** The card file that this row is from. */
  file: string;
  name: string;
  deck: Deck;
  type: CardType;
  count: number;
  cost: number;
  power: number;
  modes: string[];
  effects: Effect[];
  success: Effect[];
  source: string;
  attested: boolean;
  about: string;
}

export interface GodPiece {
  code: string;
  kind: 'god';
  file: string;
  name: string;
  cost: Cost;
  about: string;
}

export interface DiePiece {
  code: string;
  kind: 'die';
  file: string;
  name: string;
  count: number;
  faces: Face[];
}

export type Piece = CardPiece | GodPiece | DiePiece;

export const isGod = (name: string): name is God => (GODS as readonly string[]).includes(name);
export const isWorks = (name: string): name is Works => (WORKS as readonly string[]).includes(name);

/** The printed limits, for what is drawn and told; a corrected file may say otherwise. */
export const LIMITS = { mine: 4, drill: 3, actions: 3, builds: 2, control: 3, rounds: 6 };
