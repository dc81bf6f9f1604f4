import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { Playing } from '../../../lib/table/playing';
import { Choosing } from './choosing.svelte';

const settings = vi.hoisted(() => ({ confirm: true, best: true }));
vi.mock('../../../lib/page/settings.svelte', () => ({ settings }));

const act = vi.fn<(action: string) => Promise<boolean>>(() => Promise.resolve(true));
const preview = () => Promise.resolve(null);
const play = (piece: string, points: number) => ({
  action: `${piece}@0,1`,
  type: 'play',
  piece,
  at: '0,1',
  way: 'beside',
  points,
});

function choosing(choices: object[], aids = true): Choosing {
  const scene = { seats: [{ hand: ['Th', 'Od'] }], board: [] };
  const view = { my_turn: true, viewer: 0, scene, choices, aids };
  return new Choosing({ busy: false, act, preview, view } as unknown as Playing);
}

beforeEach(() => {
  act.mockClear();
  settings.confirm = true;
});

describe('the buttons that end a turn', () => {
  it.each(['stay', 'end'])('ask whether "%s" is final, and can be taken back', async (type) => {
    const found = choosing([{ action: type, type, points: 0 }]);
    found.press(found.plain[0]!);
    expect([found.begun, found.chosen?.action, act.mock.calls]).toEqual([true, type, []]);
    expect([found.cancel(), found.chosen, found.begun]).toEqual([true, null, false]);
    found.press(found.plain[0]!);
    await found.confirm();
    expect([act.mock.calls, found.begun]).toEqual([[[type]], false]);
  });

  it('are final at once where nothing is to be asked', () => {
    settings.confirm = false;
    const found = choosing([{ action: 'end', type: 'end', points: 0 }]);
    found.press(found.plain[0]!);
    expect(act).toHaveBeenCalledWith('end');
  });
});

describe('what brings most', () => {
  const choices = [play('Od', 2), play('Th', 7)];

  it('is taken up for a cell', () => {
    const found = choosing(choices);
    expect([found.pickFor('0,1'), found.piece]).toEqual([true, 'Th']);
    found.reset();
    expect([found.pickBest('0,1'), found.piece]).toEqual([true, 'Th']);
  });

  it('is told nowhere at a table without aids', () => {
    const found = choosing(choices, false);
    expect([found.pickFor('0,1'), found.pickBest('0,1'), found.piece]).toEqual([
      false,
      false,
      null,
    ]);
    found.pick(0);
    expect(found.spots.map(({ best }) => best)).toEqual([false]);
  });
});
