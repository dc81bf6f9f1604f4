import { untrack } from 'svelte';

/** A part of the page that comes after its first view; who shows it looks whether it is there. */
export class Afterwards<Part> {
  /** Null before it has come. */
  part = $state.raw<Part | null>(null);

  /** The same for whoever is not to look anew when it comes. */
  get now(): Part | null {
    return untrack(() => this.part);
  }
}
