import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Keyboard } from './keyboard';

/** Something of the page: what is around it by selector, and its own marks. */
const thing = (around: Record<string, object> = {}) =>
  ({ closest: (query: string) => around[query] ?? null }) as unknown as Element;
const CARD = thing({ '[data-card]': { dataset: { card: 'kill' } } });
const press = (key: string, target = thing(), more: object = {}) =>
  ({ key, target, preventDefault: vi.fn(), ...more }) as unknown as KeyboardEvent;
const over = (target: Element) => ({ target }) as unknown as PointerEvent;

function keyboard(choosing: { chosen?: object | null; begun?: boolean } = {}) {
  const calls = { digit: vi.fn(), step: vi.fn(), back: vi.fn(), help: vi.fn() };
  const cancel = vi.fn(() => choosing.begun ?? false);
  const { chosen = null } = choosing;
  return {
    ...calls,
    keys: new Keyboard({ choosing: { myTurn: true, chosen, cancel }, thing: 'card', ...calls }),
  };
}

describe('keys', () => {
  it('are digits, more and fewer, wherever the focus is', () => {
    const { keys, digit, step } = keyboard();
    for (const key of ['1', '9', '0', '+', '-']) keys.onKey(press(key));
    expect(digit.mock.calls).toEqual([[1], [9]]);
    expect(step.mock.calls).toEqual([[1], [-1]]);
  });

  it('are left to what is written into, to dialogs and to the browser', () => {
    const { keys, digit } = keyboard();
    keys.onKey(press('1', thing({ 'input, select, textarea, dialog': {} })));
    keys.onKey(press('1', thing(), { ctrlKey: true }));
    expect(digit).not.toHaveBeenCalled();
  });

  it('take a step back, and leave Escape alone where there is none', async () => {
    const begun = keyboard({ begun: true });
    const escape = press('Escape');
    begun.keys.onKey(escape);
    await vi.waitFor(() => expect(begun.back).toHaveBeenCalledOnce());
    expect(escape.preventDefault).toHaveBeenCalledOnce();
    const other = press('Escape');
    keyboard().keys.onKey(other);
    expect(other.preventDefault).not.toHaveBeenCalled();
  });

  it('ask about what has the focus and what is under the mouse, while that is news', () => {
    const { keys, help } = keyboard();
    keys.onHover(over(CARD));
    const target = thing();
    keys.onKey(press('?', target));
    expect([help.mock.lastCall, keys.moved]).toEqual([[undefined, 'kill', target], false]);
    keys.onKey(press('Tab'));
    keys.onKey(press('?', CARD));
    expect([help.mock.lastCall, keys.moved]).toEqual([['kill', 'kill', CARD], true]);
  });
});

describe('the keyboard goes on', () => {
  const focused = vi.fn();
  let there: string[];
  beforeEach(() => {
    focused.mockClear();
    vi.stubGlobal('document', {
      activeElement: null,
      querySelectorAll: (query: string) =>
        there.includes(query)
          ? [
              { checkVisibility: () => false },
              { checkVisibility: () => true, focus: () => void focused(query) },
            ]
          : [],
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('at what is lit, else at the plain buttons, and at what confirms once that is there', () => {
    there = ['main [data-plain]', 'main [data-sure]'];
    keyboard().keys.enter();
    keyboard({ chosen: {} }).keys.enter();
    there.push('main [data-lit="true"]:not([aria-pressed="true"])');
    keyboard().keys.enter();
    expect(focused.mock.calls.flat()).toEqual([
      'main [data-plain]',
      'main [data-sure]',
      'main [data-lit="true"]:not([aria-pressed="true"])',
    ]);
  });

  it('only where it was used last, and the focus is nowhere', () => {
    there = ['main [data-plain]'];
    const { keys } = keyboard();
    keys.goOn();
    keys.onKey(press('a'));
    keys.onPress();
    keys.goOn();
    expect(focused).not.toHaveBeenCalled();
    keys.onKey(press('a'));
    keys.goOn();
    expect(focused).toHaveBeenCalledOnce();
  });
});
