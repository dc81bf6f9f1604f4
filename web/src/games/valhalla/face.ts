import type { Face } from '../face';
import Emblem from './Emblem.svelte';
import Help from './Help.svelte';
import { askFor } from './options';
import Play from './Play.svelte';
import SeatDialog from './SeatDialog.svelte';
import SeatFigures from './SeatFigures.svelte';
import Setup from './Setup.svelte';
import type { ValhallaScene } from './shapes';
import StripFigures from './StripFigures.svelte';
import { tell } from './tell';

/** Valhalla at the table's frame. */
export const valhalla: Face = {
  Play,
  Emblem,
  SeatFigures,
  StripFigures,
  SeatDialog,
  Help,
  Setup,
  tell,
  texts: { points: 'table-points', help: 'valhalla-help-short' },
  askFor,
  summary: (say, options) => {
    const parts = [say('valhalla-players-count', { n: Number(options['players'] ?? 2) })];
    parts.push(say('valhalla-decks', { n: Number(options['decks'] ?? 1) }));
    if (typeof options['target'] === 'number') {
      parts.push(say('valhalla-to-target', { n: options['target'] }));
    }
    if (options['excuse'] === true) parts.push(say('valhalla-option-excuse'));
    return parts.join(' · ');
  },
  left: (scene) => ({
    id: 'valhalla-draw-pile',
    short: 'table-deck-short',
    count: (scene as ValhallaScene).draw,
  }),
  tie: (say, scene) =>
    (scene as ValhallaScene).reason === 'cap' ? say('valhalla-over-cap') : null,
};
