import { texts, type Say } from '../../lib/texts.svelte';
import type { AnyView } from '../../lib/hall/wire';
import { seatNames } from '../front/names';

/** A sentence for each deal of a table that was void: whose number was missing. */
export function voidWords(say: Say, view: Pick<AnyView, 'seats' | 'voids'>): string[] {
  const names = seatNames(say, view.seats);
  const and = new Intl.ListFormat(texts.language);
  return view.voids.map(({ withheld }) =>
    say('fair-void', {
      names: and.format(withheld.map((seat) => names[seat] ?? '')),
      count: withheld.length,
    }),
  );
}
