import type { Scene } from '../../lib/hall/wire';

/** Fields that the frame around a board shows by itself, or that mean nothing to a person. */
const ELSEWHERE = new Set([
  'game',
  'seats',
  'turn',
  'over',
  'ranking',
  'winners',
  'viewer',
  'version',
]);

/** A scene as lines of text: its picture, or all its fields. */
export function linesOf(scene: Scene): string[] {
  const { picture, ...rest } = scene as Scene & { picture?: unknown };
  if (typeof picture === 'string') return picture.split('\n');
  return Object.entries(rest)
    .filter(([name]) => !ELSEWHERE.has(name))
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
}
