import type { Snippet } from 'svelte';

/** The frame's part at the edge of the player's hold, on any board; null for none. */
class Beside {
  part = $state.raw<Snippet | null>(null);
}

export const beside = new Beside();
