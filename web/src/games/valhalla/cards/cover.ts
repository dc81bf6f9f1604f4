import axes from 'emblem:crossed-axes';
import ship from 'emblem:drakkar';
import glory from 'emblem:laurels';
import helmet from 'emblem:viking-helmet';

import type { Scene } from '../../../frame/pictures/picture';

/** The cover of Valhalla on the front page. */
export const cover: Scene = {
  mood: 'storm',
  land: 'sea',
  emblems: [
    { body: ship, x: 82, y: 50, size: 66, colour: 'rgb(24 14 44 / 0.7)', behind: true },
    { body: helmet, x: 29, y: 53, size: 29, colour: '#f2cf6c' },
    { body: axes, x: 82, y: 57, size: 24, colour: '#f08c7c' },
    { body: glory, x: 131, y: 53, size: 28, colour: '#ddd2f6' },
  ],
};
