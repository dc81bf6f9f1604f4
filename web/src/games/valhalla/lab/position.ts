import type { PositionDocument } from '../../../lib/hall/wire';
import { parseAt } from '../board/layout';
import { numbers } from '../numbers';
import type { At, CardId, Constants, Stage } from '../shapes';

/** A position document of Valhalla as it is while it is set up. */
export interface Setting {
  options: {
    players: number;
    decks: number;
    extended: boolean;
    excuse: boolean;
    target: number;
    glory_cap: number;
    first: number | null;
    rulings?: string[];
  };
  draw: CardId[];
  discard: CardId[];
  valhalla: {
    width: number;
    height: number;
    cards: (CardId | null)[];
    armies: Record<At, number[]>;
  };
  landscape: Land[];
  players: Player[];
  turn: number;
  stage: Stage;
  pending: Record<string, unknown> | null;
  pass_run: number;
  glories: number;
  result: unknown;
  [field: string]: unknown;
}

export interface Land {
  x: number;
  y: number;
  card: CardId;
  owner: number | null;
  armies: number;
}

export interface Held {
  card: CardId;
  uses: number;
  used: boolean;
  armies: number;
}

export interface Player {
  reserve: number;
  score: number;
  cycle: number;
  phase: number;
  placed: boolean;
  recruited: boolean;
  fought: boolean;
  stalled: boolean;
  cards: Held[];
}

export const FLAGS = ['placed', 'recruited', 'fought', 'stalled'] as const;
/** Stages that a position can be set up in; the others are come to by playing. */
export const SET_STAGES = ['turn', 'glory', 'take'] as const;

type Maps = Constants['maps'][number];
/** What so many players need. */
export function mapsFor(players: number): Maps {
  const found = numbers.all.maps.find((maps) => maps.players === players);
  if (!found) throw new Error(`no maps for ${players} players`);
  return found;
}

/** What a document of a valid position says. */
export const settingOf = (document: PositionDocument): Setting =>
  structuredClone(document) as Setting;

/** Armies that stand anywhere but in the reserve. */
export function out(setting: Setting, seat: number): number {
  const slots = Object.values(setting.valhalla.armies).map((armies) => armies[seat] ?? 0);
  const land = setting.landscape.filter((one) => one.owner === seat).map((one) => one.armies);
  const bound = (setting.players[seat]?.cards ?? []).map((held) => held.armies);
  return [...slots, ...land, ...bound].reduce((sum, count) => sum + count, 0);
}

export const reserve = (setting: Setting, seat: number): number =>
  numbers.all.armies - out(setting, seat);

/** The document of a position that is set up: reserves and order follow from the rest. */
export function documentOf(setting: Setting): PositionDocument {
  const { turn, stage, valhalla } = setting;
  const phase = stage === 'glory' || stage === 'take' ? 4 : null;
  const slots = mapsFor(setting.players.length).slots.filter((slot) =>
    (valhalla.armies[slot] ?? []).some((count) => count > 0),
  );
  return {
    ...setting,
    valhalla: {
      ...valhalla,
      armies: Object.fromEntries(slots.map((slot) => [slot, valhalla.armies[slot]])),
    },
    landscape: setting.landscape
      .map((one) => ({ ...one, owner: one.armies > 0 ? one.owner : null }))
      .sort((one, other) => one.y - other.y || one.x - other.x),
    players: setting.players.map((player, seat) => ({
      ...player,
      reserve: reserve(setting, seat),
      ...(seat === turn && stage !== 'over' ? { stalled: false } : {}),
      ...(seat === turn && phase !== null ? { phase } : {}),
    })),
  };
}

/** Where a card is. */
export type Whereabouts =
  | { at: 'draw' | 'discard' | 'nowhere' }
  | { at: 'market' | 'landscape'; index: number }
  | { at: 'zone'; seat: number; index: number };

export function find(setting: Setting, card: CardId): Whereabouts {
  if (setting.draw.includes(card)) return { at: 'draw' };
  if (setting.discard.includes(card)) return { at: 'discard' };
  const market = setting.valhalla.cards.indexOf(card);
  if (market >= 0) return { at: 'market', index: market };
  const land = setting.landscape.findIndex((one) => one.card === card);
  if (land >= 0) return { at: 'landscape', index: land };
  for (const [seat, player] of setting.players.entries()) {
    const index = player.cards.findIndex((held) => held.card === card);
    if (index >= 0) return { at: 'zone', seat, index };
  }
  return { at: 'nowhere' };
}

/** Without a card: its armies go home, and its place in Valhalla is empty. */
export function take(setting: Setting, card: CardId): Setting {
  const without = (ids: CardId[]) => ids.filter((id) => id !== card);
  return {
    ...setting,
    draw: without(setting.draw),
    discard: without(setting.discard),
    valhalla: {
      ...setting.valhalla,
      cards: setting.valhalla.cards.map((id) => (id === card ? null : id)),
    },
    landscape: setting.landscape.filter((one) => one.card !== card),
    players: setting.players.map((player) => ({
      ...player,
      cards: player.cards.filter((held) => held.card !== card),
    })),
  };
}

/** A card goes on top of the draw pile, or to the end of a pile. */
export function toPile(setting: Setting, card: CardId, pile: 'top' | 'draw' | 'discard'): Setting {
  const rest = take(setting, card);
  if (pile === 'discard') return { ...rest, discard: [...rest.discard, card] };
  return { ...rest, draw: pile === 'top' ? [card, ...rest.draw] : [...rest.draw, card] };
}

/** A card comes to a place of Valhalla. What lay there trades places with it, or is drawn later. */
export function layMarket(setting: Setting, index: number, card: CardId): Setting {
  const old = setting.valhalla.cards[index] ?? null;
  if (old === card) return setting;
  const from = find(setting, card);
  let rest = take(setting, card);
  if (old !== null && from.at !== 'market') rest = toPile(rest, old, 'draw');
  const cards = [...rest.valhalla.cards];
  if (from.at === 'market') cards[from.index] = old;
  cards[index] = card;
  return { ...rest, valhalla: { ...rest.valhalla, cards } };
}

/** A location comes to a cell of the landscape; armies that stand there stay. */
export function layLand(setting: Setting, x: number, y: number, card: CardId): Setting {
  const there = setting.landscape.find((one) => one.x === x && one.y === y);
  if (there?.card === card) return setting;
  const from = find(setting, card);
  if (there && from.at === 'landscape') {
    // Two locations trade their cells, with all that stands there.
    const landscape = setting.landscape.map((one) => {
      if (one === there) return { ...one, card };
      return one.card === card ? { ...one, card: there.card } : one;
    });
    return { ...setting, landscape };
  }
  const moved = from.at === 'landscape' ? setting.landscape[from.index] : undefined;
  const rest = take(there ? toPile(setting, there.card, 'draw') : setting, card);
  const { owner, armies } = moved ?? there ?? { owner: null, armies: 0 };
  return { ...rest, landscape: [...rest.landscape, { x, y, card, owner, armies }] };
}

/** A card comes to a control zone, upright and ready. */
export function give(setting: Setting, seat: number, card: CardId): Setting {
  const rest = take(setting, card);
  const held: Held = { card, uses: 0, used: false, armies: 0 };
  return withPlayer(rest, seat, { cards: [...(rest.players[seat]?.cards ?? []), held] });
}

export function withPlayer(setting: Setting, seat: number, more: Partial<Player>): Setting {
  const players = setting.players.map((player, at) =>
    at === seat ? { ...player, ...more } : player,
  );
  return { ...setting, players };
}

export function withHeld(
  setting: Setting,
  seat: number,
  index: number,
  more: Partial<Held>,
): Setting {
  const cards = (setting.players[seat]?.cards ?? []).map((held, at) =>
    at === index ? { ...held, ...more } : held,
  );
  return withPlayer(setting, seat, { cards });
}

export function withSlot(setting: Setting, slot: At, seat: number, count: number): Setting {
  const old = setting.valhalla.armies[slot] ?? setting.players.map(() => 0);
  const armies = old.map((one, at) => (at === seat ? count : one));
  return {
    ...setting,
    valhalla: { ...setting.valhalla, armies: { ...setting.valhalla.armies, [slot]: armies } },
  };
}

export function withLand(setting: Setting, card: CardId, more: Partial<Land>): Setting {
  const landscape = setting.landscape.map((one) => (one.card === card ? { ...one, ...more } : one));
  return { ...setting, landscape };
}

/** Another stage, with what is then to be done. */
export function withStage(setting: Setting, stage: Stage): Setting {
  if (stage === setting.stage) return setting;
  const pending = stage === 'glory' ? { kind: 'glory', aces: [] } : null;
  return { ...setting, stage, pending, result: null };
}

/** What is known of cards here: in which set they come, and whether they are locations. */
export interface Kind {
  code: CardId;
  set: 'basic' | 'extended' | 'excuse';
  location: boolean;
}

/** All cards of the options, the second copies after the first. */
export function chosenCards(options: Setting['options'], kinds: readonly Kind[]): CardId[] {
  const chosen = kinds.filter(
    ({ set }) => set === 'basic' || (set === 'extended' ? options.extended : options.excuse),
  );
  const first = chosen.map((kind) => kind.code);
  return options.decks > 1 ? [...first, ...first.map((code) => `${code}.2`)] : first;
}

/** Other options: cards, seats and places come and go with them, and nothing is lost. */
export function withOptions(
  setting: Setting,
  more: Partial<Setting['options']>,
  kinds: readonly Kind[],
): Setting {
  const old = setting.options;
  const options = { ...old, ...more };
  const { players } = options;
  const { target_each, cap_each } = numbers.all;
  options.decks = Math.max(options.decks, mapsFor(players).decks);
  if (more.players !== undefined) {
    if (old.target === target_each * old.players) options.target = target_each * players;
    if (old.glory_cap === cap_each * old.players) options.glory_cap = cap_each * players;
  }
  if ((options.first ?? 0) >= players) options.first = null;
  let made = withSeats({ ...setting, options }, players);
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
function withSeats(setting: Setting, players: number): Setting {
  const gone = setting.players.slice(players).flatMap((player) => player.cards);
  const seats = Array.from({ length: players }, (_, seat) => seat);
  return {
    ...setting,
    draw: [...setting.draw, ...gone.map((held) => held.card)],
    players: seats.map((seat) => setting.players[seat] ?? { ...FRESH, reserve: 0, cards: [] }),
    valhalla: {
      ...setting.valhalla,
      armies: Object.fromEntries(
        Object.entries(setting.valhalla.armies).map(([slot, armies]) => [
          slot,
          seats.map((seat) => armies[seat] ?? 0),
        ]),
      ),
    },
    landscape: setting.landscape.map((one) =>
      one.owner !== null && one.owner >= players ? { ...one, owner: null, armies: 0 } : one,
    ),
    turn: Math.min(setting.turn, players - 1),
  };
}

/** Valhalla in another width: a new column is filled, the cards of an old one are drawn later. */
function withMaps(setting: Setting, { width, slots }: Maps): Setting {
  const { valhalla } = setting;
  if (valhalla.width === width) return setting;
  const draw = [...setting.draw];
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
    ...setting,
    draw,
    valhalla: { ...valhalla, width, cards, armies: Object.fromEntries(armies) },
  };
}

/** Whether so many players begin with more locations than there are. */
export const isShort = (setting: Setting): boolean =>
  setting.landscape.length < mapsFor(setting.options.players).locations;

/** With the next location of the draw pile in a cell; as it was where there is none. */
export function withNextLand(setting: Setting, cell: string, kinds: readonly Kind[]): Setting {
  const locations = new Set(kinds.filter((kind) => kind.location).map((kind) => kind.code));
  const card = setting.draw.find((id) => locations.has(id.split('.')[0] ?? ''));
  const { x, y } = parseAt(cell);
  return card === undefined ? setting : layLand(setting, x, y, card);
}
