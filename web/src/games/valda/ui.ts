import type { GameUi } from '../ui';
import Play from './Play.svelte';
import SeatFigures from './seats/SeatFigures.svelte';
import StripFigures from './seats/StripFigures.svelte';
import type { ValdaScene } from './shapes';

export { lazy } from './animation/lazy.svelte';
export { pieces } from './pieces.svelte';

/** Valda at the table's frame. */
export const valda: GameUi = {
  Play,
  SeatFigures,
  StripFigures,
  SeatDialog: () => import('./seats/SeatDialog.svelte'),
  Help: () => import('./help/Help.svelte'),
  Setup: () => import('./Setup.svelte'),
  texts: { points: 'valda-followers-count', help: 'valda-help-short' },
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
