import type { Lesson } from '../../lib/hall/wire';
import { ALL, load, save, type Done } from './remembered';

/** Which steps of which lessons are done, as this browser remembers it. */
export class Progress {
  #done = $state.raw<Done>(load());

  constructor(private readonly game: string) {}

  isDone(lesson: Lesson): boolean {
    return lesson.steps.every((step) => this.#of(lesson).includes(step.id));
  }

  /** The step to go on with; the first where all are done. */
  next(lesson: Lesson): number {
    const done = this.#of(lesson);
    return Math.max(
      0,
      lesson.steps.findIndex((step) => !done.includes(step.id)),
    );
  }

  finish(lesson: Lesson, step: string): void {
    const done = this.#of(lesson);
    if (done.includes(step)) return;
    this.#keep(this.#key(lesson), [...done, step]);
  }

  /** Remembers whether all of the game is done, for where its lessons are not at hand. */
  close(lessons: readonly Lesson[]): void {
    const all = lessons.every((lesson) => this.isDone(lesson));
    if (all !== (this.#done[this.game]?.includes(ALL) ?? false)) {
      this.#keep(this.game, all ? [ALL] : []);
    }
  }

  #keep(key: string, value: string[]): void {
    this.#done = { ...this.#done, [key]: value };
    save(this.#done);
  }

  #of(lesson: Lesson): string[] {
    return this.#done[this.#key(lesson)] ?? [];
  }

  #key(lesson: Lesson): string {
    return `${this.game}/${lesson.id}`;
  }
}
