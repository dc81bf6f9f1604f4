/** Says things to screen readers; one polite live region shows the newest. */
class Announcer {
  #words = $state.raw<() => string>(() => '');
  #again = $state(false);

  /** What is said. Words that are still on their way are said when they have come. */
  get text(): string {
    // The same words twice must differ, or they are not read again.
    return this.#again ? `${this.#words()}\u00a0` : this.#words();
  }

  /** `words`: asked for again when more texts have come, so they hold nothing else that changes. */
  say(words: string | (() => string)): void {
    const found = typeof words === 'string' ? () => words : words;
    this.#again = !this.#again && found() === this.#words();
    this.#words = found;
  }
}

export const announcer = new Announcer();
