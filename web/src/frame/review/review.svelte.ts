import { noticeOf, type Notice } from '../../lib/hall/faults';
import { polling } from '../../lib/hall/polling';
import { askForReview, getCurve, getReview, type Curve, type ReviewView } from './asking';

const EACH_MS = 1000;

/** The hall's data about a finished game: its points, and as much of its review as is ready. */
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

  /** The finished share of the review, in per cent. */
  get percent(): number {
    const { done, total } = this.view ?? { done: 0, total: 0 };
    return total > 0 ? Math.floor((100 * done) / total) : 0;
  }

  /** Requests the review. If another player has requested it already, nothing changes. */
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
    // The answer to a request contains no review yet: it is fetched for this viewer.
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
