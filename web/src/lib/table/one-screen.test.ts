import { describe, expect, it } from 'vitest';

import { view } from './fixtures';
import { OneScreen } from './one-screen.svelte';
import type { TableView } from '../hall/wire';

const seat = (kind: string, mine: boolean) => ({ kind, mine }) as TableView['seats'][number];
const BOTH = [seat('human', true), seat('human', true), seat('bot', false)];
const seen = (seq: number, viewer: number | null, more: Partial<TableView> = {}) =>
  view(seq, { viewer, seats: BOTH, status: 'running', ...more });

describe('one screen', () => {
  it('keeps a view for the player whose turn it is until that player takes the screen', () => {
    const screen = new OneScreen();
    expect(screen.keeps(seen(1, 0))).toBe(true);
    expect([screen.take()?.viewer, screen.next]).toEqual([0, null]);
    expect(screen.keeps(seen(2, 0))).toBe(false);
    expect(screen.keeps(seen(3, 1))).toBe(true);
    expect(screen.take()?.seq).toBe(3);
    expect(screen.keeps(seen(4, 0))).toBe(true);
  });

  it('keeps the newest', () => {
    const screen = new OneScreen();
    for (const seq of [4, 6, 5]) screen.keeps(seen(seq, 1));
    expect(screen.take()?.seq).toBe(6);
  });

  it('is nobody else’s to take where one player sits, nobody does, or the game is over', () => {
    const screen = new OneScreen();
    expect(screen.keeps(seen(1, 0, { seats: [seat('human', true), seat('human', false)] }))).toBe(
      false,
    );
    expect(screen.keeps(seen(1, null))).toBe(false);
    expect(screen.keeps(seen(1, 1))).toBe(true);
    expect(screen.keeps(seen(2, 1, { status: 'over' }))).toBe(false);
    expect(screen.next).toBeNull();
  });
});
