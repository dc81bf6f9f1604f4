/** The parts that a table needs only once something happens there, or it is touched. */
import AnimationLayer from '../../frame/animation/AnimationLayer.svelte';
import Drawing from './animation/Drawing.svelte';
import ScoreLayer from './animation/ScoreLayer.svelte';
import { timelineOf } from './animation/timeline';
import BumpArrows from './board/BumpArrows.svelte';
import { chainFor, reachOf } from './board/chain';
import ChainLayer from './board/ChainLayer.svelte';
import { keptOf } from './board/labels';
import MarkLayer from './board/MarkLayer.svelte';
import { marksFor } from './board/marks';
import './choosing/wishes';
import './tooltips';

export const parts = {
  AnimationLayer,
  BumpArrows,
  ChainLayer,
  Drawing,
  MarkLayer,
  ScoreLayer,
  chainFor,
  keptOf,
  marksFor,
  reachOf,
  timelineOf,
};
