import { beforeEach, expect, it, vi } from 'vitest';

const touch = (type: string, pointerType = 'touch', timeStamp = performance.now()) =>
  ({ type, pointerType, timeStamp }) as PointerEvent;

beforeEach(() => vi.resetModules());

it('keeps the last touch, down and up, until it is taken', async () => {
  const { keepTouch, takeTouch } = await import('./early');
  const touches = [
    touch('pointerdown'),
    touch('pointerup'),
    touch('pointerdown'),
    touch('pointerup'),
  ];
  touches.forEach(keepTouch);
  expect(takeTouch()).toEqual(touches.slice(2));
  keepTouch(touch('pointerdown'));
  expect(takeTouch()).toEqual([]);
});

it('keeps no mouse, and answers nothing that is long past', async () => {
  const { keepTouch, takeTouch } = await import('./early');
  keepTouch(touch('pointerdown', 'touch', performance.now() - 6000));
  keepTouch(touch('pointerdown', 'mouse'));
  expect(takeTouch()).toEqual([]);
});
