import type { Layout, Spot } from '../board/layout';

type Trunk = Pick<Layout, 'trunk'>;

const whole = (...numbers: number[]) => numbers.map((one) => Math.round(one)).join(' ');

/** Half the width of the trunk at a height of the board: wide at the root, and narrower up to the crown. */
export function girth({ trunk }: Trunk, y: number, height: number): number {
  const down = Math.max(0, Math.min(1, y / height));
  return trunk.half * (0.62 + 0.38 * down + 1.15 * Math.max(0, down - 0.86) ** 2 * 40);
}

/** The trunk from its root to the crown, bent a little like wood. */
export function trunkPath(layout: Trunk, height: number): string {
  const { x } = layout.trunk;
  const sides = [1, 0.94, 0.86, 0.6, 0.3, 0].map((part) => ({
    y: part * height,
    half: girth(layout, part * height, height),
  }));
  const left = sides.map(({ y, half }) => whole(x - half, y));
  const right = sides.toReversed().map(({ y, half }) => whole(x + half, y));
  return `M${[...left, ...right].join('L')}z`;
}

/** A branch from the trunk out to a god, thick at the trunk. */
export function branch(layout: Layout, to: Spot, height: number): string {
  const { trunk, size } = layout;
  const side = Math.sign(to.x - trunk.x);
  // It leaves the trunk below what it carries, and rises.
  const y = Math.min(height * 0.86, to.y + size * (0.34 + 0.1 * (Math.abs(to.x - trunk.x) / size)));
  const thick = Math.max(3.5, trunk.half * 0.36);
  const x = trunk.x + side * girth(layout, y, height) * 0.5;
  const [bendX, bendY] = [x + (to.x - x) * 0.5, y + (to.y - y) * 0.12];
  return (
    `M${whole(x, y - thick)}Q${whole(bendX, bendY - thick)} ${whole(to.x, to.y)}` +
    `Q${whole(bendX, bendY + thick)} ${whole(x, y + thick)}z`
  );
}
