import { t } from '../../lib/texts.svelte';

/** Names the tab after what a page shows, until it is left; nothing where that is not known yet. */
export function nameTab(title: () => string): void {
  $effect(() => {
    const hall = t('hall-name');
    document.title = [title(), hall].filter(Boolean).join(' – ');
    return () => (document.title = hall);
  });
}
