import { exchanged } from './colours';
import { settings } from '../../lib/page/settings.svelte';

/**
 * Shows one's seat in the chosen colour while a component is there, and the seat that has this colour in
 * that of one's own. Where one plays several seats, each keeps its colour.
 */
export function ownColour(seats: () => readonly { mine: boolean }[] | undefined): void {
  $effect(() => {
    const own = (seats() ?? []).flatMap(({ mine }, seat) => (mine ? [seat] : []));
    const [seat] = own;
    if (seat === undefined || own.length > 1 || settings.colour === null) return;
    const { style } = document.documentElement;
    const changed = exchanged(seat, settings.colour);
    for (const [at, colour] of changed)
      style.setProperty(`--seat-${at}`, `var(--colour-${colour})`);
    return () => changed.forEach(([at]) => style.removeProperty(`--seat-${at}`));
  });
}
