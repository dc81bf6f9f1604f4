import { untrack } from 'svelte';

/** A part of the page that loads after the first view; components that show it check whether it is there. */
export class Afterwards<Part> {
  /** Null until it is loaded. */
  part = $state.raw<Part | null>(null);

  constructor(private readonly fetch: () => Promise<{ parts: Part }>) {}

  async load(): Promise<void> {
    this.part = (await this.fetch()).parts;
  }

  /** The same without a dependency: the caller does not run again when the part loads. */
  get now(): Part | null {
    return untrack(() => this.part);
  }
}
