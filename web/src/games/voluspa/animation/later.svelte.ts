import { Afterwards } from '../../../lib/page/afterwards.svelte';
import type { Moving } from '../rest';

/** What a table shows only once something happens there. */
export const moving = new Afterwards<Moving>();
