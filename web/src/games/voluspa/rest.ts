/** What a table needs only once something happens there, or it is touched: to import it is to have it. */
import BumpArrows from './board/BumpArrows.svelte';
import { chainFor, reachOf } from './board/chain';
import ChainLayer from './board/ChainLayer.svelte';
import MarkLayer from './board/MarkLayer.svelte';
import { marksFor } from './board/marks';
import ScoreLayer from './board/ScoreLayer.svelte';
import { keptOf } from './flights/labels';
import { moving } from './flights/later.svelte';
import './choosing/wishes';
import './tell';

const rest = {
  BumpArrows,
  ChainLayer,
  MarkLayer,
  ScoreLayer,
  chainFor,
  keptOf,
  marksFor,
  reachOf,
};
export type Moving = typeof rest;
moving.part = rest;
