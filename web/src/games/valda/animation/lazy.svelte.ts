import { Afterwards } from '../../../lib/page/afterwards.svelte';

/** What a table shows only once something happens there. */
export const lazy = new Afterwards(() => import('../lazy'));
