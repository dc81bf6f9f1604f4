import type { Editing } from '../../../frame/lab/editor/editing.svelte';
import { withoutAt, withPlayer } from '../../../frame/lab/editor/lists';
import { withRulings } from '../../../lib/readings.svelte';
import {
  GODS,
  type CardId,
  type Deck,
  type God,
  type Limits,
  type Player,
  type Position,
  type Res,
} from '../shapes';

export type PositionEditing = Editing<Position, Position>;

/** The fields of the current action; another phase resets them. */
const GOING_ON = ['turns', 'attack', 'roll', 'building', 'pending', 'winner'] as const;

/** The document of a position that is set up. */
export const documentOf = (position: Position): Position => ({
  ...position,
  players: position.players.map((player) => ({
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
export function withReadings(position: Position, rulings: string[]): Position {
  const made = { ...position, options: withRulings(position.options, rulings) };
  return rulings.includes(OPENS) ? made : withOpened(made, []);
}

/** With these areas opened. */
export function withOpened(position: Position, gods: readonly God[]): Position {
  const { opened: _, ...made } = position;
  const opened = GODS.filter((god) => gods.includes(god));
  return { ...made, ...(opened.length > 0 && { opened }) };
}

/** A row of cards side by side. */
export type Row = { at: 'hand' | 'open'; seat: number } | { at: 'discard' | 'played' };
/** A place where a card can be put. */
export type Place = Row | { at: 'deck'; end: 'top' | 'bottom' };

/** The deck of a card: its id begins with it. */
export const deckOf = (card: CardId): Deck => card.split('.', 1)[0] as Deck;

/** The number of copies in the deck or the discard pile, which can be put elsewhere. */
export const leftOf = (position: Position, card: CardId): number =>
  [...position.decks[deckOf(card)], ...position.discard].filter((id) => id === card).length;

function withDeck(position: Position, deck: Deck, cards: CardId[]): Position {
  return { ...position, decks: { ...position.decks, [deck]: cards } };
}

/** Without the copy that would be drawn last, or else without the newest discarded copy. */
function taken(position: Position, card: CardId): Position {
  const deck = deckOf(card);
  const cards = position.decks[deck];
  const last = cards.lastIndexOf(card);
  if (last >= 0) return withDeck(position, deck, withoutAt(cards, last));
  return {
    ...position,
    discard: withoutAt(position.discard, position.discard.lastIndexOf(card)),
  };
}

export const cardsAt = (position: Position, row: Row): readonly CardId[] =>
  'seat' in row ? (position.players[row.seat]?.[row.at] ?? []) : position[row.at];

const withCards = (position: Position, row: Row, cards: CardId[]): Position =>
  'seat' in row
    ? withPlayer(position, row.seat, { [row.at]: cards })
    : { ...position, [row.at]: cards };

/** Moves a copy from the deck to a place; returns the same position if none is left. */
export function put(position: Position, card: CardId, place: Place): Position {
  if (leftOf(position, card) === 0) return position;
  return laid(taken(position, card), card, place);
}

/** Puts the chosen card somewhere; it stays chosen while another copy of it is left. */
export function putChosen(editing: PositionEditing, place: Place): void {
  const card = editing.chosen;
  if (card === null) return;
  editing.change(put(editing.setting, card, place));
  if (leftOf(editing.setting, card) === 0) editing.chosen = null;
}

function laid(position: Position, card: CardId, place: Place): Position {
  if (place.at === 'deck') {
    const cards = position.decks[deckOf(card)];
    const made = place.end === 'top' ? [card, ...cards] : [...cards, card];
    return withDeck(position, deckOf(card), made);
  }
  const made = withCards(position, place, [...cardsAt(position, place), card]);
  // Cards played in this turn are in the discard pile.
  return place.at === 'played' ? laid(made, card, { at: 'discard' }) : made;
}

/** A card goes from where it lies to the bottom of its deck. */
export function back(position: Position, row: Row, index: number): Position {
  const cards = cardsAt(position, row);
  const card = cards[index];
  if (card === undefined) return position;
  const rest = withCards(position, row, withoutAt(cards, index));
  return row.at === 'played' ? rest : laid(rest, card, { at: 'deck', end: 'bottom' });
}

/** Temples of everybody in an area. */
export const templesAt = (position: Position, god: God): number =>
  position.players.reduce((sum, player) => sum + (player.temples[god] ?? 0), 0);

export const templesOf = (player: Player): number =>
  Object.values(player.temples).reduce((sum, count) => sum + count, 0);

/** A seat's temples in an area; the last one, which locks it, counts as already rewarded (one follower). */
export function withTemples(
  position: Position,
  { control }: Limits,
  seat: number,
  god: God,
  count: number,
): Position {
  const player = position.players[seat];
  if (!player) return position;
  const had = count >= control && !player.bonus.includes(god);
  return withPlayer(position, seat, {
    temples: { ...player.temples, [god]: count },
    bonus: had ? [...player.bonus, god] : player.bonus,
  });
}

/** The amount of a resource that nobody holds. */
export const supply = (position: Position, limits: Limits, res: Res): number =>
  limits.supply - position.players.reduce((sum, player) => sum + player[res], 0);

/** Another phase of the turn: it drops the current action, and the phase's own decision comes. */
export function withCourse(
  position: Position,
  limits: Limits,
  more: Partial<Pick<Position, 'round' | 'start' | 'active' | 'phase'>>,
): Position {
  const made = { ...position, ...more };
  for (const field of GOING_ON) delete made[field];
  if (more.phase !== undefined && more.phase !== position.phase) {
    made.actions = more.phase === 'game' ? limits.actions : 0;
    made.builds = 0;
    made.build_limit = limits.builds;
    made.used = { thor3: 0, thor2: 0, odin2: 0, odin3: 0, loki: 0 };
    made.received = [];
  }
  return closed(made);
}

/** With a variant, or without; drops the current action. */
export const withVariant = (
  position: Position,
  limits: Limits,
  name: 'turnaround' | 'race',
  on: boolean,
): Position =>
  withCourse({ ...position, options: { ...position.options, [name]: on } }, limits, {});

/** Open cards lie before the active player in the game phase only; others go to their hands. */
function closed(position: Position): Position {
  const players = position.players.map((player, seat) =>
    player.open.length === 0 || (seat === position.active && position.phase === 'game')
      ? player
      : { ...player, hand: [...player.hand, ...player.open], open: [] },
  );
  return { ...position, players };
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
export function withPlayers(position: Position, limits: Limits, players: number): Position {
  let made = position;
  for (const [seat, player] of position.players.entries()) {
    if (seat < players) continue;
    for (const card of [...player.hand, ...player.open])
      made = laid(made, card, { at: 'deck', end: 'bottom' });
  }
  const last = players - 1;
  const { options, start, active } = position;
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
