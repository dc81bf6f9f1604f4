/** Announces texts to screen readers; one polite live region shows the newest. */
class Announcer {
  #words = $state.raw<() => string>(() => '');
  #again = $state(false);

  /** The current announcement. Words whose catalogue is still loading are announced once it has loaded. */
  get text(): string {
    // The same words twice must differ, or screen readers do not read them again.
    return this.#again ? `${this.#words()}\u00a0` : this.#words();
  }

  /**
   * `words`: a function is called again when more texts have loaded, so its result must depend on nothing
   * else that changes.
   */
  say(words: string | (() => string)): void {
    const found = typeof words === 'string' ? () => words : words;
    this.#again = !this.#again && found() === this.#words();
    this.#words = found;
  }
}

export const announcer = new Announcer();
