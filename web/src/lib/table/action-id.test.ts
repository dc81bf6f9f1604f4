import { expect, it } from 'vitest';

import { actionId } from './action-id';

it('makes a version 4 UUID where the browser offers none', () => {
  const source = { getRandomValues: <T>(bytes: T) => (bytes as unknown as Uint8Array).fill(255) };
  const id = actionId(source as unknown as Crypto);
  expect(id).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
});

it('differs from call to call', () => {
  expect(actionId()).not.toBe(actionId());
});
