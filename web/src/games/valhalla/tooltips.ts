import { addTooltips } from '../../frame/tips/mounted';
import { t } from '../../lib/texts.svelte';
import { pieces } from './pieces.svelte';
import { cardFigures, cardName, cardText } from './words/words';

/** What a card of Valhalla is and may do. */
addTooltips((thing) => {
  const id = thing.getAttribute('data-card') ?? '';
  // What is chosen from is explained by what speaks for it, card and all.
  const card = thing.matches('[data-lit="true"]') ? null : pieces.of(id);
  return card
    ? { title: cardName(t, id), lines: [cardFigures(t, card), ...cardText(t, card)] }
    : null;
});
