import { addTooltips } from '../../frame/tips/mounted';
import { t } from '../../lib/texts.svelte';
import { pieces } from './pieces.svelte';
import { cardFigures, cardName, cardText } from './words/words';

/** The description of a card of Valhalla, and its effects. */
addTooltips((thing) => {
  const id = thing.getAttribute('data-card') ?? '';
  // A card to choose is explained by its reasons, which include the card.
  const card = thing.matches('[data-lit="true"]') ? null : pieces.of(id);
  return card
    ? { title: cardName(t, id), lines: [cardFigures(t, card), ...cardText(t, card)] }
    : null;
});
