import { beforeEach, describe, expect, it, vi } from 'vitest';

import { entry, Line, stubLine, useNet, view } from '../../lib/table/fixtures';
import { Table } from '../../lib/table/table.svelte';
import type { TableView } from '../../lib/hall/wire';
import { Decisions } from './decisions.svelte';

const FLIGHT_MS = 500;
const mine = (seq: number) => {
  const choices = [{ action: 'pass', points: 0 }] as unknown as TableView['choices'];
  return view(seq, { my_turn: true, to_act: 0, choices, log: [entry(seq)] });
};
const others = (seq: number) =>
  view(seq, { my_turn: false, to_act: 1, thinking: true, log: [entry(seq)] });

describe('the decisions at a table', () => {
  useNet();
  let table: Table;
  let decisions: Decisions;
  let stop = () => {};
  beforeEach(() => {
    stubLine();
    table = new Table(
      't',
      () => 0,
      () => null,
      () => true,
    );
    decisions = new Decisions(table, () => 400);
    table.open();
  });
  const hear = (found: TableView) => {
    Line.last.hear(found);
    table.lasts(FLIGHT_MS);
    look();
  };
  /** As the effect of the page does, each time that the decision is another one. */
  const look = () => {
    stop();
    stop = decisions.watch();
  };
  const pass = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms);
  };
  const shown = () => {
    const { my_turn, to_act, thinking, choices } = decisions.view!;
    return [my_turn, to_act, thinking ?? false, choices.length];
  };
  const isHeard = (key?: string) => {
    const stopPropagation = vi.fn();
    decisions.guard({ preventDefault: vi.fn(), stopPropagation, ...(key && { key }) } as never);
    return stopPropagation.mock.calls.length === 0;
  };

  it('come once the board has shown what led to them', async () => {
    hear(others(4));
    hear(mine(5));
    expect(decisions.view?.seq).toBe(5);
    expect(shown()).toEqual([false, 1, true, 0]);
    await pass(FLIGHT_MS + 100);
    expect(shown()).toEqual([true, 0, false, 1]);
  });

  it('are nobody’s while one’s own move is shown', async () => {
    hear(mine(4));
    hear(mine(5));
    expect(shown()).toEqual([false, null, false, 0]);
    await pass(FLIGHT_MS + 100);
    expect(shown()).toEqual([true, 0, false, 1]);
  });

  it('take no press at first: it was meant for what was there before', async () => {
    hear(others(4));
    hear(mine(5));
    expect(isHeard()).toBe(true);
    table.skip();
    look();
    expect([isHeard(), isHeard('Enter'), isHeard(' '), isHeard('ArrowLeft')]).toEqual([
      false,
      false,
      false,
      true,
    ]);
    await pass(399);
    expect(isHeard()).toBe(false);
    await pass(1);
    expect(isHeard()).toBe(true);
  });

  it('take a press at once where the page opens with one', () => {
    Line.last.hear(mine(4));
    look();
    expect(isHeard()).toBe(true);
  });
});
