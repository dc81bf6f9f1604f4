import type { ViewBox } from '../../../frame/parts/view-box.svelte';
import { settings } from '../../../lib/page/settings.svelte';
import type { Entry } from '../../../lib/hall/wire';
import {
  endOf,
  movementOf,
  TIMES,
  type Flight,
  type Flown,
  type Movement,
  type PageSpot,
  type Place,
  type Scored,
} from './flights';
import { readCell, type Code } from '../shapes';

/** Milliseconds that a tile takes from the hand to the cell it is chosen for. */
const CHOSEN_MS = 170;
/** Points of so many moves rise at once. */
const RISING = 3;
/** Pixels of a tile that comes from the own hand, from another's seat, and at least in the air. */
const SIZES = { hand: 70, seat: 26, carried: 64 };
const STILL: Movement = { flights: [], lands: new Map(), scored: [] };

interface Table {
  board: () => Element;
  view: ViewBox;
  viewer: () => number | null;
  fresh: () => readonly Entry[];
  /** Whether the tile of an entry lies already where it was chosen to go. */
  lies: (entry: Entry) => boolean;
}

/** What is in the air above the table: tiles that fly, points that rise, a tile that is dragged. */
export class Sky {
  flown = $state.raw<Flown[]>([]);
  /** Points that are rising still, though more may have happened since. */
  rising = $state.raw<Scored[]>([]);
  carried = $state.raw<{ code: Code; at: PageSpot } | null>(null);
  #table: Table;
  #movement = $derived.by(() =>
    settings.moves ? movementOf(this.#table.fresh(), this.#table.lies) : STILL,
  );
  #count = 0;

  constructor(table: Table) {
    this.#table = table;
  }

  /** Milliseconds after which what lies on a cell is there to be seen. */
  lands(at: string | null): number {
    return ((at !== null && this.#movement.lands.get(at)) || 0) * settings.pace;
  }

  /** Milliseconds until all has come to rest. */
  get ends(): number {
    return endOf(this.#movement) * settings.pace;
  }

  /** Sets off what the newest entries bring. Reads them: an effect that calls this runs for each. */
  follow(): () => void {
    const { flights, scored } = this.#movement;
    return () => {
      this.#launch(flights);
      if (scored.length > 0) this.rising = [...this.rising, ...scored].slice(-RISING);
    };
  }

  /** A tile goes from its slot of the hand to the cell that was chosen. */
  choose(code: Code, boost: number, slot: number, at: string): void {
    const hand = document.querySelector(`[data-slot="${slot}"]`);
    const to = this.spotOf({ at });
    if (!hand || !to || !settings.moves) return;
    const way = { from: middleOf(hand), to, begin: 0, lasts: CHOSEN_MS * settings.pace };
    this.#add([{ id: this.#next(), code, boost, ...way, rests: 0, lies: true, fades: false }]);
  }

  carry(code: Code, x: number, y: number): void {
    const size = Math.max(SIZES.carried, 100 * this.#table.view.goalScale);
    this.carried = { code, at: { x, y, size } };
  }

  /** Where a place is on the page once the view has come to rest; null where it cannot be told. */
  spotOf(place: Place): PageSpot | null {
    if ('seat' in place) {
      const own =
        place.seat === this.#table.viewer() ? document.querySelector('[data-hand]') : null;
      const seat = own ?? document.querySelector(`[data-seat="${place.seat}"]`);
      return seat && { ...middleOf(seat), size: own ? SIZES.hand : SIZES.seat };
    }
    const { left, top } = this.#table.board().getBoundingClientRect();
    const { x, y } = readCell(place.at);
    const { window: seen, goalScale: scale } = this.#table.view;
    return {
      x: left + (x * 100 + 50 - seen.x) * scale,
      y: top + (y * 100 + 50 - seen.y) * scale,
      size: 100 * scale,
    };
  }

  #next = () => `${++this.#count}`;

  #launch(flights: readonly Flight[]): void {
    const { pace } = settings;
    if (pace === 0) return;
    const boosted = flights.some((flight) => flight.code === null);
    const flown = flights.flatMap((flight) => {
      const [from, to] = [this.spotOf(flight.from), this.spotOf(flight.to)];
      if (!from || !to) return [];
      const rests = boosted && flight.id.endsWith('placed') ? TIMES.coin * pace : 0;
      const times = { begin: flight.begin * pace, lasts: flight.lasts * pace, rests };
      return [{ ...flight, id: this.#next(), from, to, ...times }];
    });
    this.#add(flown);
  }

  #add(flown: Flown[]): void {
    if (flown.length === 0) return;
    const ids = new Set(flown.map((one) => one.id));
    const ends = Math.max(...flown.map((one) => one.begin + one.lasts + one.rests));
    this.flown = [...this.flown, ...flown];
    setTimeout(() => (this.flown = this.flown.filter((one) => !ids.has(one.id))), ends + 60);
  }
}

function middleOf(node: Element): PageSpot {
  const { left, top, width, height } = node.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, size: Math.min(width, height) };
}
