import type { Say } from '../../../lib/texts.svelte';
import type { Code } from '../shapes';
import type { Spot } from '../choosing/steps';

/** "Dragon", or "Dragon +2" with boosts. */
export function tileName(say: Say, code: Code, boost = 0): string {
  const tile = say(`voluspa-tile-${code}`);
  return boost > 0 ? say('voluspa-tile-boosted', { tile, boost }) : tile;
}

export const cellName = (say: Say, { x, y }: { x: number; y: number }): string =>
  say('voluspa-cell', { x, y });

/** The effect of choosing a lit cell, and its points. */
export function spotText(
  say: Say,
  spot: Spot,
  code: Code,
  flying: boolean,
  under: Code | undefined,
): string {
  return say(`voluspa-spot-${flying ? 'fly' : spot.way}`, {
    tile: say(`voluspa-tile-${code}`),
    cell: cellName(say, spot),
    points: spot.points,
    under: under ? say(`voluspa-tile-${under}`) : '',
  });
}
