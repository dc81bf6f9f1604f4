import { describe, expect, it } from 'vitest';

import { animationOf, Timeline, transformOf, type Flight } from './motion';

const at = (x: number, size = 40) => ({ x, y: 0, size });
const flight = (more: Partial<Flight<string>> = {}): Flight<string> => ({
  id: 1,
  piece: 'card',
  path: [at(0, 20), at(100)],
  delay: 50,
  duration: 300,
  ...more,
});
const opacities = (more: Partial<Flight<string>>) =>
  animationOf(flight(more))[0].flatMap(({ offset, opacity }) =>
    opacity === undefined ? [] : [[offset, opacity]],
  );
const moves = (more: Partial<Flight<string>>) =>
  animationOf(flight(more))[0].flatMap(({ offset, transform }) =>
    transform === undefined ? [] : [[offset, transform]],
  );

describe('a timeline', () => {
  it('ends with the last motion and the last landing', () => {
    const timeline = new Timeline<string, string>();
    timeline.add({ piece: 'card', path: ['a', 'b'], delay: 100, duration: 200, hold: 500 });
    expect(timeline.ends).toBe(300);
    timeline.land('b', 350);
    expect(timeline.ends).toBe(350);
  });

  it('lets a place wait for the last piece that comes there', () => {
    const timeline = new Timeline<string, string>();
    timeline.land('b', 300);
    timeline.land('b', 200);
    expect(timeline.lands.get('b')).toBe(300);
  });
});

describe('the animation of a flight', () => {
  it('scales the piece, drawn as large as it ends, from position to position', () => {
    const [, timing] = animationOf(flight());
    expect(moves({})).toEqual([
      [0, transformOf(at(0, 20), 40)],
      [1, transformOf(at(100))],
      [1, transformOf(at(100))],
    ]);
    expect(timing).toMatchObject({ delay: 50, duration: 300, endDelay: 0, fill: 'both' });
  });

  it('goes the same time for each step of its way', () => {
    const steps = moves({ path: [at(0), at(50), at(100)] });
    expect(steps.map(([offset]) => offset)).toEqual([0, 0.5, 1, 1]);
  });

  it('appears soon where it does not wait, and fades from where it shall', () => {
    const appears = [
      [0, 0],
      [0.1, 1],
    ];
    expect(opacities({})).toEqual([...appears, [1, 1], [1, 1]]);
    expect(opacities({ waits: true })[0]).toEqual([0, 1]);
    expect(opacities({ fadesFrom: 0.7 })).toEqual([...appears, [0.7, 1], [1, 0]]);
  });

  it('stays at its end for a while, or is held up there until it fades', () => {
    const stays = animationOf(flight({ hold: 100 }))[1];
    expect(stays).toMatchObject({ duration: 300, endDelay: 100 });
    const held = animationOf(flight({ hold: 100, fadesFrom: 0.9 }))[1];
    expect(held).toMatchObject({ duration: 400, endDelay: 0 });
    expect(moves({ hold: 100, fadesFrom: 0.9 })[1]).toEqual([0.75, transformOf(at(100))]);
  });

  it('turns evenly along its way', () => {
    const turned = moves({ path: [at(0), at(50), at(100)], turn: 720 });
    expect(turned.map(([, text]) => /rotate\((\d+)deg\)/.exec(String(text))?.[1])).toEqual([
      '0',
      '360',
      '720',
      '720',
    ]);
  });

  it('gives frames in their order, with a single position, too', () => {
    const [frames] = animationOf(flight({ path: [at(7)], fadesFrom: 0.05, hold: 100 }));
    const offsets = frames.map(({ offset }) => Number(offset));
    expect(offsets).toEqual([...offsets].sort((one, other) => one - other));
    expect(offsets.every((offset) => offset >= 0 && offset <= 1)).toBe(true);
  });
});
