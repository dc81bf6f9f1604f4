import type { Component } from 'svelte';

import type { DocumentFault, PositionDocument } from '../../lib/hall/wire';

type Props = {
  document: PositionDocument;
  /** What the hall says is wrong with what was set up last. */
  faults: readonly DocumentFault[];
  onChange: (document: PositionDocument) => void;
};

interface Editor {
  load: () => Promise<{ default: Component<Props> }>;
  /** Its own words, where those of the laboratory do not suffice. */
  topic?: string;
}

/** Where a position of a game is set up by hand. */
export const editors: Record<string, Editor | undefined> = {
  voluspa: { load: () => import('../../games/voluspa/lab/Editor.svelte') },
  valda: { load: () => import('../../games/valda/lab/Editor.svelte'), topic: 'labvalda' },
  valhalla: { load: () => import('../../games/valhalla/lab/Editor.svelte'), topic: 'labvalhalla' },
};
