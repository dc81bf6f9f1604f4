import type { Say } from '../../lib/texts.svelte';
import { firstCopy, type CardId } from './shapes';

/** The name on a card; separate from the other words, because the front page needs it. */
export const cardName = (say: Say, id: CardId): string => say(`valhalla-card-${firstCopy(id)}`);
