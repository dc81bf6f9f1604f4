import type { Component } from 'svelte';

import type { Scene } from '../../lib/hall/wire';
import type { Draft } from './draft.svelte';

/** `scene`: the table that the position was taken from. */
export type EditorProps = { scene: Scene; draft: Draft };

/** The editor of positions of each game. */
const editors = import.meta.glob<{ default: Component<EditorProps> }>(
  '/src/games/*/lab/Editor.svelte',
);

/** Nothing where a game has none. */
export const editorOf = (game: string) => editors[`/src/games/${game}/lab/Editor.svelte`];
