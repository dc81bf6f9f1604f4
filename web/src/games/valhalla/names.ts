import type { Say } from '../../lib/texts.svelte';
import { firstCopy, type CardId } from './shapes';

/** What is written on a card; apart from the other words, as the front page needs it. */
export const cardName = (say: Say, id: CardId): string => say(`valhalla-card-${firstCopy(id)}`);
