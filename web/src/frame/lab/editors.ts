import type { Component } from 'svelte';

import type { DocumentFault, PositionDocument, Scene } from '../../lib/hall/wire';

type Props = {
  /** The table that the position was taken from. */
  scene: Scene;
  document: PositionDocument;
  /** What the hall says is wrong with what was set up last. */
  faults: readonly DocumentFault[];
  /** Cells "X,Y" where the hall says that a piece of the board may be added to it. */
  openings: readonly string[];
  onChange: (document: PositionDocument) => void;
};

/** Where a position of a game is set up by hand. */
const editors = import.meta.glob<{ default: Component<Props> }>('/src/games/*/lab/Editor.svelte');

/** Nothing where a game has none. */
export const editorOf = (game: string) => editors[`/src/games/${game}/lab/Editor.svelte`];
