import { pieces } from '../pieces.svelte';
import type { Cell, Code, Dir, VoluspaScene } from '../shapes';

/** The action that lays a tile, or lets the Raven fly where none is named, whether it may or not. */
export function wishFor(
  scene: VoluspaScene,
  at: Cell,
  piece: Code | null,
  boosts = 0,
  dir: Dir | null = null,
): string {
  if (piece === null) return `fly@${at}`;
  const bumps =
    pieces.of(piece)?.ways.includes('bump') && scene.board.some((tile) => tile.at === at);
  return `${piece}${boosts > 0 ? `+${boosts}` : ''}@${at}${bumps ? `>${dir ?? 'N'}` : ''}`;
}
