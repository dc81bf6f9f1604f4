import { still } from './still';
import type { Entry, GameEvent } from '../../../lib/hall/wire';
import { beatFor, countedIn, fightIn, type Fight } from '../board/marks';
import type { At, CardId, Land } from '../shapes';
import type { Key } from '../choosing/steps';

/** Milliseconds at normal speed. */
export const TIMES = {
  fly: 340,
  /** From one of several things that go at once to the next. */
  apart: 60,
  /** A card that is called is held up. */
  show: 620,
  clash: 900,
  coin: 480,
  next: 240,
};
/** Moves of one view that are shown one after the other; what went before them is only there. */
const MOST = 3;

/**
 * Where something flies from or to: a thing on the table, whoever sits there (with what they hold
 * there, where that is on the table), the pile, or the middle of the landscape.
 */
export type Place = { key: Key } | { seat: number; held?: Key } | { pile: true } | { stage: true };

/** What flies: a card, armies, or points. */
export type Load =
  { card: CardId } | { seat: number; armies: number } | { seat: number; points: number };

export interface Flight {
  id: string;
  load: Load;
  /** From the first to the last, by all those between. */
  way: Place[];
  begin: number;
  lasts: number;
  /** Lies at the first place before it begins. */
  lies: boolean;
  /** Stays so long at the last place. */
  rests: number;
  /** Fades away while it moves. */
  fades: boolean;
}

/** A fight that is seen at its cell. */
export interface Clash extends Fight {
  id: string;
  begin: number;
}

/** What stands on a cell until then. */
export interface Stand {
  until: number;
  owner: number | null;
  armies: number;
}

export interface Movement {
  flights: Flight[];
  clashes: Clash[];
  /** When what now lies somewhere is there to be seen. */
  lands: Map<Key, number>;
  stands: Map<At, Stand[]>;
  /** When the points of the last entry begin to be counted. */
  counts: number;
  ends: number;
}

const text = (value: unknown) => String(value);
const count = (value: unknown) => Number(value ?? 0);
const reserve = (seat: number): Place => ({ seat, held: 'reserve:' });
const holder = (seat: number, card: CardId): Place => ({ seat, held: `card:${card}` });
const PILE: Place = { pile: true };
const STAGE: Place = { stage: true };

type Standing = Pick<Land, 'owner' | 'armies'>;

/** How the new entries came about, from what stood in the landscape before them. */
export function movementOf(entries: readonly Entry[], before: readonly Land[]): Movement {
  const movement = still();
  const stood = new Map(before.map(({ at, owner, armies }) => [at, { owner, armies }]));
  let begin = 0;
  for (const entry of entries.slice(-MOST)) {
    const telling = new Telling(movement, stood, entry, begin);
    begin = telling.tell() + TIMES.next;
  }
  return movement;
}

/** One entry, from its beginning on. */
class Telling {
  /** Now, on the way through the events. */
  #now: number;
  #count = 0;

  constructor(
    private readonly into: Movement,
    private readonly stood: Map<At, Standing>,
    private readonly entry: Entry,
    begin: number,
  ) {
    this.#now = begin;
  }

  /** When all of it has happened. */
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

  /** What is done with a card in the phase of battle. */
  #use(event: GameEvent, seat: number, card: CardId, at: At): void {
    switch (event.event) {
      case 'announced':
        // A location flies to where it is laid; an ace to what it scores.
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

  /** Armies on their way, and those whom they meet. */
  #move(event: GameEvent, seat: number, at: At): void {
    const armies = count(event['armies']);
    switch (event.event) {
      case 'deployed':
        this.#army(seat, armies, reserve(seat), this.#cell(at));
        this.#arrive(at, seat, armies);
        break;
      case 'marched': {
        const [from, via, to] = [event['from'], event['via'], event['to']].map(text) as [
          At,
          At,
          At,
        ];
        const { owner, armies: stood } = this.#standing(from);
        this.#stand(from, owner, stood - armies);
        const way = [from, via, to].filter((one, index, all) => one !== all[index - 1]);
        this.#fly({ seat, armies }, way.map(this.#cell), TIMES.fly * (way.length - 1) * 1.15);
        this.#arrive(to, seat, armies, TIMES.fly * (way.length - 1) * 1.15);
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
    this.into.clashes.push({ ...fight, id: this.#id(), begin });
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
    const won = fight.attackersLeft > 0;
    this.#stand(
      at,
      won ? fight.attacker : fight.defender,
      won ? fight.attackersLeft : fight.defendersLeft,
      falls,
    );
  }

  /** Each location that brings points sends them to whoever gets them. */
  #coins(events: readonly GameEvent[]): void {
    const counted = countedIn(events);
    if (counted.length === 0) return;
    const begin = this.#now;
    const beat = beatFor(counted.length);
    this.into.counts = begin;
    counted.forEach(({ at, seat, points }, index) => {
      if (points <= 0) return;
      this.#now = begin + index * beat;
      this.#fly({ seat, points }, [this.#cell(at), { seat }], TIMES.coin, { fades: true });
    });
    this.#now = begin + counted.length * beat;
  }

  #has = (...kinds: string[]) => this.entry.events.some(({ event }) => kinds.includes(event));
  #cell = (at: At): Place => ({ key: `cell:${at}` });
  #slot = (at: unknown): Place => ({ key: `slot:${text(at)}` });
  #id = () => `${this.entry.seq} ${++this.#count}`;

  #standing = (at: At): Standing => this.stood.get(at) ?? { owner: null, armies: 0 };

  /** From `when` on something else stands on a cell. */
  #stand(at: At, owner: number | null, armies: number, when = this.#now): void {
    const { stands } = this.into;
    const list = stands.get(at) ?? [];
    stands.set(at, [...list, { ...this.#standing(at), until: when }]);
    this.stood.set(at, { owner: armies > 0 ? owner : null, armies: Math.max(0, armies) });
    this.into.ends = Math.max(this.into.ends, when);
  }

  /** Armies reach a cell: they join their own there, or wait for what the fight brings. */
  #arrive(at: At, seat: number, armies: number, after: number = TIMES.fly): void {
    this.#now += after;
    const { owner, armies: there } = this.#standing(at);
    if (there === 0 || owner === seat) this.#stand(at, seat, there + armies);
  }

  #land(key: Key): void {
    this.into.lands.set(key, this.#now + TIMES.fly);
  }

  #army(seat: number, armies: number, from: Place, to: Place): void {
    this.#fly({ seat, armies }, [from, to], TIMES.fly);
  }

  #card(card: CardId, from: Place, to: Place): void {
    this.#fly({ card }, [from, to], TIMES.fly, { lies: 'key' in from });
  }

  /** A card leaves the table. */
  #gone(card: CardId, from: Place): void {
    this.#fly({ card }, [from, PILE], TIMES.fly * 1.2, { lies: 'key' in from, fades: true });
  }

  /** A card is held up for all to see. */
  #held(card: CardId, from: Place, at: Place): void {
    this.#fly({ card }, [from, at], TIMES.fly, { rests: TIMES.show });
    this.#now += TIMES.fly + TIMES.show * 0.6;
  }

  #fly(load: Load, way: Place[], lasts: number, more: Partial<Flight> = {}): void {
    const rest = { lies: false, rests: 0, fades: false };
    this.into.flights.push({
      ...rest,
      ...more,
      id: this.#id(),
      load,
      way,
      begin: this.#now,
      lasts,
    });
    this.into.ends = Math.max(this.into.ends, this.#now + lasts);
  }
}
