import Picture from '../../../frame/pictures/Picture.svelte';
import Backdrop from './Backdrop.svelte';
import { sceneOf } from './scenes';

/** Decoration: a table works without it, and it loads after all else. */
export const parts = { Backdrop, Picture, sceneOf };
