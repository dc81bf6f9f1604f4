import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Playing } from '../../lib/table/playing';
import { Stepwise } from './stepwise.svelte';
import { nextKeys, type Key } from './steps';

const settings = vi.hoisted(() => ({ confirm: true }));
vi.mock('../../lib/page/settings.svelte', () => ({ settings }));

interface Move {
  action: string;
  points: number;
}

/** Choosing among actions that are written as what is pointed at for them. */
class Moves extends Stepwise<object, Move> {
  protected override get reached() {
    const left = this.picked.length > 0 ? this.left() : [];
    return left.length === 1 ? (left[0] ?? null) : null;
  }

  readonly steps = ({ action }: Move) => action.split(' ').filter((step) => step.includes(':'));

  protected override meantBy(key: Key) {
    const left = this.left(this.has(key) ? this.picked : (this.pointed(key) ?? ['nowhere']));
    return left.length === 1 ? (left[0] ?? null) : null;
  }

  protected override wish = (key: Key) => Promise.resolve(key === 'no:wish' ? null : `ask ${key}`);
}

/** The same, where steps without a choice are left out. */
class Quick extends Moves {
  protected override goOn = (picked: readonly Key[]) => [
    ...picked,
    ...(picked[0] === 'a:2' ? nextKeys(this.choices, this.steps, picked) : []),
  ];
  protected override takesBack = (key: Key) => this.has(key);
}

const ACTIONS = ['a:1 b:1', 'a:1 b:2', 'a:2 b:3', 'pass'];
const preview = vi.fn((action: string) => Promise.resolve({ action, reasons: [] }));
const act = vi.fn(() => Promise.resolve(true));
const why = vi.fn(() => Promise.resolve({ legal: false, message: 'No.', rules: [] }));

function choosing<T extends Moves>(made: new (table: Playing) => T, more: object = {}) {
  const choices = ACTIONS.map((action) => ({ action, type: '', points: 0 }));
  const view = { my_turn: true, seq: 4, choices, scene: {}, ...more };
  const table = { view, busy: false, preview, act, why };
  return { found: new made(table as unknown as Playing), table };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  settings.confirm = true;
});
afterEach(() => {
  vi.useRealTimers();
});

describe('pointing at one thing after the other', () => {
  it('lights what goes on from there, and chooses once nothing else is left', () => {
    const { found } = choosing(Moves);
    expect([[...found.first], found.plain.map(({ action }) => action)]).toEqual([
      ['a:1', 'a:2'],
      ['pass'],
    ]);
    expect(found.point('a:1') && found.chosen).toBeNull();
    expect([[...found.lit], found.can('a:2'), found.can('b:3')]).toEqual([
      ['b:1', 'b:2'],
      true,
      false,
    ]);
    expect(found.point('b:2') && found.chosen?.action).toBe('a:1 b:2');
    expect(found.point('b:3')).toBe(false);
  });

  it('takes back the last thing when it is pointed at again, or asked to', () => {
    const { found } = choosing(Moves);
    for (const key of ['a:1', 'b:2', 'b:2']) found.point(key);
    expect(found.picked).toEqual(['a:1']);
    expect([found.cancel(), found.picked, found.cancel()]).toEqual([true, [], false]);
  });

  it('confirms what is pointed at again where no button does', async () => {
    settings.confirm = false;
    const { found } = choosing(Moves);
    for (const key of ['a:1', 'b:2', 'b:2']) found.point(key);
    expect(act).toHaveBeenCalledWith('a:1 b:2');
    await vi.runAllTimersAsync();
    expect(found.begun).toBe(false);
  });

  it('goes back over the steps that left no choice as well', () => {
    const { found } = choosing(Quick);
    found.point('a:2');
    expect(found.picked).toEqual(['a:2', 'b:3']);
    found.cancel();
    expect(found.picked).toEqual([]);
    found.point('a:2');
    found.point('a:2');
    expect(found.picked).toEqual([]);
  });

  it('does nothing while others are to act, or an action is under way', () => {
    expect(choosing(Moves, { my_turn: false }).found.point('a:1')).toBe(false);
    const { found, table } = choosing(Moves);
    table.busy = true;
    expect(found.point('a:1')).toBe(false);
  });
});

describe('a button of its own', () => {
  const pressed = (confirm: boolean) => {
    settings.confirm = confirm;
    const { found } = choosing(Moves);
    found.press(found.plain[0]!);
    return found;
  };

  it('asks whether it is final, and can be taken back', async () => {
    const found = pressed(true);
    expect([found.begun, found.chosen?.action, act.mock.calls]).toEqual([true, 'pass', []]);
    expect([found.cancel(), found.chosen, found.begun]).toEqual([true, null, false]);
    found.press(found.plain[0]!);
    expect(found.point('a:1') && found.chosen).toBeNull();
    found.press(found.plain[0]!);
    await found.confirm();
    expect([act.mock.calls, found.begun]).toEqual([[['pass']], false]);
  });

  it('is final at once where nothing is to be asked', () => {
    pressed(false);
    expect(act).toHaveBeenCalledWith('pass');
  });
});

describe('what is explained', () => {
  it('is what a mouse rests on, once it has rested, with what the hall says', async () => {
    const { found } = choosing(Moves);
    expect(found.consider('a:1')).toBe(false);
    expect(found.consider('a:2')).toBe(true);
    expect(found.looked).toBeNull();
    await vi.runAllTimersAsync();
    expect(found.looked).toMatchObject({ key: 'a:2', choice: { action: 'a:2 b:3' } });
    expect(found.looked?.preview?.action).toBe('a:2 b:3');
    found.consider(null);
    expect(found.looked).toBeNull();
  });

  it('is nothing where the mouse has gone on before', async () => {
    const { found } = choosing(Moves);
    found.consider('a:2');
    found.consider('a:1');
    await vi.runAllTimersAsync();
    expect([found.looked, preview.mock.calls]).toEqual([null, []]);
  });

  it('is else what is chosen; the hall is asked once', async () => {
    const { found } = choosing(Moves);
    found.point('a:2');
    found.consider('a:2', 0);
    await vi.runAllTimersAsync();
    expect(found.looked?.choice.action).toBe('a:2 b:3');
    expect(preview).toHaveBeenCalledTimes(1);
  });
});

describe('what cannot be chosen', () => {
  it('is told of in the words of the hall, where it would stand for anything', async () => {
    const { found } = choosing(Moves);
    expect(await found.whyNot('b:3')).toMatchObject({ message: 'No.' });
    expect(why).toHaveBeenCalledWith('ask b:3');
    expect(await found.whyNot('no:wish')).toBeNull();
    expect(await choosing(Moves, { my_turn: false }).found.whyNot('b:3')).toBeNull();
    expect(why).toHaveBeenCalledTimes(1);
  });
});
