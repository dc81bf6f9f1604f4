import type { Component } from 'svelte';

type Pieces = Component<{ onReady: () => void }>;

/** What each game tells of its pieces on the rules page. */
const pieces = import.meta.glob<{ default: Pieces }>('/src/games/*/help/RulesPieces.svelte');

/** Nothing where a game tells nothing. */
export const piecesOf = (game: string) => pieces[`/src/games/${game}/help/RulesPieces.svelte`];
