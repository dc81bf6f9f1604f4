import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { Entry } from '../../lib/hall/wire';
import { Animator } from './animator.svelte';
import { Timeline } from './motion';

const settings = vi.hoisted(() => ({ moves: true, pace: 1 }));
vi.mock('../../lib/page/settings.svelte', () => ({ settings }));

/** Callbacks for the next frame; null for a cancelled one. */
let frames: (FrameRequestCallback | null)[];
const entry = { seq: 1 } as Entry;

beforeEach(() => {
  Object.assign(settings, { moves: true, pace: 1 });
  frames = [];
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('requestAnimationFrame', (work: FrameRequestCallback) => frames.push(work) - 1);
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => (frames[frame] = null));
});

const paint = () => frames.splice(0).forEach((work) => work?.(0));

/** A board on which the pieces a and b fly to the places 10 and 20. */
function board(fresh: Entry[] = [entry], known = true) {
  const before: number[] = [];
  const timelineOf = () => {
    const timeline = new Timeline<string, number>();
    timeline.add({ piece: 'a', path: [0, 10], delay: 0, duration: 100 });
    timeline.add({ piece: 'b', path: [0, 20], delay: 50, duration: 100, hold: 30 });
    timeline.land('ten', 100);
    timeline.land('twenty', 150);
    return timeline;
  };
  const animator = new Animator<string, number>({
    fresh: () => fresh,
    timelineOf: (entries) => (known && entries.length > 0 ? timelineOf() : undefined),
    pathOf: ({ path }, boxes) => {
      before.push(boxes.size);
      const found = path.map((x) => (x === 20 && fresh.length > 1 ? null : { x, y: 0, size: 40 }));
      return known ? found : undefined;
    },
    sizeOf: (piece) => piece.length * 8,
    root: () => ({ querySelectorAll: () => [thing('one'), thing('hidden', 0)] }) as never,
  });
  return { animator, before };
}

const thing = (key: string, width = 10) => ({
  dataset: { key },
  closest: () => null,
  getBoundingClientRect: () => ({ x: 0, y: 0, width, height: 10 }),
});

describe('a view that brings something', () => {
  it('says how long it takes, and sets its pieces off with the next frame', () => {
    const { animator } = board();
    const lasts = vi.fn();
    animator.play({ lasts });
    expect(lasts).toHaveBeenCalledWith(150);
    expect(animator.flights).toEqual([]);
    paint();
    expect(animator.flights.map(({ piece, path }) => [piece, path[1]?.x])).toEqual([
      ['a', 10],
      ['b', 20],
    ]);
  });

  it('goes at the pace that the player has chosen', () => {
    settings.pace = 0.5;
    const { animator } = board();
    animator.play({});
    paint();
    expect(animator.flights[1]).toMatchObject({ delay: 25, duration: 50, hold: 15 });
    expect(animator.ends).toBe(75);
    expect(animator.lands('ten')).toBe(50);
    expect(animator.lands('ten', 'twenty', 'elsewhere')).toBe(75);
  });

  it('leaves out a piece whose way cannot be told', () => {
    const { animator } = board([entry, entry]);
    animator.play({});
    paint();
    expect(animator.flights.map(({ piece }) => piece)).toEqual(['a']);
  });

  it('is taken back before its frame, and goes at once where nobody sees the page', () => {
    const { animator } = board();
    animator.play({})();
    paint();
    expect(animator.flights).toEqual([]);
    vi.stubGlobal('document', { hidden: true });
    animator.play({});
    expect(animator.flights).toHaveLength(2);
  });

  it('is not shown again when something else changes', () => {
    const { animator } = board();
    animator.play({});
    paint();
    animator.play({});
    paint();
    expect(animator.flights).toHaveLength(2);
  });

  it('takes each piece away once it has landed, and none that came meanwhile', () => {
    const { animator } = board();
    animator.play({});
    animator.play({});
    paint();
    const [first, ...others] = animator.flights;
    animator.landed(first!.id);
    expect(animator.flights).toEqual(others);
    expect(new Set(others.map(({ id }) => id)).size).toBe(3);
  });

  it('knows where things lay that were seen before it', () => {
    const { animator, before } = board();
    animator.remember();
    animator.play({});
    paint();
    expect(before).toEqual([1, 1]);
  });
});

describe('nothing moves', () => {
  const still = (animator: Animator<string, number>) => {
    const lasts = vi.fn();
    animator.play({ lasts });
    expect(lasts).toHaveBeenCalledWith(0);
    expect(frames).toEqual([]);
    expect(animator.lands('ten')).toBe(0);
  };

  it('where the player wants none of it', () => {
    Object.assign(settings, { moves: false, pace: 0 });
    still(board().animator);
  });

  it('where a view brings nothing, or the code for it has not come', () => {
    still(board([]).animator);
    const { animator } = board([entry], false);
    still(animator);
    animator.fly([{ piece: 'a', path: [0, 10], delay: 0, duration: 100 }]);
    expect(animator.flights).toEqual([]);
  });

  it('from where it was remembered for a view that brings nothing', () => {
    const { animator, before } = board([]);
    animator.remember();
    animator.fly([{ piece: 'a', path: [0, 10], delay: 0, duration: 100 }]);
    expect(before).toEqual([0]);
  });
});

it('draws what is dragged where the pointer is, as large as the game says', () => {
  const { animator } = board();
  animator.drag('abc', 5, 6);
  expect(animator.dragged).toEqual({ piece: 'abc', position: { x: 5, y: 6, size: 24 } });
});
