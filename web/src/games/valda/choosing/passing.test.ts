import { expect, it, vi } from 'vitest';

import type { Table } from '../../../lib/table/table.svelte';
import { NotThisTurn } from './passing.svelte';

function tableAt(decision: string | null, active = 1, viewer = 0) {
  const act = vi.fn(() => Promise.resolve(true));
  const choices = [{ action: 'pass', type: 'pass' }];
  const view = {
    my_turn: decision !== null,
    viewer,
    choices,
    scene: { round: 2, active, decision },
  };
  return { table: { view, act } as unknown as Table, view, act };
}

it('passes windows by itself until the turn at the table is over', () => {
  const { table, view, act } = tableAt('window');
  const notThisTurn = new NotThisTurn(table);
  notThisTurn.begin();
  expect(act).toHaveBeenCalledWith('pass');
  notThisTurn.answer();
  expect(act).toHaveBeenCalledTimes(2);
  view.scene.active = 2;
  notThisTurn.answer();
  expect(notThisTurn.on).toBe(false);
  expect(act).toHaveBeenCalledTimes(2);
});

it('never answers anything but a window', () => {
  const { table, view, act } = tableAt('window');
  const notThisTurn = new NotThisTurn(table);
  notThisTurn.begin();
  act.mockClear();
  for (const decision of ['line', 'defend', 'game']) {
    view.scene.decision = decision;
    notThisTurn.answer();
  }
  expect(act).not.toHaveBeenCalled();
});

it('asks again when the player wants, and another player at this screen', () => {
  const { table, view, act } = tableAt('window');
  const notThisTurn = new NotThisTurn(table);
  notThisTurn.begin();
  view.viewer = 3;
  expect(notThisTurn.on).toBe(false);
  view.viewer = 0;
  notThisTurn.end();
  act.mockClear();
  notThisTurn.answer();
  expect(act).not.toHaveBeenCalled();
});
