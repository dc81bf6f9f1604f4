import type { Entry, GameEvent } from '../../../lib/hall/wire';
import type { EmblemName } from '../look';
import { isGod, isWorks, RESOURCES, type CardId, type Cost, type God } from '../shapes';

/** Milliseconds at normal speed. */
export const TIMES = { fly: 340, strike: 420, tumble: 380, step: 150, next: 560 };
/** Moves of one view that are shown one after the other; what went before them is only there. */
const MOST = 4;
/** Cards of one draw, and all that is in the air of one move. */
const MOST_CARDS = 3;
const MOST_FLIGHTS = 14;
/** So late at most a move's last part begins. */
const LATEST = 1400;

/**
 * Where something flies from or to, as a short text: "hand:2:base.kill", "seat:2", "token:2",
 * "stone:2:gold", "works:2:mine", "temples:2", "area:odin", "site:odin:2", "deck:odin", "deck:base", "pile",
 * "stage"; seats are numbers. "key:" begins one of what can be pointed at.
 */
export type Place = string;

export type Shown =
  | { card: CardId | null }
  | { temple: God; seat: number }
  | { glyph: EmblemName; n: number; tone: 'good' | 'bad' };

export interface Flight {
  id: string;
  shown: Shown;
  from: Place;
  to: Place;
  begin: number;
  lasts: number;
  /** Fades away while it moves. */
  fades: boolean;
  /** Turns over as an axe does that is thrown. */
  turns: boolean;
}

export interface Movement {
  flights: Flight[];
  /** When what now lies in a place is there to be seen. */
  lands: Map<Place, number>;
}

const text = (value: unknown): string => String(value ?? '');
const count = (value: unknown): number => Number(value ?? 0);
const ids = (value: unknown): CardId[] => (Array.isArray(value) ? value.map(text) : []);

/** How the new entries came about. */
export function movementOf(entries: readonly Entry[]): Movement {
  const movement: Movement = { flights: [], lands: new Map() };
  const told = entries.map((entry) => new Telling(entry)).filter((one) => one.flights.length > 0);
  told.slice(-MOST).forEach((one, index) => one.into(movement, index * TIMES.next));
  return movement;
}

interface Way {
  from: Place;
  to: Place;
  lasts?: number;
  fades?: boolean;
  turns?: boolean;
}

/** One entry, from its beginning on. */
class Telling {
  flights: Flight[] = [];
  #now = 0;
  /** Where what is won comes from. */
  #source: Place = 'stage';
  #last = '';

  constructor(private readonly entry: Entry) {
    entry.events.forEach((event, index) => {
      const before = this.flights.length;
      const steps = this.#last !== '' && this.#last !== event.event;
      const at = Math.min(LATEST, this.#now + (steps ? TIMES.step : 0));
      this.#tell(event, index, at);
      if (this.flights.length === before) return;
      this.#last = event.event;
      this.#now = at;
    });
    this.flights = this.flights.slice(0, MOST_FLIGHTS);
  }

  into({ flights, lands }: Movement, begin: number): void {
    for (const flight of this.flights) {
      flights.push({ ...flight, begin: begin + flight.begin });
      if (flight.fades) continue;
      const lies = begin + flight.begin + flight.lasts;
      lands.set(flight.to, Math.max(lies, lands.get(flight.to) ?? 0));
    }
  }

  #add(shown: Shown, at: number, way: Way): void {
    const { seq } = this.entry;
    const more = { lasts: TIMES.fly, fades: false, turns: false };
    const id = `${seq} ${this.flights.length}`;
    if (way.from !== way.to || way.fades) {
      this.flights.push({ id, shown, begin: at, ...more, ...way });
    }
  }

  #tell(event: GameEvent, index: number, at: number): void {
    const seat = count(event['seat']);
    const card = text(event['card']);
    const god = text(event['god']);
    const hand = `hand:${seat}:${card}`;
    switch (event.event) {
      case 'dice_rolled':
        this.#source = 'stage';
        // They tumble where they lie.
        this.#now += TIMES.tumble;
        break;
      case 'card_played':
      case 'weapon_played':
      case 'defence_played':
        this.#source = 'stage';
        this.#add({ card }, at, { from: hand, to: 'stage' });
        break;
      case 'card_discarded': {
        const held = ['limit', 'sacrifice', 'switch'].includes(text(event['why']));
        this.#add({ card }, at, { from: held ? hand : 'stage', to: 'pile' });
        break;
      }
      case 'cards_drawn':
        this.#draw(event, seat, at);
        break;
      case 'god_card_kept':
        this.#add({ card: card || null }, at, { from: `tray:${seat}:${card}`, to: hand });
        break;
      case 'god_cards_offered':
        for (const id of ids(event['cards']).concat(['', '']).slice(0, 2)) {
          this.#add({ card: id || null }, at, { from: `deck:${god}`, to: `tray:${seat}:${id}` });
        }
        break;
      case 'card_recovered':
        this.#add({ card }, at, { from: 'pile', to: hand });
        break;
      case 'card_stolen': {
        const [thief, victim] = [count(event['thief']), count(event['victim'])];
        const from = `hand:${victim}:${card}`;
        this.#add({ card: card || null }, at, { from, to: `hand:${thief}:${card}` });
        break;
      }
      case 'deck_refilled':
        this.#add({ card: null }, at, { from: 'pile', to: `deck:${text(event['deck'])}` });
        break;
      case 'resources_gained': {
        const from = typeof event['from'] === 'number' ? `stone:${event['from']}` : 'stage';
        this.#goods(event['amounts'], at, (res) => ({
          from: from === 'stage' ? from : `${from}:${res}`,
          to: `stone:${seat}:${res}`,
        }));
        break;
      }
      case 'resources_spent': {
        const to = this.#worksite(text(event['for']), seat, index);
        this.#goods(event['amounts'], at, (res) => ({
          from: `stone:${seat}:${res}`,
          to,
          fades: true,
        }));
        break;
      }
      case 'traded': {
        const given = event['given'];
        // By a reading several kinds may be given for one.
        const amounts = typeof given === 'string' ? { [given]: count(event['rate']) } : given;
        this.#goods(amounts, at, (res) => ({
          from: `stone:${seat}:${res}`,
          to: 'stage',
          fades: true,
        }));
        const got = { [text(event['wanted'])]: 1 };
        this.#goods(got, at + TIMES.step, (res) => ({
          from: 'stage',
          to: `stone:${seat}:${res}`,
        }));
        break;
      }
      case 'structure_built':
        this.#build(text(event['what']), seat, at);
        break;
      case 'area_locked':
        this.#source = `area:${god}`;
        break;
      case 'ability_lent':
        if (isGod(god)) {
          const shown: Shown = { glyph: god, n: 1, tone: 'good' };
          this.#add(shown, at, { from: `area:${god}`, to: `seat:${seat}`, fades: true });
        }
        break;
      case 'temple_destroyed':
        if (isGod(god)) {
          const site = `site:${god}:${seat}`;
          this.#strike(count(event['by']), site, at);
          const begin = at + TIMES.strike * 0.8;
          this.#add({ temple: god, seat }, begin, { from: site, to: site, fades: true });
        }
        break;
      case 'temple_moved': {
        const [from, to] = [text(event['from']), text(event['to'])];
        if (isGod(from)) {
          this.#add({ temple: from, seat }, at, {
            from: `site:${from}:${seat}`,
            to: `site:${to}:${seat}`,
            lasts: TIMES.strike,
          });
        }
        this.#source = `area:${to}`;
        break;
      }
      case 'works_lost':
        this.#strike(count(event['by']), `works:${seat}:${text(event['what'])}`, at);
        break;
      case 'attack_declared': {
        const by = count(event['attacker']);
        this.#add({ card }, at, { from: `hand:${by}:${card}`, to: 'stage' });
        this.#strike(by, `seat:${count(event['target'])}`, at + TIMES.fly * 0.5);
        break;
      }
      case 'attack_redirected':
        this.#strike(count(event['from']), `seat:${count(event['to'])}`, at);
        break;
      case 'attack_hit':
        this.#source = 'stage';
        this.#axe('stage', `token:${count(event['target'])}`, at);
        break;
      case 'attack_repelled': {
        const to = `seat:${count(event['attacker'])}`;
        const shown: Shown = { glyph: 'defence', n: 1, tone: 'good' };
        this.#add(shown, at, { from: `seat:${count(event['target'])}`, to, fades: true });
        break;
      }
      case 'followers_changed':
        this.#followers(event, seat, at);
        break;
    }
  }

  #draw(event: GameEvent, seat: number, at: number): void {
    const from = `deck:${text(event['deck'])}`;
    const open = ids(event['open']);
    const closed = ids(event['cards']);
    const hidden = Math.max(0, count(event['count']) - open.length - closed.length);
    const cards: [CardId, string][] = [
      ...open.map((id): [CardId, string] => [id, 'open']),
      ...[...closed, ...Array<CardId>(hidden).fill('')].map((id): [CardId, string] => [id, 'hand']),
    ];
    cards.slice(0, MOST_CARDS).forEach(([id, zone], place) => {
      const to = `${zone}:${seat}:${id}`;
      this.#add({ card: id || null }, at + place * 90, { from, to });
    });
  }

  /** A token for each kind of resource. */
  #goods(amounts: unknown, at: number, way: (res: string) => Way): void {
    let place = 0;
    for (const res of RESOURCES) {
      const n = (amounts as Partial<Cost> | undefined)?.[res] ?? 0;
      if (n > 0) this.#add({ glyph: res, n, tone: 'good' }, at + place++ * 70, way(res));
    }
  }

  /** Where what is paid for stands, or who takes it. */
  #worksite(what: string, seat: number, index: number): Place {
    if (isGod(what)) return `area:${what}`;
    if (isWorks(what)) return `works:${seat}:${what}`;
    const won = this.entry.events.slice(index).find(({ event }) => event === 'followers_changed');
    const god = text(won?.['cause']);
    return isGod(god) ? `area:${god}` : 'stage';
  }

  #build(what: string, seat: number, at: number): void {
    if (isGod(what)) {
      this.#source = `area:${what}`;
      this.#add({ temple: what, seat }, at, {
        from: `temples:${seat}`,
        to: `site:${what}:${seat}`,
      });
    } else if (isWorks(what)) {
      const shown: Shown = { glyph: what, n: 1, tone: 'good' };
      this.#add(shown, at, { from: 'stage', to: `works:${seat}:${what}` });
    }
  }

  #strike(by: number, to: Place, at: number): void {
    this.#axe(`seat:${by}`, to, at);
  }

  #axe(from: Place, to: Place, at: number): void {
    const shown: Shown = { glyph: 'attack', n: 1, tone: 'bad' };
    this.#add(shown, at, { from, to, lasts: TIMES.strike, fades: true, turns: true });
  }

  /** Followers come from where they were won; what is lost is taken from where it stood. */
  #followers(event: GameEvent, seat: number, at: number): void {
    const by = count(event['by']);
    const cause = text(event['cause']);
    const token = `token:${seat}`;
    if (cause === 'stolen') {
      this.#source = token;
      return;
    }
    if (cause === 'killed' || by < 0) {
      const shown: Shown = { glyph: 'skull', n: Math.abs(by), tone: 'bad' };
      if (by !== 0) this.#add(shown, at, { from: 'stage', to: token, fades: true });
      return;
    }
    if (by === 0) return;
    const from = isGod(cause) && cause !== 'loki' ? `area:${cause}` : this.#source;
    this.#add({ glyph: 'followers', n: by, tone: 'good' }, at, { from, to: token });
  }
}
