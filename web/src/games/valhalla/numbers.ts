import { Numbers } from '../numbers.svelte';
import type { Constants } from './shapes';

export const numbers = new Numbers<Constants>('valhalla');
