import type { Face } from '../face';
import Emblem from './Emblem.svelte';
import Help from './Help.svelte';
import { askFor } from './options';
import Play from './Play.svelte';
import SeatDialog from './SeatDialog.svelte';
import SeatFigures from './SeatFigures.svelte';
import Setup from './Setup.svelte';
import StripFigures from './StripFigures.svelte';
import type { ValdaScene } from './shapes';
import { tell } from './tell';

/** Valda at the table's frame. */
export const valda: Face = {
  Play,
  Emblem,
  SeatFigures,
  StripFigures,
  SeatDialog,
  Help,
  Setup,
  tell,
  texts: { points: 'valda-followers-count', help: 'valda-help-short' },
  askFor,
  summary: (say, options) => {
    const parts = [say('valda-players-count', { n: Number(options['players'] ?? 2) })];
    for (const name of ['turnaround', 'race']) {
      if (options[name] === true) parts.push(say(`valda-option-${name}`));
    }
    return parts.join(' · ');
  },
  left: (scene) => ({
    id: 'valda-base-deck',
    short: 'table-deck-short',
    count: (scene as ValdaScene).decks.base,
  }),
  tie: (say, scene) => {
    const best = Math.max(...scene.seats.map((seat) => seat.score));
    const level = scene.seats.filter((seat) => seat.score === best).length > 1;
    return level ? say('valda-over-tie') : null;
  },
};
