import { untrack } from 'svelte';

/** A part of the page that is fetched after its first view; whoever shows it looks whether it is there. */
export class Afterwards<Part> {
  /** Null until it has been fetched. */
  part = $state.raw<Part | null>(null);

  constructor(private readonly fetch: () => Promise<{ parts: Part }>) {}

  async load(): Promise<void> {
    this.part = (await this.fetch()).parts;
  }

  /** The same for whoever is not to look anew when it comes. */
  get now(): Part | null {
    return untrack(() => this.part);
  }
}
