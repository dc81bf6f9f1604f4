import type { Entry, GameEvent } from '../../../lib/hall/wire';
import type { Cell, Code, VoluspaPart } from '../shapes';

/** Milliseconds at normal speed. */
export const TIMES = {
  fly: 320,
  slide: 260,
  leave: 280,
  coin: 220,
  line: 220,
  rise: 240,
  next: 520,
};
/** Moves of one view that are shown one after the other; what went before them is only there. */
const MOST = 4;

/** Where something flies from or to: a cell of the board, or whoever sits there. */
export type Place = { at: Cell } | { seat: number };

export interface Flight {
  id: string;
  /** null for a boost in the air. */
  code: Code | null;
  boost: number;
  from: Place;
  to: Place;
  begin: number;
  lasts: number;
  /** Lies at `from` before it begins. */
  lies: boolean;
  /** Fades away while it moves. */
  fades: boolean;
}

/** A place on the page, in pixels. */
export interface PageSpot {
  x: number;
  y: number;
  size: number;
}

/** A flight as the page shows it. */
export interface Flown {
  id: string;
  code: Code | null;
  boost: number;
  from: PageSpot;
  to: PageSpot;
  /** Milliseconds, as they pass; `rests`: after it has arrived. */
  begin: number;
  lasts: number;
  rests: number;
  lies: boolean;
  fades: boolean;
}

export interface Scored {
  seq: number;
  at: Cell;
  begin: number;
  parts: VoluspaPart[];
}

export interface Movement {
  flights: Flight[];
  /** When what now lies on a cell is there to be seen. */
  lands: Map<Cell, number>;
  scored: Scored[];
}

/** Milliseconds until all has landed, and the points that it brought have risen from their lines. */
export function endOf({ flights, lands, scored }: Movement): number {
  const flown = flights.map(({ begin, lasts }) => begin + lasts);
  const risen = scored.map(({ begin }) => begin + TIMES.line + TIMES.rise);
  return Math.max(0, ...flown, ...lands.values(), ...risen);
}

const text = (value: unknown) => String(value);
const count = (value: unknown) => Number(value ?? 0);

/**
 * How the new entries came about. A tile that `lies` already where it was chosen to go, as the
 * player's own does, does not fly there again.
 */
export function movementOf(
  entries: readonly Entry[],
  lies: (entry: Entry) => boolean = () => false,
): Movement {
  const movement: Movement = { flights: [], lands: new Map(), scored: [] };
  const told = entries.filter((entry) => entry.events.some((event) => event.event === 'placed'));
  told.slice(-MOST).forEach((entry, index) => {
    new Telling(movement, entry, index * TIMES.next, lies(entry)).tell();
  });
  return movement;
}

/** One entry, from its beginning on. */
class Telling {
  #placed: GameEvent;
  #lands: number;
  #bumps = false;

  constructor(
    private readonly into: Movement,
    private readonly entry: Entry,
    private readonly begin: number,
    private readonly lies: boolean,
  ) {
    this.#placed = entry.events.find((event) => event.event === 'placed')!;
    this.#lands = begin + (lies ? 0 : TIMES.fly);
  }

  tell(): void {
    const { entry, into } = this;
    for (const event of entry.events) this.#displace(event);
    const at = text(this.#placed['at']);
    const lands = this.#fly(at);
    into.lands.set(at, lands);
    if (entry.parts.length > 0) {
      const parts = entry.parts as VoluspaPart[];
      // What was bumped has to lie where it counts.
      const begin = lands + (this.#bumps ? TIMES.slide : 0);
      into.scored.push({ seq: entry.seq, at, begin, parts });
    }
  }

  /** What lay there goes where it goes. */
  #displace(event: GameEvent): void {
    const { entry, into } = this;
    switch (event.event) {
      case 'covered':
        this.#add(event, { from: this.#cell(event), to: this.#cell(event), fades: true }, 120);
        break;
      case 'captured':
        this.#add(event, { from: this.#cell(event), to: { seat: entry.seat } }, TIMES.leave);
        break;
      case 'bumped': {
        const to = text(event['to']);
        this.#add(event, { from: { at: text(event['from']) }, to: { at: to } }, TIMES.slide);
        into.lands.set(to, this.#lands + TIMES.slide);
        this.#bumps = true;
        break;
      }
      case 'lifted':
        into.lands.set(text(event['at']), this.begin + 60);
        break;
    }
  }

  #cell = (event: GameEvent): Place => ({ at: text(event['at']) });

  #add(event: GameEvent, way: { from: Place; to: Place; fades?: boolean }, lasts: number): void {
    this.into.flights.push({
      id: `${this.entry.seq} ${event.event}`,
      code: text(event['tile']),
      boost: count(event['boost']),
      begin: this.#lands,
      lasts,
      lies: true,
      fades: false,
      ...way,
    });
  }

  /** The tile itself, and the Freyas that go with it; when all of them are there. */
  #fly(at: Cell): number {
    const { entry, into, begin, lies } = this;
    if (lies) return begin;
    const lifted = entry.events.find((event) => event.event === 'lifted');
    const boosted = entry.events.find((event) => event.event === 'boosted');
    const boosts = count(boosted?.['boosts']);
    const from = lifted ? { at: text(lifted['at']) } : { seat: entry.seat };
    const all = { from, to: { at }, fades: false };
    const lands = boosts > 0 ? this.#lands + TIMES.coin : this.#lands;
    into.flights.push({
      ...all,
      id: `${entry.seq} placed`,
      code: text(this.#placed['tile']),
      boost: boosts > 0 ? 0 : count(this.#placed['boost']),
      begin,
      // It lies there until its boosts have come.
      lasts: TIMES.fly,
      lies: lifted !== undefined,
    });
    for (let coin = 0; coin < boosts; coin++) {
      into.flights.push({
        ...all,
        id: `${entry.seq} coin ${coin}`,
        code: null,
        boost: 1,
        begin: this.#lands - TIMES.coin / 2 + coin * 60,
        lasts: TIMES.coin,
        lies: false,
      });
    }
    return lands;
  }
}
