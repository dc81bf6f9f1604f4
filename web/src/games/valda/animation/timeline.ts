import { Timeline, type Motion } from '../../../frame/animation/motion';
import type { Entry, GameEvent } from '../../../lib/hall/wire';
import type { EmblemName } from '../look';
import { isGod, isWorks, RESOURCES, type CardId, type Cost, type God } from '../shapes';

/** Milliseconds at normal speed. */
export const TIMES = { fly: 340, strike: 420, tumble: 380, step: 150, next: 560 };
/** The most moves of one view that are animated, one after the other; earlier ones appear at once. */
const MOST = 4;
/** The most cards of one draw, and the most moving things of one move. */
const MOST_CARDS = 3;
const MOST_MOTIONS = 14;
/** The latest start of a move's last part. */
const LATEST = 1400;

/**
 * The start or the end of a flight, as a short text: "hand:2:base.kill", "seat:2", "token:2",
 * "stone:2:gold", "works:2:mine", "temples:2", "area:odin", "site:odin:2", "deck:odin", "deck:base",
 * "pile", "stage"; seats are numbers. A text that begins with "key:" names a thing that can be pointed at.
 */
export type Place = string;

/** A moving thing: a card (null if it is face down), a temple or a token. */
export type Moved =
  | { card: CardId | null }
  | { temple: God; seat: number }
  | { glyph: EmblemName; n: number; tone: 'good' | 'bad' };

export type ValdaMotion = Motion<Moved, Place>;

/** Options of the flight of a spent thing, and of one thrown like an axe. */
const SPENT = { fadesFrom: 0.82 };
const THROWN = { ...SPENT, duration: TIMES.strike, turn: 720 };

const text = (value: unknown): string => String(value ?? '');
const count = (value: unknown): number => Number(value ?? 0);
const ids = (value: unknown): CardId[] => (Array.isArray(value) ? value.map(text) : []);

const cardOf = (id: CardId): Moved => ({ card: id || null });
const token = (glyph: EmblemName, n = 1): Moved => ({ glyph, n, tone: 'good' });
const harm = (glyph: EmblemName, n = 1): Moved => ({ glyph, n, tone: 'bad' });

/** The timeline of the new entries. */
export function timelineOf(entries: readonly Entry[]): Timeline<Moved, Place> {
  const timeline = new Timeline<Moved, Place>();
  const told = entries.map((entry) => new Telling(entry)).filter((one) => one.motions.length > 0);
  told.slice(-MOST).forEach((one, index) => one.into(timeline, index * TIMES.next));
  return timeline;
}

/** One entry, from its beginning on. */
class Telling {
  motions: ValdaMotion[] = [];
  #now = 0;
  /** The place that gains come from. */
  #source: Place = 'stage';
  #last = '';

  constructor(private readonly entry: Entry) {
    entry.events.forEach((event, index) => {
      const before = this.motions.length;
      const steps = this.#last !== '' && this.#last !== event.event;
      const at = Math.min(LATEST, this.#now + (steps ? TIMES.step : 0));
      this.#tell(event, index, at);
      if (this.motions.length === before) return;
      this.#last = event.event;
      this.#now = at;
    });
    this.motions = this.motions.slice(0, MOST_MOTIONS);
  }

  into(timeline: Timeline<Moved, Place>, begin: number): void {
    for (const motion of this.motions) {
      const delay = begin + motion.delay;
      timeline.add({ ...motion, delay });
      if (motion.fadesFrom === undefined) timeline.land(motion.path[1]!, delay + motion.duration);
    }
  }

  #add(piece: Moved, delay: number, from: Place, to: Place, more: Partial<ValdaMotion> = {}): void {
    if (from === to && more.fadesFrom === undefined) return;
    this.motions.push({ piece, delay, path: [from, to], duration: TIMES.fly, ...more });
  }

  #tell(event: GameEvent, index: number, at: number): void {
    const seat = count(event['seat']);
    const card = text(event['card']);
    const god = text(event['god']);
    const hand = `hand:${seat}:${card}`;
    switch (event.event) {
      case 'dice_rolled':
        this.#source = 'stage';
        // The dice tumble in place.
        this.#now += TIMES.tumble;
        break;
      case 'card_played':
      case 'weapon_played':
      case 'defence_played':
        this.#source = 'stage';
        this.#add(cardOf(card), at, hand, 'stage');
        break;
      case 'card_discarded': {
        const held = ['limit', 'sacrifice', 'switch'].includes(text(event['why']));
        this.#add(cardOf(card), at, held ? hand : 'stage', 'pile');
        break;
      }
      case 'cards_drawn':
        this.#draw(event, seat, at);
        break;
      case 'god_card_kept':
        this.#add(cardOf(card), at, `tray:${seat}:${card}`, hand);
        break;
      case 'god_cards_offered':
        for (const id of ids(event['cards']).concat(['', '']).slice(0, 2)) {
          this.#add(cardOf(id), at, `deck:${god}`, `tray:${seat}:${id}`);
        }
        break;
      case 'card_recovered':
        this.#add(cardOf(card), at, 'pile', hand);
        break;
      case 'card_stolen': {
        const [thief, victim] = [count(event['thief']), count(event['victim'])];
        this.#add(cardOf(card), at, `hand:${victim}:${card}`, `hand:${thief}:${card}`);
        break;
      }
      case 'deck_refilled':
        this.#add(cardOf(''), at, 'pile', `deck:${text(event['deck'])}`);
        break;
      case 'area_locked':
        this.#source = `area:${god}`;
        break;
      case 'ability_lent':
        if (isGod(god)) this.#add(token(god), at, `area:${god}`, `seat:${seat}`, SPENT);
        break;
      case 'followers_changed':
        this.#followers(event, seat, at);
        break;
      default:
        this.#trade(event, index, seat, at);
    }
  }

  /** Payments, gains and buildings. */
  #trade(event: GameEvent, index: number, seat: number, at: number): void {
    const stone = (res: string) => `stone:${seat}:${res}`;
    switch (event.event) {
      case 'resources_gained': {
        const giver = event['from'];
        const from = (res: string) =>
          typeof giver === 'number' ? `stone:${giver}:${res}` : 'stage';
        this.#goods(event['amounts'], at, from, stone);
        break;
      }
      case 'resources_spent': {
        const to = this.#worksite(text(event['for']), seat, index);
        this.#goods(event['amounts'], at, stone, () => to, SPENT);
        break;
      }
      case 'traded': {
        const given = event['given'];
        // By a reading several kinds may be given for one.
        const amounts = typeof given === 'string' ? { [given]: count(event['rate']) } : given;
        const stage = () => 'stage';
        this.#goods(amounts, at, stone, stage, SPENT);
        this.#goods({ [text(event['wanted'])]: 1 }, at + TIMES.step, stage, stone);
        break;
      }
      case 'structure_built':
        this.#build(text(event['what']), seat, at);
        break;
      default:
        this.#attack(event, seat, at);
    }
  }

  /** An attack's target and its result. */
  #attack(event: GameEvent, seat: number, at: number): void {
    const [by, attacker, target] = ['by', 'attacker', 'target'].map((who) => count(event[who]));
    const card = text(event['card']);
    switch (event.event) {
      case 'temple_destroyed': {
        const god = text(event['god']);
        if (!isGod(god)) break;
        const site = `site:${god}:${seat}`;
        this.#axe(`seat:${by}`, site, at);
        this.#add({ temple: god, seat }, at + TIMES.strike * 0.8, site, site, SPENT);
        break;
      }
      case 'temple_moved': {
        const [from, to] = [text(event['from']), text(event['to'])];
        const [old, site] = [`site:${from}:${seat}`, `site:${to}:${seat}`];
        const duration = TIMES.strike;
        if (isGod(from)) this.#add({ temple: from, seat }, at, old, site, { duration });
        this.#source = `area:${to}`;
        break;
      }
      case 'works_lost':
        this.#axe(`seat:${by}`, `works:${seat}:${text(event['what'])}`, at);
        break;
      case 'attack_declared':
        this.#add(cardOf(card), at, `hand:${attacker}:${card}`, 'stage');
        this.#axe(`seat:${attacker}`, `seat:${target}`, at + TIMES.fly * 0.5);
        break;
      case 'attack_redirected':
        this.#axe(`seat:${count(event['from'])}`, `seat:${count(event['to'])}`, at);
        break;
      case 'attack_hit':
        this.#source = 'stage';
        this.#axe('stage', `token:${target}`, at);
        break;
      case 'attack_repelled':
        this.#add(token('defence'), at, `seat:${target}`, `seat:${attacker}`, SPENT);
        break;
    }
  }

  #draw(event: GameEvent, seat: number, at: number): void {
    const from = `deck:${text(event['deck'])}`;
    const open = ids(event['open']);
    const closed = ids(event['cards']);
    const hidden = Math.max(0, count(event['count']) - open.length - closed.length);
    const inHand = [...closed, ...Array<CardId>(hidden).fill('')];
    const places = [
      ...open.map((id): [CardId, Place] => [id, `open:${seat}:${id}`]),
      ...inHand.map((id): [CardId, Place] => [id, `hand:${seat}:${id}`]),
    ];
    places.slice(0, MOST_CARDS).forEach(([id, to], index) => {
      this.#add(cardOf(id), at + index * 90, from, to);
    });
  }

  /** A token for each kind of resource. */
  #goods(
    amounts: unknown,
    at: number,
    from: (res: string) => Place,
    to: (res: string) => Place,
    more: Partial<ValdaMotion> = {},
  ): void {
    const all = (amounts ?? {}) as Partial<Cost>;
    RESOURCES.filter((res) => (all[res] ?? 0) > 0).forEach((res, index) => {
      this.#add(token(res, all[res]), at + index * 70, from(res), to(res), more);
    });
  }

  /** The place of the thing that is paid for, or the seat that takes the payment. */
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
      this.#add({ temple: what, seat }, at, `temples:${seat}`, `site:${what}:${seat}`);
    } else if (isWorks(what)) {
      this.#add(token(what), at, 'stage', `works:${seat}:${what}`);
    }
  }

  #axe(from: Place, to: Place, at: number): void {
    this.#add(harm('attack'), at, from, to, THROWN);
  }

  /** New followers come from the place where they were won; lost ones leave their place. */
  #followers(event: GameEvent, seat: number, at: number): void {
    const by = count(event['by']);
    const cause = text(event['cause']);
    const to = `token:${seat}`;
    if (cause === 'stolen') this.#source = to;
    else if (by !== 0 && (cause === 'killed' || by < 0)) {
      this.#add(harm('skull', Math.abs(by)), at, 'stage', to, SPENT);
    } else if (by > 0) {
      const from = isGod(cause) && cause !== 'loki' ? `area:${cause}` : this.#source;
      this.#add(token('followers', by), at, from, to);
    }
  }
}
