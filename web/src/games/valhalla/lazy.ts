/** The parts that a table needs only once something happens there, or it is touched. */
import AnimationLayer from '../../frame/animation/AnimationLayer.svelte';
import Choosable from '../../frame/places/Choosable.svelte';
import Drawing from './animation/Drawing.svelte';
import { pathOf } from './animation/positions';
import { timelineOf } from './animation/timeline';
import ArrowLayer from './board/ArrowLayer.svelte';
import FightSign from './board/FightSign.svelte';
import LandSigns from './board/LandSigns.svelte';
import { fightIn, lastGlory, marksOf, plannedSteps } from './board/marks';
import Tally from './board/Tally.svelte';
import Chips from './cards/Chips.svelte';
import LyingCard from './cards/LyingCard.svelte';
import MiniCard from './cards/MiniCard.svelte';
import Stepper from './cards/Stepper.svelte';
import Reasons from './choosing/Reasons.svelte';
import './choosing/wishes';
import './seats/SeatDialog.svelte';
import './tooltips';

export const parts = {
  AnimationLayer,
  ArrowLayer,
  FightSign,
  LandSigns,
  LyingCard,
  MiniCard,
  Tally,
  Chips,
  Choosable,
  Stepper,
  Reasons,
  Drawing,
  fightIn,
  lastGlory,
  marksOf,
  pathOf,
  plannedSteps,
  timelineOf,
};
