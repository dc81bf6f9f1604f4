import type { Scene } from '../../lib/hall/wire';

/** What the frame around a board shows by itself, and what says nothing to a person. */
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

/** A scene as lines of text: its picture, or all that it says. */
export function linesOf(scene: Scene): string[] {
  const { picture, ...rest } = scene as Scene & { picture?: unknown };
  if (typeof picture === 'string') return picture.split('\n');
  return Object.entries(rest)
    .filter(([name]) => !ELSEWHERE.has(name))
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
}
