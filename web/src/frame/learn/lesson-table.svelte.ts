import { LabTable } from '../../lib/lab.svelte';
import type { Notice } from '../../lib/hall/faults';
import type { Playing } from '../../lib/table/playing';
import type { Entry, LessonStep, Preview, TableView, Why } from '../../lib/hall/wire';
import { explains, solves } from './judge';

/** The result of the newest try. */
export type Verdict =
  | { kind: 'done'; shown: boolean; entry: Entry | null; why: Why | null }
  | { kind: 'wrong'; preview: Preview }
  | { kind: 'allowed' }
  | { kind: 'other'; why: Why };

/**
 * A step of a lesson as the board uses it: a position of the laboratory in which only a solution of the
 * task is really done. Any other action is explained, and the position stays.
 */
export class LessonTable implements Playing {
  verdict = $state.raw<Verdict | null>(null);
  /** The seat that the learner plays. */
  learner = $state<number | null>(null);
  readonly #lab: LabTable;
  #showing = false;

  view = $derived.by<TableView | null>(() => {
    const found = this.#lab.view;
    if (!found) return null;
    const seats = found.seats.map((seat, index) => {
      const mine = index === this.learner;
      return { ...seat, mine, name: this.nameOf(index, mine) };
    });
    const view = { ...found, seats, can_undo: false };
    if (!this.isOver) return view;
    // The task is done: the board is shown as the learner's seat sees it, without choices.
    return { ...view, to_act: null, my_turn: false, choices: [] };
  });

  constructor(
    readonly game: string,
    readonly step: LessonStep,
    private readonly nameOf: (seat: number, mine: boolean) => string,
    private readonly onDone: () => void,
  ) {
    const { document, after } = step;
    const start = { options: {}, document, seed: null, actions: after };
    this.#lab = new LabTable(game, start, { seat: () => this.learner, once: true });
  }

  get still(): boolean {
    return this.isOver || this.#lab.still;
  }

  get fresh(): Entry[] {
    return this.#lab.fresh;
  }

  get busy(): boolean {
    return this.#lab.busy;
  }

  get notice(): Notice | null {
    return this.#lab.notice;
  }

  /** The reason why the position could not be shown. */
  get fault(): unknown {
    return this.#lab.fault;
  }

  /** Whether the task is done, or is only to look. */
  get isOver(): boolean {
    const seen = this.step.task.kind === 'look' && this.#lab.view !== null;
    return this.verdict?.kind === 'done' || seen;
  }

  async open(): Promise<void> {
    await this.#lab.open();
    this.learner = this.#lab.view?.viewer ?? null;
    if (this.#lab.view && this.step.task.kind === 'look') this.onDone();
  }

  async act(action: string): Promise<boolean> {
    const { task } = this.step;
    if (this.isOver || this.busy) return false;
    if (task.kind === 'why') {
      this.verdict = { kind: 'allowed' };
      return false;
    }
    const choices = this.#lab.view?.choices ?? [];
    if (!solves(task, choices, action)) {
      await this.#explain(action);
      return false;
    }
    if (!(await this.#lab.act(action))) return false;
    this.#finish(this.#lab.fresh.at(-1) ?? null, null);
    return true;
  }

  undo(): Promise<boolean> {
    return Promise.resolve(false);
  }

  preview(action: string): Promise<Preview | null> {
    return this.#lab.preview(action);
  }

  async why(action: string): Promise<Why | null> {
    const why = await this.#lab.why(action);
    if (!why || why.legal || this.isOver || this.step.task.kind !== 'why') return why;
    if (explains(this.step.task, why.rules)) this.#finish(null, why);
    else this.verdict = { kind: 'other', why };
    return why;
  }

  /** Does the action that solves the task. */
  async show(): Promise<void> {
    const { task } = this.step;
    this.#showing = true;
    if (task.kind === 'why') await this.why(task.answer);
    else await this.act(task.answer);
    this.#showing = false;
  }

  tell(id: string, message = '', rules: string[] = []): void {
    // If the task is to find a refusal, the lesson explains it itself.
    if (this.step.task.kind !== 'why') this.#lab.tell(id, message, rules);
  }

  dismiss(): void {
    this.#lab.dismiss();
  }

  #finish(entry: Entry | null, why: Why | null): void {
    this.#lab.dismiss();
    this.verdict = { kind: 'done', shown: this.#showing, entry, why };
    this.onDone();
  }

  async #explain(action: string): Promise<void> {
    const found = await this.#lab.preview(action);
    const preview = found ?? { action, points: 0, parts: [], reasons: [], lines: [] };
    this.verdict = { kind: 'wrong', preview };
  }
}
