import { describe, expect, it } from 'vitest';

import { beside, nearby, placeLabel, within, type Box } from './placing';

const box = (left: number, top: number, width = 10, height = 10): Box => ({
  left,
  top,
  width,
  height,
});
const kept = (left: number, top: number, weight = 1) => ({ ...box(left, top), weight });

describe('the place of a label', () => {
  const [first, second, third] = [box(0, 0), box(20, 0), box(40, 0)];

  it('is the first that covers nothing', () => {
    expect(placeLabel([first, second, third], [])).toBe(first);
    expect(placeLabel([first, second, third], [kept(5, 5)])).toBe(second);
    // Things that only touch do not cover each other.
    expect(placeLabel([first, second], [kept(10, 0)])).toBe(first);
  });

  it('covers least where none is free, by area and weight, and is the first of equals', () => {
    expect(placeLabel([first, second], [kept(0, 5), kept(20, 8)])).toBe(second);
    expect(placeLabel([first, second], [kept(0, 5), kept(20, 8, 4)])).toBe(first);
    expect(placeLabel([first, second], [kept(0, 5), kept(20, 5)])).toBe(first);
  });
});

describe('candidates', () => {
  it('lie above, below, right and left of a thing', () => {
    const size = { width: 20, height: 6 };
    expect(beside(box(50, 50), size, 2).map(({ left, top }) => [left, top])).toEqual([
      [45, 42],
      [45, 62],
      [62, 52],
      [28, 52],
    ]);
  });

  it('are moved into the room, whose upper left corner counts where there is too little', () => {
    const room = box(0, 0, 100, 100);
    expect(within(box(-5, 99), room, 6)).toEqual(box(6, 84));
    expect(within(box(50, 50, 200, 10), room)).toEqual(box(0, 50, 200, 10));
  });

  it('are all places of a room, the nearest first', () => {
    const found = nearby(box(8, 0), box(0, 0, 30, 20), 10);
    expect(found.map(({ left, top }) => [left, top])).toEqual([
      [10, 0],
      [0, 0],
      [10, 10],
      [20, 0],
      [0, 10],
      [20, 10],
    ]);
  });
});
