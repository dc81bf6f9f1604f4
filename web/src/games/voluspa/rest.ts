/** What a table needs only once something happens there, or it is touched: to import it is to have it. */
import AnimationLayer from '../../frame/animation/AnimationLayer.svelte';
import Drawing from './animation/Drawing.svelte';
import ScoreLayer from './animation/ScoreLayer.svelte';
import { timelineOf } from './animation/timeline';
import ChainLayer from './board/ChainLayer.svelte';
import { keptOf } from './board/labels';
import MarkLayer from './board/MarkLayer.svelte';
import { moving } from './animation/later.svelte';
import './tell';

const rest = {
  AnimationLayer,
  ChainLayer,
  Drawing,
  MarkLayer,
  ScoreLayer,
  keptOf,
  timelineOf,
};
export type Moving = typeof rest;
moving.part = rest;
