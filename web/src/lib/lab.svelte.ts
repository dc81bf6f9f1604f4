import { api } from './hall/api';
import { noticeOf, type Notice } from './hall/faults';
import type { Playing } from './table/playing';
import type {
  Entry,
  LabStart,
  LabView,
  PositionDocument,
  Preview,
  TableView,
  Why,
} from './hall/wire';

/** The most actions that the hall accepts at once. */
export const MOST_ACTIONS = 64;

export interface LabHooks {
  /** The name of a seat. */
  nameOf?: (seat: number) => string;
  /** The seat whose view is shown after an action; without it, the seat to act. */
  seat?: () => number | null;
  /** Called after an action was accepted. */
  onAct?: (entry: Entry) => void;
  /**
   * Whether only one action can be taken: the position after it is only shown, and may be another player's.
   */
  once?: boolean;
  /** Whether nothing can be chosen: the position is only shown. */
  still?: boolean;
}

/** A former position, with its log. */
interface Moment {
  lab: LabView;
  log: Entry[];
}

/**
 * A position of the laboratory that is played like a table: the user plays all seats. The hall stores
 * nothing of it. Each answer contains the whole position, so `undo` goes back to the answer before.
 */
export class LabTable implements Playing {
  view = $state.raw<TableView | null>(null);
  fresh = $state.raw<Entry[]>([]);
  busy = $state(false);
  notice = $state.raw<Notice | null>(null);
  /** The answer that is shown: document, result and all else. */
  lab = $state.raw<LabView | null>(null);
  /** The reason why the start, or the position after its actions, could not be shown. */
  fault = $state.raw<unknown>(null);
  /** The actions since the start. */
  actions = $state.raw<string[]>([]);
  #past: Moment[] = [];
  #numbers = 0;

  constructor(
    readonly game: string,
    readonly start: LabStart,
    readonly hooks: LabHooks = {},
  ) {}

  /** Asks for the position after the start's actions; returns true once it is shown. */
  async open(): Promise<boolean> {
    const { actions } = this.start;
    return this.#asking(async () => {
      this.fault = null;
      try {
        const lab = await api.labPosition(this.game, { ...this.start, ...this.#eyes });
        this.actions = [...actions];
        this.#past = [];
        this.#show({ lab, log: lab.log }, []);
      } catch (error) {
        this.fault = error;
        throw error;
      }
    });
  }

  async act(action: string): Promise<boolean> {
    const { lab, view } = this;
    if (!lab || !view || this.busy || this.still) return false;
    const done = await this.#asking(async () => {
      const body = {
        options: {},
        document: lab.document,
        seed: this.start.seed,
        actions: [action],
        ...this.#eyes,
      };
      const next = await api.labPosition(this.game, body);
      const fresh = next.log.map((entry) => ({ ...entry, seq: entry.seq + view.log.length }));
      this.#past.push({ lab, log: view.log });
      this.actions = [...this.actions, action];
      this.#show({ lab: next, log: [...view.log, ...fresh] }, fresh);
    });
    if (done) for (const entry of this.fresh) this.hooks.onAct?.(entry);
    return done;
  }

  /** Takes the last action back, even if it revealed something. */
  async undo(): Promise<boolean> {
    if (this.actions.length === 0 || this.busy) return false;
    const actions = this.actions.slice(0, -1);
    const before = this.#past.at(-1);
    if (before) {
      this.#past.pop();
      this.actions = actions;
      this.notice = null;
      this.#show(before, []);
      return true;
    }
    return this.#asking(async () => {
      const lab = await api.labPosition(this.game, { ...this.start, actions });
      this.actions = actions;
      this.#show({ lab, log: lab.log }, []);
    });
  }

  /** Whether nothing can be chosen any more. */
  get still(): boolean {
    const { still = false, once = false } = this.hooks;
    return still || (once && this.actions.length > this.start.actions.length);
  }

  /** The viewing seat, if it is not the seat to act. */
  get #eyes(): { seat?: number } {
    const seat = this.hooks.seat?.() ?? null;
    return seat === null ? {} : { seat };
  }

  preview(action: string): Promise<Preview | null> {
    const document = this.lab?.document;
    if (!document) return Promise.resolve(null);
    return api.labPreview(this.game, { action, document }).catch(() => null);
  }

  why(action: string): Promise<Why | null> {
    const document = this.lab?.document;
    if (!document) return Promise.resolve(null);
    return api.labWhy(this.game, { action, document }).catch(() => null);
  }

  tell(id: string, message = '', rules: string[] = []): void {
    this.notice = { id, message, rules };
  }

  dismiss(): void {
    this.notice = null;
  }

  /** The start of the shown position for a link, with as many actions as the hall accepts at once. */
  get shared(): LabStart {
    const { start, actions, lab } = this;
    if (actions.length <= MOST_ACTIONS || !lab) return { ...start, actions };
    return { options: {}, document: lab.document, seed: start.seed, actions: [] };
  }

  /** The position that is shown. */
  get document(): PositionDocument | null {
    return this.lab?.document ?? null;
  }

  async #asking(ask: () => Promise<void>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.notice = null;
    try {
      await ask();
      return true;
    } catch (error) {
      this.notice = noticeOf(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  #show({ lab, log }: Moment, fresh: Entry[]): void {
    this.lab = lab;
    this.fresh = fresh;
    this.view = this.#viewOf(lab, log);
  }

  #viewOf(lab: LabView, log: Entry[]): TableView {
    const seat = this.hooks.seat?.() ?? null;
    // A viewer of one seat gets no choices of another seat: choices would reveal the hand.
    const still = this.still || (seat !== null && lab.to_act !== seat);
    return {
      ...EMPTY,
      game: this.game,
      options: lab.options,
      status: lab.over ? 'over' : 'running',
      // Each view gets a number of its own, including the former one that an undo shows again.
      seq: ++this.#numbers,
      seats: lab.scene.seats.map((_, seat) => ({
        ...SEAT,
        seat,
        name: this.hooks.nameOf?.(seat) ?? String(seat + 1),
      })),
      viewer: lab.viewer,
      to_act: this.still && this.hooks.once ? null : lab.to_act,
      my_turn: lab.to_act !== null && !still,
      can_undo: this.actions.length > 0,
      scene: lab.scene,
      choices: still ? [] : lab.choices,
      log,
      clocks: lab.scene.seats.map(() => ({ left_ms: null, running: false, vacation: false })),
    } as TableView;
  }
}

const SEAT = {
  kind: 'human' as const,
  bot: null,
  mine: true,
  taken: true,
  invited_me: false,
  invited: null,
  kept: false,
  robot: false,
  left: null,
};
const EMPTY = {
  id: 'lab',
  commitment: '',
  rules: 0,
  log_from: 0,
  thinking: false,
  visibility: 'private',
  watch: 'seated',
  creator_mine: false,
  started: null,
  rematch: null,
  fair: false,
  rated: false,
  aids: true,
  nonces: [],
  asked: [],
  voids: [],
  pace: 'live',
  clock: { kind: 'none' as const, days: null, minutes: null, increment: null },
  absence: 'wait',
  takeover: '',
  cover: null,
  shared: null,
  ended: null,
  offers: [],
  places: null,
  window: null,
};
