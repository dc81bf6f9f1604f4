import { addTooltips } from '../../frame/tips/mounted';
import { translate } from '../../lib/translate';
import { t } from '../../lib/texts.svelte';
import { bearsWords } from './cards/readable';
import { pieces } from './pieces.svelte';
import { isGod } from './shapes';
import { cardLines, cardName, godName } from './words/words';

/** The description of a card, or of an area with its state at the table. Each is explained once. */
addTooltips((thing) => {
  // A thing with reasons beside it, or with its full text on it, needs no tip.
  if (thing.getAttribute('data-lit') === 'true' || bearsWords(thing)) return null;
  const god = thing.getAttribute('data-god') ?? '';
  if (isGod(god)) {
    const one = `${t('valda-level', { level: 1 })}: ${t(`valda-one-${god}`)}`;
    const two = `${t('valda-level', { level: 2 })}: ${t(`valda-two-${god}`)}`;
    const stands = thing.getAttribute('aria-label');
    return { title: godName(t, god), lines: [...(stands ? [stands] : []), one, two] };
  }
  const id = thing.getAttribute('data-card') ?? '';
  const card = pieces.of(id);
  if (!card) return null;
  const what = [t(`valda-type-${card.type}`), translate(t, card.figure, [])].filter(Boolean);
  return { title: cardName(t, id), lines: [what.join(' · '), ...cardLines(t, card)] };
});
