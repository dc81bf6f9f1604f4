import { Afterwards } from '../../../lib/page/afterwards.svelte';

/** The parts that a table shows only once something happens there. */
export const lazy = new Afterwards(() => import('../lazy'));
