/** The parts that a table needs only once something happens there, or it is touched. */
import AnimationLayer from '../../frame/animation/AnimationLayer.svelte';
import Choosable from '../../frame/places/Choosable.svelte';
import Drawing from './animation/Drawing.svelte';
import { pathOf } from './animation/positions';
import { timelineOf } from './animation/timeline';
import AimLayer from './board/AimLayer.svelte';
import AttackPanel from './board/AttackPanel.svelte';
import Stage from './board/Stage.svelte';
import Chips from './cards/Chips.svelte';
import Dice from './cards/Dice.svelte';
import { pictures } from './pictures/pictures.svelte';
import Reasons from './choosing/Reasons.svelte';
import { whyText } from './choosing/reasons';
import './choosing/wishes';
import './seats/SeatDialog.svelte';
import './tooltips';
import { spokenOf } from './words/spoken';

// A player who touches a table is about to look at its cards.
pictures.want(true);

export const parts = {
  AimLayer,
  AnimationLayer,
  AttackPanel,
  Chips,
  Choosable,
  Dice,
  Drawing,
  Reasons,
  Stage,
  pathOf,
  spokenOf,
  timelineOf,
  whyText,
};
