import type { Editing } from '../../../frame/lab/editor/editing.svelte';
import { withAt, withPlayer } from '../../../frame/lab/editor/lists';
import { parseAt } from '../board/layout';
import { numbers } from '../numbers';
import type { At, CardId, CardPiece, Constants, Position, Stage } from '../shapes';

export type PositionEditing = Editing<Position, Position>;
export type Options = Position['options'];
export type Land = Position['landscape'][number];
export type Player = Position['players'][number];
type Held = Player['cards'][number];

export const FLAGS = ['placed', 'recruited', 'fought', 'stalled'] as const;
/** Stages that a position can be set up in; the others are reached by playing. */
export const SET_STAGES = ['turn', 'glory', 'take'] as const;

type Maps = Constants['maps'][number];
/** The maps for a number of players. */
export function mapsFor(players: number): Maps {
  const found = numbers.all.maps.find((maps) => maps.players === players);
  if (!found) throw new Error(`no maps for ${players} players`);
  return found;
}

/** Armies of a seat that are outside the reserve. */
function out(position: Position, seat: number): number {
  const slots = Object.values(position.valhalla.armies).map((armies) => armies[seat] ?? 0);
  const land = position.landscape.filter((one) => one.owner === seat).map((one) => one.armies);
  const bound = (position.players[seat]?.cards ?? []).map((held) => held.armies);
  return [...slots, ...land, ...bound].reduce((sum, count) => sum + count, 0);
}

export const reserve = (position: Position, seat: number): number =>
  numbers.all.armies - out(position, seat);

/** The document of a position that is set up: reserves and order follow from the rest. */
export function documentOf(position: Position): Position {
  const { turn, stage, valhalla } = position;
  const phase = stage === 'glory' || stage === 'take' ? 4 : null;
  // In the order of the slots, without the empty ones.
  const armies = mapsFor(position.players.length).slots.flatMap((slot) => {
    const here = valhalla.armies[slot] ?? [];
    return here.some((count) => count > 0) ? [[slot, here] as const] : [];
  });
  return {
    ...position,
    valhalla: { ...valhalla, armies: Object.fromEntries(armies) },
    landscape: position.landscape
      .map((one) => ({ ...one, owner: one.armies > 0 ? one.owner : null }))
      .sort((one, other) => one.y - other.y || one.x - other.x),
    players: position.players.map((player, seat) => ({
      ...player,
      reserve: reserve(position, seat),
      ...(seat === turn && stage !== 'over' ? { stalled: false } : {}),
      ...(seat === turn && phase !== null ? { phase } : {}),
    })),
  };
}

/** The place of a card. */
export type Whereabouts =
  | { at: 'draw' | 'discard' | 'nowhere' }
  | { at: 'market' | 'landscape'; index: number }
  | { at: 'zone'; seat: number; index: number };

export function find(position: Position, card: CardId): Whereabouts {
  if (position.draw.includes(card)) return { at: 'draw' };
  if (position.discard.includes(card)) return { at: 'discard' };
  const market = position.valhalla.cards.indexOf(card);
  if (market >= 0) return { at: 'market', index: market };
  const land = position.landscape.findIndex((one) => one.card === card);
  if (land >= 0) return { at: 'landscape', index: land };
  for (const [seat, player] of position.players.entries()) {
    const index = player.cards.findIndex((held) => held.card === card);
    if (index >= 0) return { at: 'zone', seat, index };
  }
  return { at: 'nowhere' };
}

/** Without a card: its armies go home, and its place in Valhalla is empty. */
export function take(position: Position, card: CardId): Position {
  const without = (ids: CardId[]) => ids.filter((id) => id !== card);
  return {
    ...position,
    draw: without(position.draw),
    discard: without(position.discard),
    valhalla: {
      ...position.valhalla,
      cards: position.valhalla.cards.map((id) => (id === card ? null : id)),
    },
    landscape: position.landscape.filter((one) => one.card !== card),
    players: position.players.map((player) => ({
      ...player,
      cards: player.cards.filter((held) => held.card !== card),
    })),
  };
}

/** A card goes on top of the draw pile, or to the end of a pile. */
export function toPile(
  position: Position,
  card: CardId,
  pile: 'top' | 'draw' | 'discard',
): Position {
  const rest = take(position, card);
  if (pile === 'discard') return { ...rest, discard: [...rest.discard, card] };
  return { ...rest, draw: pile === 'top' ? [card, ...rest.draw] : [...rest.draw, card] };
}

/** Puts a card at a place of Valhalla. The card there trades places with it, or goes to the draw pile. */
export function layMarket(position: Position, index: number, card: CardId): Position {
  const old = position.valhalla.cards[index] ?? null;
  if (old === card) return position;
  const from = find(position, card);
  let rest = take(position, card);
  if (old !== null && from.at !== 'market') rest = toPile(rest, old, 'draw');
  const cards = [...rest.valhalla.cards];
  if (from.at === 'market') cards[from.index] = old;
  cards[index] = card;
  return { ...rest, valhalla: { ...rest.valhalla, cards } };
}

/** Puts a location on a cell of the landscape; the armies there stay. */
export function layLand(position: Position, x: number, y: number, card: CardId): Position {
  const there = position.landscape.find((one) => one.x === x && one.y === y);
  if (there?.card === card) return position;
  const from = find(position, card);
  if (there && from.at === 'landscape') {
    // Two locations trade their cells; the armies of both cells stay.
    const landscape = position.landscape.map((one) => {
      if (one === there) return { ...one, card };
      return one.card === card ? { ...one, card: there.card } : one;
    });
    return { ...position, landscape };
  }
  const moved = from.at === 'landscape' ? position.landscape[from.index] : undefined;
  const rest = take(there ? toPile(position, there.card, 'draw') : position, card);
  const { owner, armies } = moved ?? there ?? { owner: null, armies: 0 };
  return { ...rest, landscape: [...rest.landscape, { x, y, card, owner, armies }] };
}

/** A card comes to a control zone, upright and ready. */
export function give(position: Position, seat: number, card: CardId): Position {
  const rest = take(position, card);
  const held: Held = { card, uses: 0, used: false, armies: 0 };
  return withPlayer(rest, seat, { cards: [...(rest.players[seat]?.cards ?? []), held] });
}

export const withHeld = (position: Position, seat: number, index: number, more: Partial<Held>) =>
  withPlayer(position, seat, { cards: withAt(position.players[seat]?.cards ?? [], index, more) });

export function withSlot(position: Position, slot: At, seat: number, count: number): Position {
  const old = position.valhalla.armies[slot] ?? position.players.map(() => 0);
  const armies = old.map((one, at) => (at === seat ? count : one));
  return {
    ...position,
    valhalla: { ...position.valhalla, armies: { ...position.valhalla.armies, [slot]: armies } },
  };
}

export function withLand(position: Position, card: CardId, more: Partial<Land>): Position {
  const landscape = position.landscape.map((one) =>
    one.card === card ? { ...one, ...more } : one,
  );
  return { ...position, landscape };
}

/** Another stage, with its pending decision. */
export function withStage(position: Position, stage: Stage): Position {
  if (stage === position.stage) return position;
  const pending = stage === 'glory' ? { kind: 'glory' as const, aces: [] } : null;
  return { ...position, stage, pending, result: null };
}

/** The properties of a card that matter here: its set, and whether it is a location. */
export type Kind = Pick<CardPiece, 'code' | 'set' | 'types'>;

export const isLocation = ({ types }: Kind): boolean => types.includes('location');

/** All cards of the options, the second copies after the first. */
export function chosenCards(options: Options, kinds: readonly Kind[]): CardId[] {
  const chosen = kinds.filter(
    ({ set }) => set === 'basic' || (set === 'extended' ? options.extended : options.excuse),
  );
  const first = chosen.map((kind) => kind.code);
  return options.decks > 1 ? [...first, ...first.map((code) => `${code}.2`)] : first;
}

/** Other options: cards, seats and places come and go with them, and nothing is lost. */
export function withOptions(
  position: Position,
  more: Partial<Options>,
  kinds: readonly Kind[],
): Position {
  const old = position.options;
  const options = { ...old, ...more };
  const { players } = options;
  const { target_each, cap_each } = numbers.all;
  options.decks = Math.max(options.decks, mapsFor(players).decks);
  if (more.players !== undefined) {
    if (old.target === target_each * old.players) options.target = target_each * players;
    if (old.glory_cap === cap_each * old.players) options.glory_cap = cap_each * players;
  }
  if ((options.first ?? 0) >= players) options.first = null;
  let made = withSeats({ ...position, options }, players);
  const wanted = chosenCards(options, kinds);
  const known = new Set(chosenCards(old, kinds));
  for (const card of known) if (!wanted.includes(card)) made = take(made, card);
  for (const card of wanted)
    if (find(made, card).at === 'nowhere') made = toPile(made, card, 'draw');
  return withMaps(made, mapsFor(players));
}

const FRESH: Omit<Player, 'reserve'> = {
  score: 0,
  cycle: 1,
  phase: 1,
  placed: false,
  recruited: false,
  fought: false,
  stalled: false,
  cards: [],
};

/** Seats come and go at the end; the cards of those who go are drawn later. */
function withSeats(position: Position, players: number): Position {
  const gone = position.players.slice(players).flatMap((player) => player.cards);
  const seats = Array.from({ length: players }, (_, seat) => seat);
  return {
    ...position,
    draw: [...position.draw, ...gone.map((held) => held.card)],
    players: seats.map((seat) => position.players[seat] ?? { ...FRESH, reserve: 0, cards: [] }),
    valhalla: {
      ...position.valhalla,
      armies: Object.fromEntries(
        Object.entries(position.valhalla.armies).map(([slot, armies]) => [
          slot,
          seats.map((seat) => armies[seat] ?? 0),
        ]),
      ),
    },
    landscape: position.landscape.map((one) =>
      one.owner !== null && one.owner >= players ? { ...one, owner: null, armies: 0 } : one,
    ),
    turn: Math.min(position.turn, players - 1),
  };
}

/** Valhalla in another width: a new column is filled, the cards of an old one are drawn later. */
function withMaps(position: Position, { width, slots }: Maps): Position {
  const { valhalla } = position;
  if (valhalla.width === width) return position;
  const draw = [...position.draw];
  const rows = Array.from({ length: valhalla.height }, (_, y) =>
    valhalla.cards.slice(y * valhalla.width, (y + 1) * valhalla.width),
  );
  const cards = rows.flatMap((row) => {
    draw.push(...row.slice(width).filter((card) => card !== null));
    return Array.from({ length: width }, (_, x) =>
      x < row.length ? (row[x] ?? null) : (draw.shift() ?? null),
    );
  });
  const armies = Object.entries(valhalla.armies).filter(([slot]) => slots.includes(slot));
  return {
    ...position,
    draw,
    valhalla: { ...valhalla, width, cards, armies: Object.fromEntries(armies) },
  };
}

/** Whether so many players begin with more locations than there are. */
export const isShort = (position: Position): boolean =>
  position.landscape.length < mapsFor(position.options.players).locations;

/** With the next location of the draw pile in a cell; as it was where there is none. */
export function withNextLand(position: Position, cell: string, kinds: readonly Kind[]): Position {
  const locations = new Set(kinds.filter(isLocation).map((kind) => kind.code));
  const card = position.draw.find((id) => locations.has(id.split('.')[0] ?? ''));
  const { x, y } = parseAt(cell);
  return card === undefined ? position : layLand(position, x, y, card);
}
