import type { GameUi } from '../ui';
import Play from './Play.svelte';
import SeatFigures from './seats/SeatFigures.svelte';
import type { VoluspaScene } from './shapes';

export { lazy } from './animation/lazy.svelte';

/** Völuspá at the table's frame. */
export const voluspa: GameUi = {
  Play,
  SeatFigures,
  Help: () => import('./help/Help.svelte'),
  Setup: () => import('./Setup.svelte'),
  texts: { points: 'table-points', help: 'table-help' },
  left: (scene) => ({
    id: 'table-deck',
    short: 'table-deck-short',
    count: (scene as VoluspaScene).deck,
  }),
  ranksTies: true,
  tie: (say, scene) =>
    scene.seats.some((seat) => seat.display.includes('.')) ? say('table-over-tie') : null,
};
