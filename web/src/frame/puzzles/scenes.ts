import swords from 'emblem:crossed-swords';
import trophy from 'emblem:trophy';
import mountains from 'emblem:mountains';
import runner from 'emblem:run';

import type { Emblem, Land, Mood, Scene } from '../pictures/picture';
import type { Theme } from './saying';

/** Neighbours in the list are told apart at a glance. */
const LIGHTS: readonly Mood[] = ['night', 'ember', 'sea', 'storm', 'wood', 'dusk', 'frost'];
const BONE = '#f4ecd8';
const GOLD = '#f3cf7a';

const SCENES: Record<Theme, { land: Land; emblems: Emblem[] }> = {
  chase: {
    land: 'hills',
    emblems: [
      { body: mountains, x: 112, y: 54, size: 74, colour: 'rgb(10 14 22 / 0.4)', behind: true },
      { body: runner, x: 62, y: 60, size: 52, colour: BONE },
    ],
  },
  close: {
    land: 'plain',
    emblems: [{ body: swords, x: 80, y: 54, size: 60, colour: BONE }],
  },
  lead: {
    land: 'ridge',
    emblems: [{ body: trophy, x: 80, y: 52, size: 60, colour: GOLD }],
  },
};

/** The picture of a puzzle, from what is told of it before it is solved. */
export const sceneOf = (theme: Theme, number: number): Scene => ({
  mood: LIGHTS[number % LIGHTS.length] ?? 'night',
  ...SCENES[theme],
});
