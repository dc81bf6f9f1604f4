import { untrack } from 'svelte';

import type { Entry } from '../../lib/hall/wire';
import { beforePaint } from '../../lib/page/before-paint';
import { settings } from '../../lib/page/settings.svelte';
import type { Playing } from '../../lib/table/playing';
import type { Flight, Motion, Position, Timeline } from './motion';
import { boxesIn, type Boxes } from './positions';

/** The questions that an animator asks a game. */
export interface Board<Piece, Place, Times> {
  /** The log entries that the newest view brought. */
  fresh: () => readonly Entry[];
  /** The timeline of these entries; undefined until its code is loaded. */
  timelineOf: (entries: readonly Entry[]) => Times | undefined;
  /**
   * Finds the places of a motion on the page; null for one that has no place there. `before`: the boxes
   * that things had until the newest view, by their keys.
   */
  pathOf: (motion: Motion<Piece, Place>, before: Boxes) => (Position | null)[] | undefined;
  /** The size of a piece during a drag, in pixels. */
  sizeOf: (piece: Piece) => number;
  /** The element that contains the things that fly from their former places. */
  root?: () => ParentNode | null;
}

/** Everything that moves above a board: flying pieces, and the piece that is dragged. */
export class Animator<Piece, Place, Times extends Timeline<Piece, Place> = Timeline<Piece, Place>> {
  flights = $state.raw<Flight<Piece>[]>([]);
  dragged = $state.raw<{ piece: Piece; position: Position } | null>(null);
  /** The timeline of the newest view; null where nothing moves. */
  timeline = $derived.by((): Times | null => {
    const fresh = this.board.fresh();
    const moves = settings.moves && fresh.length > 0;
    return (moves && this.board.timelineOf(fresh)) || null;
  });
  #before: Boxes = new Map();
  /** The entries that were shown last: they are not shown again when something else changes. */
  #played: readonly Entry[] = [];
  #count = 0;

  constructor(protected readonly board: Board<Piece, Place, Times>) {}

  /** Milliseconds after which what lies in these places is there to be seen. */
  lands = (...keys: string[]): number => {
    const times = keys.map((key) => this.timeline?.lands.get(key) ?? 0);
    return Math.max(0, ...times) * settings.pace;
  };

  /** Milliseconds until everything has come to rest. */
  get ends(): number {
    return (this.timeline?.ends ?? 0) * settings.pace;
  }

  /** Keeps where things lie, before the page shows what is new; called by an effect, which runs for each. */
  remember(): void {
    if (this.board.fresh().length === 0) return;
    untrack(() => settings.moves && (this.#before = boxesIn(this.board.root?.())));
  }

  /** Shows how the newest view came about; called by an effect. Returns what stops it before it begins. */
  play(table: Pick<Playing, 'lasts'>): () => void {
    const { timeline } = this;
    return untrack(() => {
      table.lasts?.(this.ends);
      const fresh = this.board.fresh();
      if (!timeline || fresh === this.#played) return () => undefined;
      return beforePaint(() => {
        this.#played = fresh;
        this.start(timeline);
      });
    });
  }

  protected start(timeline: Times): void {
    this.fly(timeline.motions);
  }

  /** Sets pieces off; those whose way cannot be told stay where they are. */
  fly(motions: readonly Motion<Piece, Place>[]): void {
    const { pace } = settings;
    const flights = motions.flatMap((motion): Flight<Piece>[] => {
      const path = this.board.pathOf(motion, this.#before) ?? [null];
      if (!path.every((position) => position !== null)) return [];
      const { delay, duration, hold = 0 } = motion;
      const times = { delay: delay * pace, duration: duration * pace, hold: hold * pace };
      return [{ ...motion, ...times, path, id: ++this.#count }];
    });
    if (flights.length > 0) this.flights = [...this.flights, ...flights];
  }

  /** A flight is over. */
  landed(id: number): void {
    this.flights = this.flights.filter((flight) => flight.id !== id);
  }

  /** A piece is dragged to a point of the page. */
  drag(piece: Piece, x: number, y: number): void {
    this.dragged = { piece, position: { x, y, size: this.board.sizeOf(piece) } };
  }
}
