import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Lesson } from '../../lib/hall/wire';
import { Progress } from './progress.svelte';
import { stateOf } from './remembered';

const KEY = 'gladsheim-lessons';
const lesson = (id: string, ...steps: string[]) =>
  ({ id, part: 'base', steps: steps.map((step) => ({ id: step })) }) as unknown as Lesson;
const TWO = lesson('line', 'first', 'second');

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('what is done of the lessons', () => {
  it('goes on where a step is missing, and begins anew where none is', () => {
    const progress = new Progress('voluspa');
    expect([progress.next(TWO), progress.isDone(TWO)]).toEqual([0, false]);
    progress.finish(TWO, 'first');
    expect([progress.next(TWO), progress.isDone(TWO)]).toEqual([1, false]);
    progress.finish(TWO, 'second');
    expect([progress.next(TWO), progress.isDone(TWO)]).toEqual([0, true]);
  });

  it('tells how far one has come where the lessons are not at hand', () => {
    const [progress, more] = [new Progress('voluspa'), lesson('more', 'only')];
    progress.close([TWO]);
    expect(stateOf('voluspa')).toBe('none');
    progress.finish(TWO, 'first');
    expect(stateOf('voluspa')).toBe('begun');
    progress.finish(TWO, 'second');
    progress.close([TWO]);
    expect([stateOf('voluspa'), stateOf('valda')]).toEqual(['all', 'none']);
    progress.close([TWO, more]);
    expect(stateOf('voluspa')).toBe('begun');
  });

  it('is remembered, for each game by itself', () => {
    new Progress('voluspa').finish(TWO, 'first');
    expect(new Progress('voluspa').next(TWO)).toBe(1);
    expect(new Progress('valda').next(TWO)).toBe(0);
  });

  it.each(['nonsense', '[]', 'null', '{"voluspa/line": 7}'])('begins anew after %s', (text) => {
    kept.set(KEY, text);
    expect(new Progress('voluspa').next(TWO)).toBe(0);
  });

  it('lasts as long as the page without storage', () => {
    vi.stubGlobal('localStorage', undefined);
    const progress = new Progress('voluspa');
    progress.finish(TWO, 'first');
    expect(progress.next(TWO)).toBe(1);
  });
});
