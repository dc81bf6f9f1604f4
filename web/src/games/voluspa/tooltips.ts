import { addTooltips } from '../../frame/tips/mounted';
import { asPlayed } from '../../lib/readings.svelte';
import { t } from '../../lib/texts.svelte';
import { pieces } from './pieces.svelte';
import type { Code } from './shapes';

/** The description of a tile of Völuspá and of its effect; on the board, with its value there. */
addTooltips((thing) => {
  const code = thing.getAttribute('data-tile') as Code | null;
  const piece = code && pieces.of(code);
  if (!piece) return null;
  const { value, count } = piece;
  const figures = [
    value === null ? t('voluspa-value-none') : t('voluspa-value', { value }),
    t('voluspa-count', { count }),
  ];
  const title = thing.getAttribute('aria-label') ?? t(`voluspa-tile-${code}`);
  return { title, lines: [figures.join(' · '), t(`voluspa-about-${code}`, asPlayed('voluspa'))] };
});
