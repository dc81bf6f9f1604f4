import type { Component } from 'svelte';

import type { Scene } from '../../lib/hall/wire';
import type { Draft } from './draft.svelte';

/** `scene`: the table that the position was taken from. */
export type EditorProps = { scene: Scene; draft: Draft };

/** Where a position of a game is set up by hand. */
const editors = import.meta.glob<{ default: Component<EditorProps> }>(
  '/src/games/*/lab/Editor.svelte',
);

/** Nothing where a game has none. */
export const editorOf = (game: string) => editors[`/src/games/${game}/lab/Editor.svelte`];
