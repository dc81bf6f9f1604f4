import type { Component } from 'svelte';

type Pieces = Component<{ onReady: () => void }>;

/** What each game tells of its pieces on the rules page. */
export const piecesOf: Record<string, (() => Promise<{ default: Pieces }>) | undefined> = {
  voluspa: () => import('../../games/voluspa/lab/RulesPieces.svelte'),
  valda: () => import('../../games/valda/help/RulesPieces.svelte'),
  valhalla: () => import('../../games/valhalla/help/RulesPieces.svelte'),
};
