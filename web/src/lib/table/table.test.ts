import { describe, expect, it, vi } from 'vitest';

import { answer, entry, net, tableAt, useNet, view } from './fixtures';
import { Table } from './table.svelte';

useNet();

describe('an action', () => {
  it('is sent for the seat to act, on the position that was seen', async () => {
    const table = tableAt(4);
    net.answers.push(() => answer(200, view(5)));
    expect(await table.act('Od@1,0')).toBe(true);
    expect(net.posted[0]).toMatchObject({ action: 'Od@1,0', expected_seq: 4, seat: 0 });
    expect(table.view?.seq).toBe(5);
  });

  it('keeps its id when it must be sent again, so that it has one effect', async () => {
    const table = tableAt(4);
    net.answers.push(
      () => Promise.reject(new TypeError('lost')),
      () => answer(503, {}),
      () => answer(200, view(5)),
    );
    const done = table.act('Od@1,0');
    await vi.runAllTimersAsync();
    expect(await done).toBe(true);
    expect(net.posted).toHaveLength(3);
    expect(new Set(net.posted.map((body) => body.action_id)).size).toBe(1);
    expect(table.notice).toBeNull();
  });

  it('gives up after some tries, and says so', async () => {
    const table = tableAt(4);
    const done = table.act('Od@1,0');
    await vi.runAllTimersAsync();
    expect(await done).toBe(false);
    expect(table.notice?.id).toBe('error-unreachable');
    expect(table.busy).toBe(false);
  });

  it('shows the table as it is now when it came too late', async () => {
    const table = tableAt(4);
    const error = { code: 'stale', message: '', field: null, rules: [] };
    net.answers.push(() => answer(409, { error, view: view(6) }));
    expect(await table.act('Od@1,0')).toBe(false);
    expect(table.view?.seq).toBe(6);
    expect(table.notice?.id).toBe('error-stale');
  });

  it('passes on why it was refused', async () => {
    const table = tableAt(4);
    const error = { code: 'illegal', message: 'beside a Troll', field: null, rules: ['V-5.3'] };
    net.answers.push(() => answer(422, { error }));
    await table.act('Od@1,0');
    expect(table.notice).toEqual({
      id: 'error-refused',
      message: 'beside a Troll',
      rules: ['V-5.3'],
    });
  });
});

describe('a new view', () => {
  it('tells what it brought, without what was taken back', async () => {
    const table = tableAt(4);
    net.answers.push(() => answer(200, view(6, { log: [entry(4), entry(5, true), entry(6)] })));
    await table.act('x');
    expect(table.fresh.map(({ seq }) => seq)).toEqual([6]);
  });

  it('never goes back behind the newest', async () => {
    const table = tableAt(4);
    net.answers.push(() => answer(200, view(3)));
    await table.act('x');
    expect(table.view?.seq).toBe(4);
  });
});

describe('what is said beside the game', () => {
  const stale = (seq: number) => () =>
    answer(409, {
      error: { code: 'stale', message: '', field: null, rules: [] },
      view: view(seq),
    });

  it('is asked again where others were quicker, if it suits any position', async () => {
    const table = tableAt(4);
    net.answers.push(stale(5), stale(6), () => answer(200, view(7)));
    expect(await table.resign(2)).toBe(true);
    expect(net.posted.map((body) => [body.expected_seq, body.seat])).toEqual([
      [4, 2],
      [5, 2],
      [6, 2],
    ]);
    expect(table.notice).toBeNull();
  });

  it('is not asked again where it was meant for one position', async () => {
    const table = tableAt(4);
    net.answers.push(stale(5));
    expect(await table.offer('takeback', 1)).toBe(false);
    expect(net.posted).toMatchObject([{ kind: 'takeback', seat: 1, expected_seq: 4 }]);
    expect(table.notice?.id).toBe('error-stale');
  });

  it('agrees to what it has seen', async () => {
    const table = tableAt(4);
    net.answers.push(() => answer(200, view(5)));
    expect(await table.agree('abandon')).toBe(true);
    expect(net.posted).toMatchObject([{ agree: true, expected_seq: 4 }]);
  });
});

describe('what a table needs after its first view', () => {
  it('is waited for before another one is shown', async () => {
    let come = () => {};
    let coming: Promise<void> | null = new Promise<void>((done) => (come = done));
    const table = new Table(
      't',
      () => 0,
      () => coming,
    );
    table.view = view(4);
    net.answers.push(() => answer(200, view(5)));
    const acted = table.act('Od@1,0');
    await vi.advanceTimersByTimeAsync(0);
    expect([net.posted.length, table.view?.seq]).toEqual([1, 4]);
    coming = null;
    come();
    expect(await acted).toBe(true);
    expect(table.view?.seq).toBe(5);
  });
});
