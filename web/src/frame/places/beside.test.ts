import { describe, expect, it } from 'vitest';

import { besideOf, type Box } from './beside';

const room: Box = { left: 0, top: 0, width: 400, height: 400 };
const size = { width: 60, height: 44 };
const thing: Box = { left: 150, top: 200, width: 100, height: 40 };
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  width,
  height,
});

describe('a place beside a thing', () => {
  it('is at its right first', () => {
    expect(besideOf(thing, size, room, [], [])).toEqual({ left: 258, top: 198 });
  });

  it('is on nothing that must stay clear', () => {
    const right = box(250, 0, 150, 400);
    expect(besideOf(thing, size, room, [right], [])).toEqual({ left: 170, top: 248 });
  });

  it('hides as little of the rest as can be', () => {
    const rest = [box(258, 198, 60, 44), box(170, 248, 60, 10)];
    expect(besideOf(thing, size, room, [], rest)).toEqual({ left: 82, top: 198 });
  });

  it('is nowhere where there is no room', () => {
    expect(besideOf(thing, size, box(140, 190, 120, 60), [], [])).toBeNull();
  });
});
