import { expect, it } from 'vitest';

import type { TableView } from '../../lib/hall/wire';
import { ownerOf } from './owner';

const view = (mine: boolean[], viewer: number | null) =>
  ({ viewer, seats: mine.map((one) => ({ mine: one })) }) as unknown as TableView;

it('a hand is named only where several play at this screen', () => {
  const names = ['Ann', 'Bo'];
  expect(ownerOf(view([true, true], 1), names)).toBe('Bo');
  expect(ownerOf(view([true, false], 0), names)).toBeNull();
  expect(ownerOf(view([true, true], null), names)).toBeNull();
});
