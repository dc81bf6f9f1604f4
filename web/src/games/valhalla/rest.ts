/** What a table needs only once something happens there, or it is touched: to import it is to have it. */
import AnimationLayer from '../../frame/animation/AnimationLayer.svelte';
import Drawing from './animation/Drawing.svelte';
import { pathOf } from './animation/positions';
import { timelineOf } from './animation/timeline';
import ArrowLayer from './board/ArrowLayer.svelte';
import FightSign from './board/FightSign.svelte';
import LandSigns from './board/LandSigns.svelte';
import Tally from './board/Tally.svelte';
import Chips from './cards/Chips.svelte';
import Stepper from './cards/Stepper.svelte';
import Told from './choosing/Told.svelte';
import { moving } from './animation/later.svelte';
import './choosing/wishes';
import './seats/SeatDialog.svelte';
import './tell';

const rest = {
  AnimationLayer,
  ArrowLayer,
  FightSign,
  LandSigns,
  Tally,
  Chips,
  Stepper,
  Told,
  Drawing,
  pathOf,
  timelineOf,
};
export type Moving = typeof rest;
moving.part = rest;
