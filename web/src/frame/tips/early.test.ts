import { beforeEach, expect, it, vi } from 'vitest';

const touch = (type: string, pointerType = 'touch', timeStamp = performance.now()) =>
  Object.defineProperty(Object.assign(new Event(type), { pointerType }), 'timeStamp', {
    value: timeStamp,
  }) as Event;

let page: EventTarget;

beforeEach(() => {
  vi.resetModules();
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});

it('keeps the last touch, down and up, until it is taken', async () => {
  const { keepTouches, takeTouch } = await import('./early');
  keepTouches();
  const touches = ['pointerdown', 'pointerup', 'pointerdown', 'pointerup'].map((type) =>
    touch(type),
  );
  touches.forEach((one) => page.dispatchEvent(one));
  expect(takeTouch()).toEqual(touches.slice(2));
  page.dispatchEvent(touch('pointerdown'));
  expect(takeTouch()).toEqual(touches.slice(2));
});

it('keeps no mouse, and answers nothing that is long past', async () => {
  const { keepTouches, takeTouch } = await import('./early');
  keepTouches();
  page.dispatchEvent(touch('pointerdown', 'touch', performance.now() - 6000));
  page.dispatchEvent(touch('pointerdown', 'mouse'));
  expect(takeTouch()).toEqual([]);
});
