import type { Snippet } from 'svelte';

/** What the frame puts at the edge of what one holds, on whatever board is shown; null for nothing. */
class Beside {
  part = $state.raw<Snippet | null>(null);
}

export const beside = new Beside();
