import { noticeOf, type Notice } from '../../lib/hall/faults';
import { LabTable } from '../../lib/lab.svelte';
import type { Playing } from '../../lib/table/playing';
import type { Entry, Preview, TableView, Why } from '../../lib/hall/wire';
import { showPuzzle, tryPuzzle, type Answer, type PuzzleView, type Solution } from './asking';

/**
 * A puzzle as the board uses it: a position of the laboratory in which only the solution is really done.
 * The hall judges every try; nothing here knows the solution before the hall sends it.
 */
export class PuzzleTable implements Playing {
  /** The hall's answer to the newest try. */
  answer = $state.raw<Answer | null>(null);
  solution = $state.raw<Solution | null>(null);
  readonly #lab: LabTable;
  #asking = $state(false);
  #refused = $state.raw<Notice | null>(null);

  view = $derived.by<TableView | null>(() => {
    const found = this.#lab.view;
    if (!found) return null;
    const seats = found.seats.map((seat, index) => {
      const mine = index === this.puzzle.seat;
      return { ...seat, mine, name: this.nameOf(index, mine) };
    });
    return { ...found, seats, can_undo: false };
  });

  constructor(
    readonly puzzle: PuzzleView,
    private readonly nameOf: (seat: number, mine: boolean) => string,
  ) {
    const start = { options: {}, document: puzzle.document, seed: null, actions: [] };
    this.#lab = new LabTable(puzzle.game, start, { seat: () => puzzle.seat, once: true });
    this.solution = puzzle.solution;
  }

  get fresh(): Entry[] {
    return this.#lab.fresh;
  }

  get busy(): boolean {
    return this.#asking || this.#lab.busy;
  }

  get notice(): Notice | null {
    return this.#refused ?? this.#lab.notice;
  }

  /** Whether the best action has been done: the board is only looked at. */
  get still(): boolean {
    return this.#lab.still;
  }

  /** The reason why the position could not be shown. */
  get fault(): unknown {
    return this.#lab.fault;
  }

  /** Whether the solution is known. */
  get isOver(): boolean {
    return this.solution !== null;
  }

  async open(): Promise<void> {
    await this.#lab.open();
    if (this.solution) await this.#lab.act(this.solution.action);
  }

  async act(action: string): Promise<boolean> {
    if (this.isOver || this.busy) return false;
    const { game, id } = this.puzzle;
    await this.#ask(() => tryPuzzle(game, id, action));
    return this.isOver;
  }

  /** Gives up: does the best action. */
  async show(): Promise<void> {
    if (this.isOver || this.busy) return;
    const { game, id } = this.puzzle;
    await this.#ask(() => showPuzzle(game, id));
  }

  undo(): Promise<boolean> {
    return Promise.resolve(false);
  }

  preview(action: string): Promise<Preview | null> {
    return this.#lab.preview(action);
  }

  why(action: string): Promise<Why | null> {
    return this.#lab.why(action);
  }

  tell(id: string, message = '', rules: string[] = []): void {
    this.#lab.tell(id, message, rules);
  }

  dismiss(): void {
    this.#refused = null;
    this.#lab.dismiss();
  }

  async #ask(ask: () => Promise<Answer>): Promise<void> {
    this.#asking = true;
    this.#refused = null;
    try {
      const answer = await ask();
      // The board shows the best action before any text about it.
      const done = answer.solved ? (answer.tried?.action ?? '') : answer.solution?.action;
      if (done) await this.#lab.act(done);
      this.answer = answer;
      this.solution = answer.solution;
    } catch (error) {
      this.#refused = noticeOf(error);
    } finally {
      this.#asking = false;
    }
  }
}
