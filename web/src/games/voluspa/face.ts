import type { Face } from '../face';
import Emblem from './Emblem.svelte';
import Help from './Help.svelte';
import { askFor } from './options';
import Play from './Play.svelte';
import SeatFigures from './SeatFigures.svelte';
import Setup from './Setup.svelte';
import type { VoluspaScene } from './shapes';
import { tell } from './words';

/** Völuspá at the table's frame. */
export const voluspa: Face = {
  Play,
  Emblem,
  SeatFigures,
  Help,
  Setup,
  tell,
  texts: { points: 'table-points', help: 'table-help' },
  askFor,
  summary: (say, options) => {
    const parts = [say(`voluspa-set-${String(options['set'] ?? 'custom')}`)];
    if (options['bolt'] === true) parts.push(say('voluspa-option-bolt'));
    if (options['no_late_hel'] === true) parts.push(say('voluspa-option-no-late-hel'));
    return parts.join(' + ');
  },
  left: (scene) => ({
    id: 'table-deck',
    short: 'table-deck-short',
    count: (scene as VoluspaScene).deck,
  }),
  tie: (say, scene) =>
    scene.seats.some((seat) => seat.display.includes('.')) ? say('table-over-tie') : null,
};
