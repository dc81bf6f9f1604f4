import { expect, it } from 'vitest';

import type { TableView } from '../../lib/hall/wire';
import { plyByKey, Positions } from './positions';

it('asks once for a position, and again after it was dropped for others', async () => {
  const asked: string[] = [];
  const positions = new Positions((ply, eyes) => {
    asked.push(`${ply} ${eyes}`);
    return Promise.resolve({ seq: ply } as TableView);
  }, 2);
  await positions.get(1, null);
  await positions.get(1, null);
  await positions.get(1, 'public');
  await positions.get(2, null);
  await positions.get(1, null);
  expect(asked).toEqual(['1 null', '1 public', '2 null', '1 null']);
});

it('asks again for what failed', async () => {
  let tries = 0;
  const positions = new Positions(() =>
    ++tries === 1 ? Promise.reject(new Error('gone')) : Promise.resolve({} as TableView),
  );
  await expect(positions.get(0, null)).rejects.toThrow('gone');
  await expect(positions.get(0, null)).resolves.toEqual({});
});

it('goes by keys, and never beyond the ends', () => {
  expect(plyByKey('ArrowRight', 3, 9)).toBe(4);
  expect(plyByKey('ArrowRight', 9, 9)).toBe(9);
  expect(plyByKey('ArrowLeft', 0, 9)).toBe(0);
  expect([plyByKey('Home', 3, 9), plyByKey('End', 3, 9)]).toEqual([0, 9]);
  expect(plyByKey('a', 3, 9)).toBeNull();
});
