import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { api } from '../hall/api';
import { answer, Line, net, stubLine, useNet, view } from './fixtures';
import { Table } from './table.svelte';
import type { AnyView, WaitingView } from '../hall/wire';

useNet();

describe('a table that waits for players', () => {
  const card = (name: string, status = 'open') =>
    ({ ...view(0), status, scene: null, seats: [{ seat: 0, name }] }) as unknown as WaitingView;
  const nameAt = () => table.waiting?.seats[0]?.name;
  let table: Table;

  beforeEach(() => {
    stubLine();
    table = new Table('t');
    net.answers.push(() => answer(200, card('')));
    table.open();
  });
  afterEach(() => table.close());

  it('promises anew by itself after a void deal, and tells its number when all have', async () => {
    const dealing = (asked: number[], promise?: string) =>
      ({
        ...card('Sif', 'dealing'),
        commitment: 'of the hall',
        seats: [{ seat: 0, name: 'Sif', mine: true }],
        asked,
        nonces: [promise ? { commitment: promise, nonce: null } : null],
      }) as unknown as WaitingView;
    const said = () =>
      net.posted as unknown as { promises?: { seat: number; promise: string }[] }[];
    const promised = () => said()[0]?.promises?.[0]?.promise ?? '';
    await vi.advanceTimersByTimeAsync(0);
    net.answers.push(
      () => {
        // The live line is quicker than the answer.
        Line.last.hear(dealing([], promised()));
        return answer(200, dealing([], promised()));
      },
      () => answer(200, view(0)),
    );
    Line.last.hear(dealing([0]));
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(0);
    expect(net.posted).toEqual([
      { promises: [{ seat: 0, promise: expect.stringMatching(/^[0-9a-f]{64}$/) as string }] },
      { nonces: [{ seat: 0, nonce: expect.stringMatching(/^[0-9a-f]{64}$/) as string }] },
    ]);
    expect(table.view?.seq).toBe(0);
  });

  it('shows its card, and the game in its place as soon as that begins', async () => {
    await vi.advanceTimersByTimeAsync(0);
    expect(nameAt()).toBe('');
    Line.last.hear(card('Sif'));
    expect(nameAt()).toBe('Sif');
    expect(table.view).toBeNull();
    Line.last.hear(view(0));
    expect(table.waiting).toBeNull();
    expect(table.view?.seq).toBe(0);
  });

  it('does not go back to the card of before', async () => {
    Line.last.hear(view(0));
    await vi.advanceTimersByTimeAsync(0);
    expect(table.waiting).toBeNull();
    Line.last.hear(card('late'));
    expect(table.waiting).toBeNull();
  });

  it('takes seats as the live line tells them, not as an answer that was overtaken', async () => {
    Line.last.hear(card('Sif'));
    const sitting = table.seat(() => Promise.resolve(card('Ull')));
    expect(await sitting).toBe(true);
    expect(nameAt()).toBe('Sif');
  });

  it('tells of a seat that is gone, and asks how the table stands', async () => {
    await vi.advanceTimersByTimeAsync(0);
    const fault = { error: { code: 'seat_taken', message: 'no' } };
    net.answers.push(
      () => answer(400, fault),
      () => answer(200, card('Sif')),
    );
    expect(await table.seat(() => api.sitDown('t', 0, 'Ull'))).toBe(false);
    expect(table.notice?.id).toBe('refused-seat-taken');
    await vi.advanceTimersByTimeAsync(0);
    expect(nameAt()).toBe('Sif');
    expect(table.busy).toBe(false);
  });

  it('asks for one change at a time', async () => {
    let done: (view: AnyView) => void = () => undefined;
    const first = table.seat(() => new Promise((resolve) => (done = resolve)));
    expect(await table.seat(() => Promise.resolve(card('Ull')))).toBe(false);
    done(card('Sif'));
    expect(await first).toBe(true);
    expect(nameAt()).toBe('Sif');
  });
});
