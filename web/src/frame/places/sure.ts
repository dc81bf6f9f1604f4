import { settings } from '../../lib/page/settings.svelte';
import { t } from '../../lib/texts.svelte';

/** The label of the button that confirms a choice; null if the choice needs none. */
export function sureLabel(chosen: { points: number } | null): string | null {
  if (!chosen || !settings.confirm) return null;
  const { points } = chosen;
  return points > 0 ? t('table-confirm-points', { points }) : t('table-confirm');
}
