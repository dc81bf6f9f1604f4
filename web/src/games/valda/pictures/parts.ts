import Picture from '../../../frame/pictures/Picture.svelte';
import Backdrop from './Backdrop.svelte';
import { sceneOf } from './scenes';

/** What is only beautiful: a table is played without it, and it comes after all else. */
export const parts = { Backdrop, Picture, sceneOf };
