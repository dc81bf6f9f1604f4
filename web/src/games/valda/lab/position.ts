import { withRulings } from '../../../lib/readings.svelte';
import type { PositionDocument } from '../../../lib/hall/wire';
import {
  GODS,
  type CardId,
  type Deck,
  type God,
  type Limits,
  type Phase,
  type Res,
} from '../shapes';

/** A position document of Valda as it is while it is set up. */
export interface Setting {
  options: {
    players: number;
    turnaround: boolean;
    race: boolean;
    first: number;
    /** Missing where there are none. */
    rulings?: string[];
  };
  round: number;
  start: number;
  active: number;
  phase: Phase;
  actions: number;
  builds: number;
  build_limit: number;
  used: Record<Use, number>;
  /** Letters of kinds that came in by a trade of one for one. */
  received: string[];
  played: CardId[];
  lent: God[];
  players: Player[];
  decks: Record<Deck, CardId[]>;
  discard: CardId[];
  /** Areas that nobody owns although somebody has temples enough; missing where there are none. */
  opened?: God[];
  [field: string]: unknown;
}

export interface Player extends Record<Res, number> {
  followers: number;
  mines: number;
  drills: number;
  temples: Partial<Record<God, number>>;
  bonus: God[];
  hand: CardId[];
  open: CardId[];
}

export const USES = ['thor3', 'thor2', 'odin2', 'odin3', 'loki'] as const;
export type Use = (typeof USES)[number];
export const LETTERS: Record<Res, string> = { blood: 'b', gold: 'g', diamond: 'd' };
/** What is just going on, and follows afresh from another phase. */
const GOING_ON = ['turns', 'attack', 'roll', 'building', 'pending', 'winner'];

/** What a document of a valid position says. */
export const settingOf = (document: PositionDocument): Setting =>
  structuredClone(document) as Setting;

export const documentOf = (setting: Setting): PositionDocument => ({
  ...setting,
  players: setting.players.map((player) => ({
    ...player,
    hand: [...player.hand].sort(),
    temples: Object.fromEntries(GODS.flatMap((god) => temple(player, god))),
    bonus: GODS.filter((god) => player.bonus.includes(god)),
  })),
});

const temple = ({ temples }: Player, god: God): [God, number][] =>
  (temples[god] ?? 0) > 0 ? [[god, temples[god] ?? 0]] : [];

/** The reading by which areas can be opened. */
export const OPENS = 'area-opens-at-one-loss';

/** Played by these readings of the rules; without that of opened areas there are none. */
export function withReadings(setting: Setting, rulings: string[]): Setting {
  const made = { ...setting, options: withRulings(setting.options, rulings) };
  return rulings.includes(OPENS) ? made : withOpened(made, []);
}

/** With these areas opened. */
export function withOpened(setting: Setting, gods: readonly God[]): Setting {
  const { opened: _, ...made } = setting;
  const opened = GODS.filter((god) => gods.includes(god));
  return { ...made, ...(opened.length > 0 && { opened }) } as Setting;
}

/** A place where cards lie. */
export type Place =
  | { at: 'hand'; seat: number }
  | { at: 'open'; seat: number }
  | { at: 'discard' }
  | { at: 'played' }
  | { at: 'deck'; end: 'top' | 'bottom' };

/** The deck of a card: its id begins with it. */
export const deckOf = (card: CardId): Deck => card.split('.', 1)[0] as Deck;

/** How many copies lie in the deck or the discard pile, and can be put elsewhere. */
export const leftOf = (setting: Setting, card: CardId): number =>
  [...(setting.decks[deckOf(card)] ?? []), ...setting.discard].filter((id) => id === card).length;

const withoutAt = (cards: readonly CardId[], index: number): CardId[] =>
  cards.filter((_, at) => at !== index);

function withDeck(setting: Setting, deck: Deck, cards: CardId[]): Setting {
  return { ...setting, decks: { ...setting.decks, [deck]: cards } };
}

/** Without the copy that would be drawn last; without the newest discarded one where there is none. */
function taken(setting: Setting, card: CardId): Setting {
  const deck = deckOf(card);
  const cards = setting.decks[deck] ?? [];
  const last = cards.lastIndexOf(card);
  if (last >= 0) return withDeck(setting, deck, withoutAt(cards, last));
  return {
    ...setting,
    discard: withoutAt(setting.discard, setting.discard.lastIndexOf(card)),
  };
}

export function withPlayer(setting: Setting, seat: number, more: Partial<Player>): Setting {
  const players = setting.players.map((player, at) =>
    at === seat ? { ...player, ...more } : player,
  );
  return { ...setting, players };
}

/** A copy out of the deck comes to a place; as before where none is left. */
export function put(setting: Setting, card: CardId, place: Place): Setting {
  if (leftOf(setting, card) === 0) return setting;
  return laid(taken(setting, card), card, place);
}

function laid(setting: Setting, card: CardId, place: Place): Setting {
  if (place.at === 'hand' || place.at === 'open') {
    const cards = setting.players[place.seat]?.[place.at] ?? [];
    return withPlayer(setting, place.seat, { [place.at]: [...cards, card] });
  }
  if (place.at === 'deck') {
    const cards = setting.decks[deckOf(card)] ?? [];
    const made = place.end === 'top' ? [card, ...cards] : [...cards, card];
    return withDeck(setting, deckOf(card), made);
  }
  const discarded = { ...setting, discard: [...setting.discard, card] };
  // What was played this turn has gone to the discard pile.
  return place.at === 'played' ? { ...discarded, played: [...setting.played, card] } : discarded;
}

/** A card goes from where it lies to the bottom of its deck. */
export function back(setting: Setting, place: Place, index: number): Setting {
  if (place.at === 'played') return { ...setting, played: withoutAt(setting.played, index) };
  const bottom = { at: 'deck', end: 'bottom' } as const;
  if (place.at === 'discard') {
    const card = setting.discard[index];
    const rest = { ...setting, discard: withoutAt(setting.discard, index) };
    return card === undefined ? setting : laid(rest, card, bottom);
  }
  if (place.at === 'deck') return setting;
  const cards = setting.players[place.seat]?.[place.at] ?? [];
  const card = cards[index];
  if (card === undefined) return setting;
  const rest = withPlayer(setting, place.seat, { [place.at]: withoutAt(cards, index) });
  return laid(rest, card, bottom);
}

/** Temples of everybody in an area. */
export const templesAt = (setting: Setting, god: God): number =>
  setting.players.reduce((sum, player) => sum + (player.temples[god] ?? 0), 0);

export const templesOf = (player: Player): number =>
  Object.values(player.temples).reduce((sum, count) => sum + count, 0);

/** A seat's temples in an area; with the last that locks it the follower of its lock has been had. */
export function withTemples(
  setting: Setting,
  { control }: Limits,
  seat: number,
  god: God,
  count: number,
): Setting {
  const player = setting.players[seat];
  if (!player) return setting;
  const had = count >= control && !player.bonus.includes(god);
  return withPlayer(setting, seat, {
    temples: { ...player.temples, [god]: count },
    bonus: had ? [...player.bonus, god] : player.bonus,
  });
}

/** What of a resource nobody holds. */
export const supply = (setting: Setting, limits: Limits, res: Res): number =>
  limits.supply - setting.players.reduce((sum, player) => sum + player[res], 0);

/** Where a turn stands; what was going on is dropped, and the phase's own decision comes. */
export function withCourse(
  setting: Setting,
  limits: Limits,
  more: Partial<Pick<Setting, 'round' | 'start' | 'active' | 'phase'>>,
): Setting {
  const made: Setting = { ...setting, ...more };
  for (const field of GOING_ON) delete made[field];
  if (more.phase !== undefined && more.phase !== setting.phase) {
    made.actions = more.phase === 'game' ? limits.actions : 0;
    made.builds = 0;
    made.build_limit = limits.builds;
    made.used = { thor3: 0, thor2: 0, odin2: 0, odin3: 0, loki: 0 };
    made.received = [];
  }
  return closed(made);
}

/** With a variant, or without; what was going on is dropped. */
export const withVariant = (
  setting: Setting,
  limits: Limits,
  name: 'turnaround' | 'race',
  on: boolean,
): Setting => withCourse({ ...setting, options: { ...setting.options, [name]: on } }, limits, {});

/** Open cards lie before the active player in the game phase only; others go to their hands. */
function closed(setting: Setting): Setting {
  const players = setting.players.map((player, seat) =>
    player.open.length === 0 || (seat === setting.active && setting.phase === 'game')
      ? player
      : { ...player, hand: [...player.hand, ...player.open], open: [] },
  );
  return { ...setting, players };
}

const FRESH = {
  followers: 0,
  blood: 0,
  gold: 0,
  diamond: 0,
  drills: 0,
  temples: {},
  bonus: [],
  hand: [],
  open: [],
};

/** Another number of players: seats come and go at the end, and cards go back to their decks. */
export function withPlayers(setting: Setting, limits: Limits, players: number): Setting {
  let made = setting;
  for (const [seat, player] of setting.players.entries()) {
    if (seat < players) continue;
    for (const card of [...player.hand, ...player.open])
      made = laid(made, card, { at: 'deck', end: 'bottom' });
  }
  const last = players - 1;
  const { options, start, active } = setting;
  const fresh = { ...FRESH, mines: limits.start_mines };
  const seats = Array.from({ length: players }, (_, seat) => made.players[seat] ?? { ...fresh });
  return withCourse(
    {
      ...made,
      options: { ...options, players, first: Math.min(options.first, last) },
      players: seats,
    },
    limits,
    { start: Math.min(start, last), active: Math.min(active, last) },
  );
}
