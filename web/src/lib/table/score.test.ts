import { expect, it } from 'vitest';

import type { Scene } from '../hall/wire';
import { shownScore } from './score';

const scene = (...displays: string[]) =>
  ({
    seats: displays.map((display) => ({ score: Number(display.split('.')[0]), display })),
    ranking: displays
      .map((_, seat) => seat)
      .toSorted((a, b) => (displays[b] ?? '').localeCompare(displays[a] ?? '')),
  }) as unknown as Scene;
const shown = (found: Scene, always = false) =>
  found.seats.map((_, seat) => {
    const { points, tie, first } = shownScore(found, seat, always);
    return [points + (tie && `.${tie}`), first];
  });

it('ranks level scores by a figure, and no others', () => {
  expect(shown(scene('9.1', '9.2', '7'))).toEqual([
    ['9.1', false],
    ['9.2', true],
    ['7', null],
  ]);
});

it('shows no figure before there are points', () => {
  expect(shown(scene('0.2', '0.1'))).toEqual([
    ['0', null],
    ['0', null],
  ]);
});

it('shows it always where that is set', () => {
  expect(shown(scene('0.2', '0.1', '7'), true)).toEqual([
    ['0.2', true],
    ['0.1', false],
    ['7.1', null],
  ]);
});
