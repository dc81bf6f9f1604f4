/** What a table needs only once something happens there, or it is touched: to import it is to have it. */
import BumpArrows from './board/BumpArrows.svelte';
import ChainLayer from './board/ChainLayer.svelte';
import MarkLayer from './board/MarkLayer.svelte';
import { keptOf } from './flights/labels';
import { moving } from './flights/later.svelte';
import './choosing/wishes';
import './tell';

const rest = { BumpArrows, ChainLayer, MarkLayer, keptOf };
export type Moving = typeof rest;
moving.part = rest;
