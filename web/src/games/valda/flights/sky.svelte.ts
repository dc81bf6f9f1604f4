import { settings } from '../../../lib/page/settings.svelte';
import type { Entry } from '../../../lib/hall/wire';
import type { Flight, Movement, Place, Shown } from './flights';
import { moving } from './later.svelte';
import { findSpot, SIZES, spotOf, type PageSpot } from '../board/places';

/** A flight as the page shows it, in milliseconds as they pass. */
export interface Flown extends Pick<
  Flight,
  'id' | 'shown' | 'begin' | 'lasts' | 'fades' | 'turns'
> {
  from: PageSpot;
  to: PageSpot;
}

const STILL: Movement = { flights: [], lands: new Map() };

interface Table {
  viewer: () => number | null;
  fresh: () => readonly Entry[];
}

/** What is in the air above the table: cards, stones, temples and followers that fly. */
export class Sky {
  flown = $state.raw<Flown[]>([]);
  /** What is dragged. */
  carried = $state.raw<{ shown: Shown; at: PageSpot } | null>(null);
  #table: Table;
  #movement = $derived.by((): Movement => {
    // Read first: it is looked at anew with each, also before the code for it has come.
    const fresh = this.#table.fresh();
    return (settings.moves && moving.now?.movementOf(fresh)) || STILL;
  });
  /** Where what can be pointed at lay before the newest view. */
  #before = new Map<string, PageSpot>();
  #count = 0;

  constructor(table: Table) {
    this.#table = table;
  }

  /** Milliseconds after which what lies in one of these places is there to be seen. */
  lands = (...places: Place[]): number => {
    const { lands } = this.#movement;
    return Math.max(0, ...places.map((place) => lands.get(place) ?? 0)) * settings.pace;
  };

  /** The same for all figures on the track. */
  get followed(): number {
    const { lands } = this.#movement;
    const tokens = [...lands].filter(([place]) => place.startsWith('token:'));
    return Math.max(0, ...tokens.map(([, at]) => at)) * settings.pace;
  }

  /** Milliseconds until all has come to rest. */
  get ends(): number {
    const { flights, lands } = this.#movement;
    const flown = flights.map(({ begin, lasts }) => begin + lasts);
    return Math.max(0, ...flown, ...lands.values()) * settings.pace;
  }

  /** Remembers where everything lies, before a new view changes it. */
  remember(): void {
    if (!settings.moves) return;
    this.#before.clear();
    for (const node of document.querySelectorAll<HTMLElement>('main [data-key]')) {
      this.#before.set(node.dataset['key'] ?? '', spotOf(node));
    }
  }

  /** Sets off what the newest entries bring. Reads them: an effect that calls this runs for each. */
  follow(): () => void {
    const { flights } = this.#movement;
    return () => this.#launch(flights);
  }

  carry(shown: Shown, x: number, y: number): void {
    const height = 'card' in shown ? SIZES.card : SIZES.token * 1.3;
    this.carried = { shown, at: { x, y, height } };
  }

  #launch(flights: readonly Flight[]): void {
    const { pace } = settings;
    if (pace === 0 || flights.length === 0) return;
    const flown = flights.flatMap((flight): Flown[] => {
      const [from, to] = [this.#find(flight.from, flight, true), this.#find(flight.to, flight)];
      if (!from || !to) return [];
      const times = { begin: flight.begin * pace, lasts: flight.lasts * pace };
      return [{ ...flight, id: `${++this.#count}`, from, to, ...times }];
    });
    if (flown.length === 0) return;
    const mine = new Set(flown.map(({ id }) => id));
    const ends = Math.max(...flown.map(({ begin, lasts }) => begin + lasts));
    this.flown = [...this.flown, ...flown];
    setTimeout(() => (this.flown = this.flown.filter(({ id }) => !mine.has(id))), ends + 60);
  }

  /** Where a place is on the page; null where it cannot be told. */
  #find(place: Place, { shown }: Flight, before = false): PageSpot | null {
    const spot = findSpot(place, this.#table.viewer(), before ? this.#before : undefined);
    if (!spot) return null;
    // Only what is drawn like it takes its size; a token keeps its own.
    const like = 'card' in shown ? spot.height : SIZES.token;
    return { ...within(spot), height: 'temple' in shown ? SIZES.token * 1.2 : like };
  }
}

/** A hand may go on beyond the edge of the page. */
const within = (spot: PageSpot): PageSpot => ({
  ...spot,
  x: Math.max(16, Math.min(innerWidth - 16, spot.x)),
  y: Math.max(16, Math.min(innerHeight - 16, spot.y)),
});
