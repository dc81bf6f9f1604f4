import gems from 'emblem:gems';
import pick from 'emblem:mining';
import tree from 'emblem:oak';
import temple from 'emblem:viking-church';

import type { Scene } from '../../../frame/pictures/picture';

/** The cover of Valda on the front page. */
export const cover: Scene = {
  mood: 'earth',
  land: 'hills',
  emblems: [
    { body: tree, x: 80, y: 52, size: 68, colour: 'rgb(84 104 44 / 0.85)', behind: true },
    { body: temple, x: 29, y: 53, size: 30, colour: '#f2cf8f' },
    { body: pick, x: 82, y: 60, size: 22, colour: '#f0b46c', turn: 8 },
    { body: gems, x: 131, y: 54, size: 27, colour: '#9fd8f2' },
  ],
};
