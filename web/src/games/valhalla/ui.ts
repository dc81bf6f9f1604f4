import type { GameUi } from '../ui';
import Play from './Play.svelte';
import SeatFigures from './seats/SeatFigures.svelte';
import type { ValhallaScene } from './shapes';
import StripFigures from './seats/StripFigures.svelte';

export { lazy } from './animation/lazy.svelte';
export { pieces } from './pieces.svelte';

/** Valhalla at the table's frame. */
export const valhalla: GameUi = {
  Play,
  SeatFigures,
  StripFigures,
  SeatDialog: () => import('./seats/SeatDialog.svelte'),
  Help: () => import('./help/Help.svelte'),
  Setup: () => import('./Setup.svelte'),
  texts: { points: 'table-points', help: 'valhalla-help-short' },
  left: (scene) => ({
    id: 'valhalla-draw-pile',
    short: 'table-deck-short',
    count: (scene as ValhallaScene).draw,
  }),
  tie: (say, scene) =>
    (scene as ValhallaScene).reason === 'cap' ? say('valhalla-over-cap') : null,
};
