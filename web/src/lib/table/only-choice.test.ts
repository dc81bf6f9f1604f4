import { describe, expect, it, vi } from 'vitest';

import { OnlyChoice } from './only-choice';
import { entry, view } from './fixtures';
import type { TableView } from '../hall/wire';

const only = [{ action: 'player:1', points: 0, only: true, words: 'Bo' }];
const asked = (more: object = {}) =>
  view(4, {
    my_turn: true,
    choices: only,
    scene: { prompt: 'Whose hand?' },
    ...more,
  } as unknown as Partial<TableView>);

function answered(shown: TableView, busy = false) {
  const table = {
    view: shown,
    busy,
    act: vi.fn(() => Promise.resolve(true)),
    undo: vi.fn(() => Promise.resolve(true)),
  };
  const taken = vi.fn();
  const choice = new OnlyChoice(table, taken);
  choice.answer();
  return { table, taken, choice };
}

describe('the only choice', () => {
  it('is taken once, and told with what was asked', async () => {
    const { table, taken, choice } = answered(asked());
    choice.answer();
    await Promise.resolve();
    expect(table.act.mock.calls).toEqual([['player:1']]);
    expect(taken.mock.calls).toEqual([['Whose hand?', 'Bo']]);
  });

  it('is left to the player where others could not know that it is the only one', () => {
    const secret = asked({ choices: [{ action: 'pass', points: 0, words: 'Pass' }] });
    expect(answered(secret).table.act).not.toHaveBeenCalled();
  });

  it('waits while something is under way, and is nobody else’s', () => {
    expect(answered(asked(), true).table.act).not.toHaveBeenCalled();
    expect(answered(asked({ my_turn: false })).table.act).not.toHaveBeenCalled();
  });

  it('is not taken again when it was taken back: what led to it is taken back as well', () => {
    const log = [{ ...entry(4), action: 'undo' }];
    const gone = answered(asked({ log, can_undo: true })).table;
    expect(gone.undo).toHaveBeenCalledOnce();
    expect(gone.act).not.toHaveBeenCalled();
    const stays = answered(asked({ log, can_undo: false })).table;
    expect(stays.undo).not.toHaveBeenCalled();
    expect(stays.act).not.toHaveBeenCalled();
  });
});
