import mask from 'emblem:duality-mask';
import oneEyed from 'emblem:one-eyed';
import hammer from 'emblem:thor-hammer';
import wolf from 'emblem:wolf-head';

import type { Scene } from '../../../frame/pictures/picture';

/** The cover of Völuspá on the front page. */
export const cover: Scene = {
  mood: 'sea',
  land: 'ridge',
  emblems: [
    { body: wolf, x: 82, y: 52, size: 62, colour: 'rgb(10 22 30 / 0.5)', behind: true },
    { body: oneEyed, x: 30, y: 51, size: 27, colour: '#e8eef2' },
    { body: hammer, x: 80, y: 54, size: 27, colour: '#f0a56c', turn: -12 },
    { body: mask, x: 130, y: 52, size: 28, colour: '#7fe0b4' },
  ],
};
