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

const BEHIND = ['', '.', ')', ',', '],', '...', '%20', '%20and%20more', '?fbclid=x', '&utm=x', '%'];
const parsed = async (hash: string) => {
  vi.stubGlobal('location', { hash: '' });
  vi.stubGlobal('addEventListener', () => {});
  return (await import('./route.svelte')).parseRoute(hash);
};

it.each(BEHIND)('passes over what a sentence leaves behind a link (%s)', async (behind) => {
  expect(await parsed(`#/table/a-b_9${behind}`)).toEqual({ page: 'table', id: 'a-b_9' });
  expect(await parsed(`#/match/a-b_9${behind}`)).toEqual({ page: 'match', id: 'a-b_9' });
  expect(await parsed(`#/ranking/valda${behind}`)).toEqual({ page: 'ranking', game: 'valda' });
  expect(await parsed(`#/daily/2026-01-02${behind}`)).toEqual({ page: 'daily', day: '2026-01-02' });
  expect(await parsed(`#/rules/valda/V-2.6${behind}`)).toMatchObject({ id: 'V-2.6' });
  expect(await parsed(`#/puzzles/valda/p.1${behind}`)).toMatchObject({ puzzle: 'p.1' });
  expect(await parsed(`#/unsubscribe/t_-1${behind}`)).toMatchObject({ token: 't_-1' });
  expect(await parsed(`#/table/a/ply/12/review${behind}`)).toEqual({
    page: 'replay',
    id: 'a',
    ply: 12,
    review: true,
  });
  expect((await parsed(`#/account${behind}`)).page).toBe('account');
});

it('keeps whole what may be a part of a name', async () => {
  const named = async (text: string) => await parsed(`#/player/${text}`);
  expect(await named('Mr.%20T.')).toEqual({ page: 'player', name: 'Mr. T.' });
  expect(await named('%3Fwho%2C')).toEqual({ page: 'player', name: '?who,' });
  expect(await named('Sif?fbclid=x')).toEqual({ page: 'player', name: 'Sif' });
  expect(await named('Sif%20')).toEqual({ page: 'player', name: 'Sif' });
});

it.each(['#/', '', '#/?fbclid=x', '#/.'])('shows the front page for %s', async (hash) => {
  expect((await parsed(hash)).page).toBe('front');
});

it.each(['#/xyz', '#/table', '#/table/)', '#/player/%E0%A4%A', '#/%E0%A4%A'])(
  'shows nothing for %s',
  async (hash) => {
    expect((await parsed(hash)).page).toBe('nowhere');
  },
);
