import { beforePaint } from '../../../lib/page/before-paint';
import { settings } from '../../../lib/page/settings.svelte';
import type { Entry } from '../../../lib/hall/wire';
import type { Clash, Load, Movement, Stand } from './flights';
import { moving } from './later.svelte';
import { still } from './still';
import type { At, Land } from '../shapes';
import type { Key } from '../choosing/steps';
import type { Spots } from './spots';

/** A place on the page, in pixels; how wide what flies is there. */
export interface PageSpot {
  x: number;
  y: number;
  width: number;
}

/** A flight as the page shows it, in milliseconds as they pass. */
export interface Flown {
  id: string;
  load: Load;
  way: PageSpot[];
  begin: number;
  lasts: number;
  rests: number;
  lies: boolean;
  fades: boolean;
}

export interface Clashing {
  clash: Clash;
  at: PageSpot;
  begin: number;
}

export interface Table {
  /** What holds the two maps and the control zone. */
  root: () => Element | null;
  fresh: () => readonly Entry[];
  viewer: () => number | null;
  landscape: () => readonly Land[];
}

/** Widths of what is carried, in pixels. */
const CARRIED = { army: 34, card: 64 };

/** What is in the air above the table: cards and armies that fly, fights, points that rise. */
export class Sky {
  flown = $state.raw<Flown[]>([]);
  clashing = $state.raw<Clashing[]>([]);
  carried = $state.raw<{ load: Load; at: PageSpot } | null>(null);
  #table: Table;
  /** The landscape that is shown; not read anew for each change of it. */
  #before: readonly Land[] = [];
  #spots = new Map<Key, DOMRect>();
  #movement = $derived.by((): Movement => {
    const fresh = this.#table.fresh();
    const moves = settings.moves && fresh.length > 0;
    return (moves && moving.now?.movementOf(fresh, this.#before)) || still();
  });
  #passed = $state.raw<{ of: Movement | null; ms: number }>({ of: null, ms: 0 });
  #ms = $derived(this.#passed.of === this.#movement ? this.#passed.ms : 0);
  #count = 0;

  constructor(table: Table) {
    this.#table = table;
  }

  /** Milliseconds after which what lies somewhere is there to be seen. */
  lands(key: Key): number {
    return (this.#movement.lands.get(key) ?? 0) * settings.pace;
  }

  /** Milliseconds before points are counted. */
  get counts(): number {
    return this.#movement.counts * settings.pace;
  }

  /** Milliseconds until all has come to rest. */
  get ends(): number {
    return this.#movement.ends * settings.pace;
  }

  /** What stands on a cell while armies are still on their way; null where nothing has changed. */
  standing(at: At): Stand | null {
    return this.#movement.stands.get(at)?.find(({ until }) => until > this.#ms) ?? null;
  }

  /** Keeps where things lie, before the page shows what is new. Reads it: an effect runs for each. */
  remember(): void {
    if (this.#table.fresh().length === 0 || !settings.moves) return;
    this.#spots.clear();
    for (const thing of this.#table.root()?.querySelectorAll<HTMLElement>('[data-key]') ?? []) {
      const box = thing.getBoundingClientRect();
      // What lies on a map that is not turned to flies from the button that turns to it.
      if (box.width > 0 && !thing.closest('[inert]'))
        this.#spots.set(thing.dataset['key'] ?? '', box);
    }
  }

  /** Sets off what the newest entries bring. Reads them: an effect that calls this runs for each. */
  follow(): () => () => void {
    const movement = this.#movement;
    const landscape = this.#table.landscape();
    return () => {
      this.#before = landscape;
      return this.#launch(movement);
    };
  }

  carry(load: Load, x: number, y: number): void {
    this.carried = { load, at: { x, y, width: 'card' in load ? CARRIED.card : CARRIED.army } };
  }

  #launch(movement: Movement): () => void {
    const { now } = moving;
    if (settings.pace === 0 || movement.ends === 0 || !now) return () => undefined;
    const leave = beforePaint(() =>
      this.#setOff(movement, new now.Spots(this.#table, this.#spots)),
    );
    const stop = this.#tick(movement);
    return () => {
      leave();
      stop();
    };
  }

  #setOff(movement: Movement, spots: Spots): void {
    const { pace } = settings;
    const flown = movement.flights.flatMap((flight) => {
      const way = flight.way.map((place, index) => spots.of(place, flight.load, index === 0));
      if (!way.every((spot) => spot !== null)) return [];
      const times = { begin: flight.begin, lasts: flight.lasts, rests: flight.rests };
      return [{ ...flight, id: this.#next(), way, ...scaled(times, pace) }];
    });
    const clashing = movement.clashes.flatMap((clash) => {
      const at = spots.of({ key: `cell:${clash.at}` }, { card: '' }, false);
      return at ? [{ clash: { ...clash, id: this.#next() }, at, begin: clash.begin * pace }] : [];
    });
    this.flown = [...this.flown, ...flown];
    this.clashing = [...this.clashing, ...clashing];
  }

  landed(id: string): void {
    this.flown = this.flown.filter((one) => one.id !== id);
    this.clashing = this.clashing.filter((one) => one.clash.id !== id);
  }

  /** Goes through the times at which something else stands in the landscape. */
  #tick(movement: Movement): () => void {
    const times = [...movement.stands.values()].flat().map(({ until }) => until);
    const timers = [...new Set(times)].map((ms) =>
      setTimeout(() => (this.#passed = { of: movement, ms }), ms * settings.pace),
    );
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }

  #next = () => `${++this.#count}`;
}

function scaled<T extends Record<string, number>>(times: T, pace: number): T {
  return Object.fromEntries(Object.entries(times).map(([name, ms]) => [name, ms * pace])) as T;
}
