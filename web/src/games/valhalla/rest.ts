/** What a table needs only once something happens there, or it is touched: to import it is to have it. */
import ArrowLayer from './board/ArrowLayer.svelte';
import FightSign from './board/FightSign.svelte';
import LandSigns from './board/LandSigns.svelte';
import { fightIn, lastGlory, marksOf, plannedSteps } from './board/marks';
import Tally from './board/Tally.svelte';
import Chips from './cards/Chips.svelte';
import MiniCard from './cards/MiniCard.svelte';
import Stepper from './cards/Stepper.svelte';
import Reasons from './choosing/Reasons.svelte';
import FlightLayer from './flights/FlightLayer.svelte';
import { movementOf } from './flights/flights';
import { moving } from './flights/later.svelte';
import { Spots } from './flights/spots';
import './choosing/wishes';
import './seats/SeatDialog.svelte';
import './tell';

const rest = {
  ArrowLayer,
  FightSign,
  LandSigns,
  MiniCard,
  Tally,
  Chips,
  Stepper,
  Reasons,
  FlightLayer,
  fightIn,
  lastGlory,
  marksOf,
  movementOf,
  plannedSteps,
  Spots,
};
export type Moving = typeof rest;
moving.part = rest;
