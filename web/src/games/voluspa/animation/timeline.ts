import { Timeline, type Motion } from '../../../frame/animation/motion';
import type { Entry, GameEvent } from '../../../lib/hall/wire';
import type { Cell, Code, VoluspaPart } from '../shapes';

/** Milliseconds at normal speed. */
export const TIMES = {
  fly: 320,
  slide: 260,
  cover: 120,
  leave: 280,
  coin: 220,
  line: 220,
  rise: 240,
  next: 520,
};
/** The most moves of one view that are animated, one after the other; earlier ones appear at once. */
const MOST = 4;

/** The start or the end of a flight: a cell of the board, a slot of one's own hand, or a seat. */
export type Place = { at: Cell } | { slot: number } | { seat: number };

/** A moving thing: a tile with its boosts; null for a boost on its way. */
export interface Moved {
  code: Code | null;
  boost: number;
}

/** Points of a move, and when they begin to rise. */
export interface Scored {
  seq: number;
  at: Cell;
  begin: number;
  parts: VoluspaPart[];
}

/** The keys of `lands` are cells. */
export class ScoreTimeline extends Timeline<Moved, Place> {
  readonly scored: Scored[] = [];

  score(scored: Scored): void {
    this.scored.push(scored);
    this.until(scored.begin + TIMES.line + TIMES.rise);
  }
}

const text = (value: unknown) => String(value);
const count = (value: unknown) => Number(value ?? 0);

/**
 * The timeline of the new entries. A tile that `lies` already in its cell, as the player's own does, does
 * not fly there again.
 */
export function timelineOf(
  entries: readonly Entry[],
  lies: (entry: Entry) => boolean = () => false,
): ScoreTimeline {
  const timeline = new ScoreTimeline();
  const told = entries.filter((entry) => eventOf(entry, 'placed'));
  told.slice(-MOST).forEach((entry, index) => {
    new Telling(timeline, entry, index * TIMES.next, lies(entry)).tell();
  });
  return timeline;
}

const eventOf = (entry: Entry, kind: string) => entry.events.find(({ event }) => event === kind);

/** One entry, event by event. */
class Telling {
  #lands: number;

  constructor(
    private readonly into: ScoreTimeline,
    private readonly entry: Entry,
    private readonly begin: number,
    private readonly lies: boolean,
  ) {
    this.#lands = begin + (lies ? 0 : TIMES.fly);
  }

  tell(): void {
    const { entry, into } = this;
    for (const event of entry.events) this.#displace(event);
    const placed = eventOf(entry, 'placed')!;
    const at = text(placed['at']);
    const lands = this.lies ? this.begin : this.#fly(placed, at);
    into.land(at, lands);
    if (entry.parts.length === 0) return;
    // A bumped tile scores only in its new place.
    const begin = lands + (eventOf(entry, 'bumped') ? TIMES.slide : 0);
    into.score({ seq: entry.seq, at, begin, parts: entry.parts as VoluspaPart[] });
  }

  /** Moves the tile that was there to its new place. */
  #displace(event: GameEvent): void {
    const { entry, into } = this;
    const [at, from, to] = ['at', 'from', 'to'].map((field) => text(event[field])) as Cell[];
    switch (event.event) {
      case 'covered':
        this.#leave(event, [{ at: at! }, { at: at! }], TIMES.cover, { fadesFrom: 0 });
        break;
      case 'captured':
        this.#leave(event, [{ at: at! }, { seat: entry.seat }], TIMES.leave);
        break;
      case 'bumped':
        this.#leave(event, [{ at: from! }, { at: to! }], TIMES.slide);
        into.land(to!, this.#lands + TIMES.slide);
        break;
      case 'lifted':
        into.land(at!, this.begin + 60);
        break;
    }
  }

  #leave(
    event: GameEvent,
    path: Place[],
    duration: number,
    more: Partial<Motion<Moved, Place>> = {},
  ): void {
    const piece = { code: text(event['tile']), boost: count(event['boost']) };
    this.into.add({ piece, path, delay: this.#lands, duration, waits: true, ...more });
  }

  /** The tile itself, and the Freyas that go with it. Returns the time at which all of them have landed. */
  #fly(placed: GameEvent, at: Cell): number {
    const { entry, into, begin } = this;
    const lifted = eventOf(entry, 'lifted');
    const boosts = count(eventOf(entry, 'boosted')?.['boosts']);
    const path = [lifted ? { at: text(lifted['at']) } : { seat: entry.seat }, { at }];
    into.add({
      piece: { code: text(placed['tile']), boost: boosts > 0 ? 0 : count(placed['boost']) },
      path,
      delay: begin,
      duration: TIMES.fly,
      // It stays there until its boosts have come.
      hold: boosts > 0 ? TIMES.coin : 0,
      waits: lifted !== undefined,
    });
    for (let coin = 0; coin < boosts; coin++) {
      const delay = this.#lands - TIMES.coin / 2 + coin * 60;
      into.add({ piece: { code: null, boost: 1 }, path, delay, duration: TIMES.coin });
    }
    return boosts > 0 ? this.#lands + TIMES.coin : this.#lands;
  }
}
