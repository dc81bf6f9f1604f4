import { addTooltips } from '../../frame/tips/mounted';
import { translate } from '../../lib/translate';
import { t } from '../../lib/texts.svelte';
import { bearsWords } from './cards/readable';
import { pieces } from './pieces.svelte';
import { isGod } from './shapes';
import { cardLines, cardName, godName } from './words/words';

/** What a card or an area of Valda is; where an area is on the table, with how it stands. Each is explained once. */
addTooltips((thing) => {
  // What its reasons are told of, or what says all of itself, needs no tip besides.
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
