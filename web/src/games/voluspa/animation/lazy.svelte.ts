import { Afterwards } from '../../../lib/page/afterwards.svelte';
import type { LazyParts } from '../lazy';

/** What a table shows only once something happens there. */
export const lazy = new Afterwards<LazyParts>();
