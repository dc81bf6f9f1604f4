import { Timeline, type Motion } from '../../../frame/animation/motion';
import type { Entry, GameEvent } from '../../../lib/hall/wire';
import { beatFor, countedIn, fightIn } from '../board/marks';
import type { Fight } from '../board/spoken.svelte';
import type { At, CardId, Land } from '../shapes';
import type { Key } from '../choosing/steps';

/** Milliseconds at normal speed. */
export const TIMES = {
  fly: 340,
  /** Between the starts of several things that move together. */
  apart: 60,
  /** A called card is held up. */
  show: 620,
  clash: 900,
  coin: 480,
  next: 240,
};
/** The most moves of one view that are animated, one after the other; earlier ones appear at once. */
const MOST = 3;

/**
 * The start or the end of a flight: a thing on the table, a seat (with a thing in that player's hold, if
 * the table shows it), the pile, or the middle of the landscape.
 */
export type Place = { key: Key } | { seat: number; held?: Key } | { pile: true } | { stage: true };

/** A moving thing: a card, armies or points; or a fight, which is shown at its cell. */
export type Moved =
  | { card: CardId }
  | { seat: number; armies: number }
  | { seat: number; points: number }
  | { fight: Fight };

export type ValhallaMotion = Motion<Moved, Place>;

/** The armies on a cell until a time. */
export interface Stand {
  until: number;
  owner: number | null;
  armies: number;
}

/** The keys of `lands` are those of things. */
export class LandTimeline extends Timeline<Moved, Place> {
  readonly stands = new Map<At, Stand[]>();
  /** Shown above all other motion, and not waited for. */
  readonly fights: ValhallaMotion[] = [];
  /** The time at which the points of the last entry begin to be counted. */
  counts = 0;
}

const text = (value: unknown) => String(value);
const count = (value: unknown) => Number(value ?? 0);
const reserve = (seat: number): Place => ({ seat, held: 'reserve:' });
const holder = (seat: number, card: CardId): Place => ({ seat, held: `card:${card}` });
const PILE: Place = { pile: true };
const STAGE: Place = { stage: true };
/** The share of its time after which a leaving piece fades, and one that was held up. */
const [GOING, HELD_UP] = [0.7, 0.92];

type Standing = Pick<Land, 'owner' | 'armies'>;

/** The timeline of the new entries, given the landscape before them. */
export function timelineOf(entries: readonly Entry[], before: readonly Land[]): LandTimeline {
  const timeline = new LandTimeline();
  const stood = new Map(before.map(({ at, owner, armies }) => [at, { owner, armies }]));
  let begin = 0;
  for (const entry of entries.slice(-MOST)) {
    begin = new Telling(timeline, stood, entry, begin).tell() + TIMES.next;
  }
  timeline.motions.push(...timeline.fights);
  return timeline;
}

/** One entry, event by event. */
class Telling {
  /** The current time on the way through the events. */
  #now: number;

  constructor(
    private readonly into: LandTimeline,
    private readonly stood: Map<At, Standing>,
    private readonly entry: Entry,
    begin: number,
  ) {
    this.#now = begin;
  }

  /** Returns the time at which all of it has happened. */
  tell(): number {
    const { events } = this.entry;
    this.into.counts = 0;
    for (const event of events) this.#tell(event);
    this.#coins(events);
    return this.#now;
  }

  #tell(event: GameEvent): void {
    const seat = count(event['seat']);
    const card = text(event['card']);
    const at = text(event['at']);
    switch (event.event) {
      case 'placed':
        this.#army(seat, 1, reserve(seat), { key: `slot:${text(event['slot'])}` });
        this.#land(`slot:${text(event['slot'])}:${seat}`);
        break;
      case 'taken_back':
        this.#army(seat, count(event['armies']), this.#slot(event['slot']), reserve(seat));
        break;
      case 'bound':
        this.#army(
          seat,
          1,
          event['from'] === 'reserve' ? reserve(seat) : this.#slot(event['from']),
          holder(seat, card),
        );
        break;
      case 'recruited':
        this.#card(card, { key: `market:${at}` }, holder(seat, card));
        this.#land(`card:${card}`);
        break;
      case 'dropped':
        this.#gone(card, holder(seat, card));
        if (count(event['armies']) > 0) {
          this.#army(seat, count(event['armies']), holder(seat, card), reserve(seat));
        }
        break;
      case 'refreshed':
        this.#army(seat, 2, reserve(seat), holder(seat, card));
        break;
      case 'swept':
        this.#gone(card, { key: `market:${at}` });
        break;
      case 'dealt':
        this.#card(card, PILE, { key: `market:${at}` });
        this.#land(`market:${at}`);
        this.#now += TIMES.apart;
        break;
      default:
        this.#use(event, seat, card, at);
    }
  }

  /** The uses of a card in the phase of battle. */
  #use(event: GameEvent, seat: number, card: CardId, at: At): void {
    switch (event.event) {
      case 'announced':
        // A location flies to the place where it is laid; an ace to the location that it scores.
        if (event['as'] === 'location' && this.#has('location_added', 'location_replaced')) break;
        this.#held(card, holder(seat, card), event['at'] ? { key: `cell:${at}` } : STAGE);
        break;
      case 'glory_ace':
        this.#held(card, holder(seat, card), STAGE);
        break;
      case 'excused':
        this.#held(text(event['excuse']), holder(seat, text(event['excuse'])), STAGE);
        break;
      case 'excuse_discard':
        this.#gone(card, holder(count(event['target']), card));
        break;
      case 'location_added':
      case 'location_replaced':
        if (event.event === 'location_replaced') this.#gone(text(event['old']), this.#cell(at));
        else this.#stand(at, null, 0);
        this.#card(card, holder(seat, card), this.#cell(at));
        this.#land(`cell:${at}`);
        this.#now += TIMES.fly;
        break;
      case 'halved':
        this.#army(seat, count(event['from']) - count(event['to']), this.#cell(at), reserve(seat));
        this.#stand(at, seat, count(event['to']));
        break;
      default:
        this.#move(event, seat, at);
    }
  }

  /** Armies on their way, and the defenders whom they meet. */
  #move(event: GameEvent, seat: number, at: At): void {
    const armies = count(event['armies']);
    switch (event.event) {
      case 'deployed':
        this.#army(seat, armies, reserve(seat), this.#cell(at));
        this.#arrive(at, seat, armies);
        break;
      case 'marched': {
        const way = [event['from'], event['via'], event['to']].map(text);
        const steps = way.filter((one, index) => one !== way[index - 1]);
        const { owner, armies: stood } = this.#standing(way[0]!);
        const duration = TIMES.fly * (steps.length - 1) * 1.15;
        this.#stand(way[0]!, owner, stood - armies);
        this.#fly({ seat, armies }, steps.map(this.#cell), { duration });
        this.#arrive(way[2]!, seat, armies, duration);
        break;
      }
      case 'battle':
        this.#clash(event, at);
        break;
    }
  }

  #clash(event: GameEvent, at: At): void {
    const fight = fightIn(event);
    const begin = this.#now;
    const [path, duration] = [[this.#cell(at)], TIMES.clash * 1.5];
    this.into.fights.push({ piece: { fight }, path, delay: begin, duration, waits: true });
    const falls = begin + TIMES.clash * 0.5;
    this.#now = falls;
    const fallen: [number, number][] = [
      [fight.attacker, fight.attackers - fight.attackersLeft],
      [fight.defender, fight.defenders - fight.defendersLeft],
    ];
    for (const [seat, armies] of fallen) {
      if (armies > 0) this.#army(seat, armies, this.#cell(at), reserve(seat));
    }
    this.#now = begin + TIMES.clash;
    if (fight.attackersLeft > 0) this.#stand(at, fight.attacker, fight.attackersLeft, falls);
    else this.#stand(at, fight.defender, fight.defendersLeft, falls);
  }

  /** Each location that scores sends its points to the seat that gets them. */
  #coins(events: readonly GameEvent[]): void {
    const counted = countedIn(events);
    if (counted.length === 0) return;
    const begin = this.#now;
    const beat = beatFor(counted.length);
    this.into.counts = begin;
    counted.forEach(({ at, seat, points }, index) => {
      if (points <= 0) return;
      this.#now = begin + index * beat;
      const more = { duration: TIMES.coin, fadesFrom: GOING };
      this.#fly({ seat, points }, [this.#cell(at), { seat }], more);
    });
    this.#now = begin + counted.length * beat;
  }

  #has = (...kinds: string[]) => this.entry.events.some(({ event }) => kinds.includes(event));
  #cell = (at: At): Place => ({ key: `cell:${at}` });
  #slot = (at: unknown): Place => ({ key: `slot:${text(at)}` });
  #standing = (at: At): Standing => this.stood.get(at) ?? { owner: null, armies: 0 };

  /** Sets other armies on a cell from time `when` on. */
  #stand(at: At, owner: number | null, armies: number, when = this.#now): void {
    const { stands } = this.into;
    const list = stands.get(at) ?? [];
    stands.set(at, [...list, { ...this.#standing(at), until: when }]);
    this.stood.set(at, { owner: armies > 0 ? owner : null, armies: Math.max(0, armies) });
    this.into.until(when);
  }

  /** Armies reach a cell: they join their own there, or wait for the result of the fight. */
  #arrive(at: At, seat: number, armies: number, after: number = TIMES.fly): void {
    this.#now += after;
    const { owner, armies: there } = this.#standing(at);
    if (there === 0 || owner === seat) this.#stand(at, seat, there + armies);
  }

  #land(key: Key): void {
    this.into.land(key, this.#now + TIMES.fly);
  }

  #army(seat: number, armies: number, from: Place, to: Place): void {
    this.#fly({ seat, armies }, [from, to]);
  }

  #card(card: CardId, from: Place, to: Place): void {
    this.#fly({ card }, [from, to], { waits: 'key' in from });
  }

  /** A card leaves the table. */
  #gone(card: CardId, from: Place): void {
    const more = { duration: TIMES.fly * 1.2, waits: 'key' in from, fadesFrom: GOING };
    this.#fly({ card }, [from, PILE], more);
  }

  /** A card is held up for all to see. */
  #held(card: CardId, from: Place, at: Place): void {
    this.#fly({ card }, [from, at], { hold: TIMES.show, fadesFrom: HELD_UP });
    this.#now += TIMES.fly + TIMES.show * 0.6;
  }

  #fly(piece: Moved, path: Place[], more: Partial<ValhallaMotion> = {}): void {
    this.into.add({ piece, path, delay: this.#now, duration: TIMES.fly, ...more });
  }
}
