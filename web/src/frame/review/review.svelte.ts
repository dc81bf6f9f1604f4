import { noticeOf, type Notice } from '../../lib/hall/faults';
import { polling } from '../../lib/hall/polling';
import { askForReview, getCurve, getReview, type Curve, type ReviewView } from './asking';

const EACH_MS = 1000;

/** What is known of a finished game: its points, and its review as far as it is there. */
export class GameReview {
  curve = $state.raw<Curve | null>(null);
  view = $state.raw<ReviewView | null>(null);
  notice = $state.raw<Notice | null>(null);
  #end: (() => void) | null = null;
  #open = true;

  constructor(
    readonly id: string,
    readonly eyes: string | null,
  ) {
    void this.#load();
  }

  get waiting(): boolean {
    return this.view?.status === 'waiting';
  }

  /** How much of it is there, in per cent. */
  get percent(): number {
    const { done, total } = this.view ?? { done: 0, total: 0 };
    return total > 0 ? Math.floor((100 * done) / total) : 0;
  }

  /** Lets the game be reviewed; whoever else has asked was first, and that is fine. */
  async ask(): Promise<void> {
    await this.#try(async () => {
      this.#take(await askForReview(this.id));
    });
  }

  close(): void {
    this.#open = false;
    this.#end?.();
    this.#end = null;
  }

  async #load(): Promise<void> {
    await this.#try(async () => {
      this.#take(await getReview(this.id, this.eyes));
      this.curve = await getCurve(this.id, this.eyes);
    });
  }

  async #try(work: () => Promise<void>): Promise<void> {
    this.notice = null;
    try {
      await work();
    } catch (error) {
      this.notice = noticeOf(error);
    }
  }

  #take(view: ReviewView): void {
    // What asking answers has no review in it yet: it is fetched as these eyes count.
    const whole = view.status !== 'finished' || view.review !== null;
    this.view = whole ? view : { ...view, status: 'waiting' };
    if (this.waiting && this.#open) {
      this.#end ??= polling(() => this.#look(), EACH_MS);
    } else {
      this.#end?.();
      this.#end = null;
    }
  }

  async #look(): Promise<void> {
    await this.#try(async () => this.#take(await getReview(this.id, this.eyes)));
  }
}
