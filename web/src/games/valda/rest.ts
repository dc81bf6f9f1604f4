/** What a table needs only once something happens there, or it is touched: to import it is to have it. */
import AimLayer from './board/AimLayer.svelte';
import AttackPanel from './board/AttackPanel.svelte';
import Stage from './board/Stage.svelte';
import Chips from './cards/Chips.svelte';
import Dice from './cards/Dice.svelte';
import Reasons from './choosing/Reasons.svelte';
import { whyText } from './choosing/reasons';
import './choosing/wishes';
import FlightLayer from './flights/FlightLayer.svelte';
import { movementOf } from './flights/flights';
import { moving } from './flights/later.svelte';
import './seats/SeatDialog.svelte';
import './tell';
import { spokenOf } from './words/spoken';

const rest = {
  AimLayer,
  AttackPanel,
  Chips,
  Dice,
  Reasons,
  FlightLayer,
  Stage,
  movementOf,
  spokenOf,
  whyText,
};
export type Moving = typeof rest;
moving.part = rest;
