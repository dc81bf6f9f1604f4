import type { GameUi } from '../../games/ui';
import { announcer } from '../../lib/page/announcer.svelte';
import { settings } from '../../lib/page/settings.svelte';
import { t } from '../../lib/texts.svelte';
import type { Entry, TableView } from '../../lib/hall/wire';
import { logText } from './log-text';

/** Announces events at the table in words and by sounds, for a player who cannot look at it now. */
export class SpokenEvents {
  /** Whether it was one's turn, and whether the game was going on, when this was last looked at. */
  #mine = false;
  #ran = false;
  /** Whether people were still coming when this was last looked at. */
  #came = false;

  /** Announces new events. `waits`: more people are still to come. */
  tell(
    view: TableView | null,
    ui: GameUi | null,
    fresh: Entry[],
    names: string[],
    waits: boolean,
  ): void {
    const called = !this.#mine && (view?.my_turn ?? false);
    void sound(fresh, called, this.#ran && view?.status === 'over' ? view : null);
    this.#ran = view?.status === 'running';
    this.#mine = view?.my_turn ?? false;
    // A player who is asked in secret is called without a new entry in the log.
    const begins = this.#came && view !== null;
    this.#came = waits;
    if (!view || !ui || (fresh.length === 0 && !called && !begins)) return;
    // Within a turn of several steps the announcement does not repeat whose turn it is.
    const others = fresh.some((entry) => entry.seat !== view.viewer);
    const yours = view.my_turn && (called || others || begins);
    announcer.say(() =>
      [
        ...(begins ? [t('sit-begins')] : []),
        ...fresh.map((entry) => sentence(ui, entry, names)),
        ...(yours ? [t('table-turn-yours')] : []),
      ].join(' '),
    );
  }
}

function sentence(ui: GameUi, entry: Entry, names: string[]): string {
  const { deed, quiet, besides, reasons, whole } = logText(t, entry, names);
  if (quiet) return '';
  const sum = reasons.reduce((all, reason) => all + reason.points, 0);
  const points = reasons.length > 0 ? t(ui.texts.points, { points: sum }) : '';
  if (whole) return [deed, ...besides, points].filter(Boolean).join(' ');
  return `${names[entry.seat] ?? ''} ${deed}${points && `, ${points}`}.`;
}

/** Plays the sounds of events; `ended` is the view of a game that is over with them. */
async function sound(fresh: Entry[], called: boolean, ended: TableView | null): Promise<void> {
  const over = ended !== null;
  if (!settings.sound || (fresh.length === 0 && !called && !over)) return;
  const [{ sounds }, { heard }, ending] = await Promise.all([
    import('../../lib/page/sounds'),
    import('../../lib/page/hearing'),
    over ? import('../ending/ending') : null,
  ]);
  const won = (ended && ending?.ownResult(ended)?.won) ?? null;
  sounds.play(heard({ fresh, called, over, won }), settings.volume);
}
