import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

it('gives a place another address, but not while somebody is leaving it', async () => {
  const heard: Record<string, () => void> = {};
  const place = { hash: '#/lab/valda' };
  vi.stubGlobal('location', place);
  vi.stubGlobal('addEventListener', (type: string, hear: () => void) => (heard[type] = hear));
  vi.stubGlobal('history', {
    replaceState: (_state: unknown, _title: string, address: string) => (place.hash = address),
  });
  const { router } = await import('./route.svelte');
  router.rename('#/lab/valda/code');
  expect(place.hash).toBe('#/lab/valda/code');
  // A link was followed, which nobody has heard of yet.
  place.hash = '#/account';
  router.rename('#/lab/valda/other');
  heard['hashchange']?.();
  expect([place.hash, router.route.page]).toEqual(['#/account', 'account']);
});
