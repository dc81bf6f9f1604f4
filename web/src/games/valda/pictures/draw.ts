import type { Emblem, Land, Mood, Scene } from '../../../frame/pictures/picture';

/** The colours of the things in a picture. */
export const BONE = '#f4e8cc';
export const GOLD = '#ffd166';
export const BRASS = '#d99a32';
export const RED = '#e8473a';
export const EMBER = '#ff9340';
export const GEM = '#9be8fa';
export const IRON = '#c3d0d8';
export const LEAF = '#a8d690';
export const VIOLET = '#d3bcff';
export const ROSE = '#ff9fb8';
export const WOOD = '#c08a52';
export const INK = '#140d12';

/** A drawing, its colour, its middle and its size; how it is turned, and whether the ground covers its foot. */
type Drawn = [
  body: string,
  colour: string,
  x: number,
  y: number,
  size: number,
  turn?: number,
  behind?: boolean,
];

const emblem = ([body, colour, x, y, size, turn = 0, behind = false]: Drawn): Emblem => ({
  body,
  colour,
  x,
  y,
  size,
  turn,
  behind,
});

export const scene = (mood: Mood, land: Land, ...drawn: Drawn[]): Scene => ({
  mood,
  land,
  emblems: drawn.map(emblem),
});
