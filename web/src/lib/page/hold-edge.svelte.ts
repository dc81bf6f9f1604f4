import type { Snippet } from 'svelte';

/** The frame's part at the edge of the player's hold, on any board; null for none. */
class HoldEdge {
  part = $state.raw<Snippet | null>(null);
}

export const holdEdge = new HoldEdge();
