import { expect, it, vi } from 'vitest';

import type { Playing } from '../../lib/table/playing';
import { Previews } from './previews.svelte';

function previews(answer: (action: string) => Promise<unknown>) {
  const preview = vi.fn(answer);
  const view = { seq: 1 };
  return { found: new Previews({ view, preview } as unknown as Playing), preview, view };
}

it('asks once about each action, and anew in another position', async () => {
  const { found, preview, view } = previews((action) => Promise.resolve({ action }));
  found.ask('a');
  found.ask('a');
  expect([found.of('a'), found.has('a'), found.has('b')]).toEqual([null, true, false]);
  await Promise.resolve();
  expect(found.of('a')).toEqual({ action: 'a' });
  view.seq = 2;
  expect(found.has('a')).toBe(false);
  found.ask('b');
  expect(found.of('a')).toBeNull();
  expect(preview).toHaveBeenCalledTimes(2);
});

it('asks again where no answer came', async () => {
  const { found, preview } = previews(() => Promise.resolve(null));
  found.ask('a');
  await Promise.resolve();
  expect(found.has('a')).toBe(false);
  found.ask('a');
  expect(preview).toHaveBeenCalledTimes(2);
});

it('hears no answer to what was asked before all was laid back', async () => {
  const { found } = previews((action) => Promise.resolve({ action }));
  found.ask('a');
  found.forget();
  await Promise.resolve();
  expect(found.of('a')).toBeNull();
});
