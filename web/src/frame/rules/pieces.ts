import type { Component } from 'svelte';

type Pieces = Component<{ onReady: () => void }>;

/** Each game's component about its pieces for the rules page. */
const pieces = import.meta.glob<{ default: Pieces }>('/src/games/*/help/RulesPieces.svelte');

/** Undefined if the game has none. */
export const piecesOf = (game: string) => pieces[`/src/games/${game}/help/RulesPieces.svelte`];
