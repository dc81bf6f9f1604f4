import { settings } from '../../lib/page/settings.svelte';
import { t } from '../../lib/texts.svelte';

/** What the button says that makes a choice final; null where that needs none. */
export function sureLabel(chosen: { points: number } | null): string | null {
  if (!chosen || !settings.confirm) return null;
  const { points } = chosen;
  return points > 0 ? t('table-confirm-points', { points }) : t('table-confirm');
}
