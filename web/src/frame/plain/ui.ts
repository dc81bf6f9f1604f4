import type { GameUi } from '../../games/ui';
import Play from './Play.svelte';
import SeatFigures from './SeatFigures.svelte';

/** A game that brings no board: its actions as buttons, its scene as text. */
export const ui: GameUi = {
  Play,
  SeatFigures,
  Help: () => import('./Help.svelte'),
  Setup: () => import('./Setup.svelte'),
  texts: { points: 'table-points', help: 'table-rules' },
  left: () => null,
  tie: () => null,
};
