/** The light of a picture: its sky from top to bottom. */
export const MOODS = {
  dusk: ['#5d2630', '#c4683a'],
  ember: ['#3a1712', '#a8452a'],
  night: ['#1b3358', '#456a92'],
  storm: ['#2a2050', '#6f5aa8'],
  day: ['#4c6a86', '#cfa968'],
  frost: ['#3a6076', '#9fc3cf'],
  sea: ['#12464f', '#4f9a94'],
  wood: ['#1d4237', '#6c9a6a'],
  earth: ['#3f2b1c', '#9a7440'],
  gold: ['#5c4210', '#c99a3c'],
} as const;

export type Mood = keyof typeof MOODS;

/** The ground of a picture, from far to near, on 160 × 100 units. */
const LANDS = {
  ridge: [
    'M0 78 24 50l12 12 22-30 26 34 16-14 22 24 20-20 18 18v26H0z',
    'M0 92q40-16 80-4t80-6v18H0z',
  ],
  hills: ['M0 72q30-20 62-2t98-10v40H0z', 'M0 90q46-14 84-4t76-4v18H0z'],
  sea: ['M0 74h160v26H0z', 'M0 86q10-6 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0v14H0z'],
  plain: ['', 'M0 88q60-10 160-2v14H0z'],
} as const;

export type Land = keyof typeof LANDS;

/** A drawing in a picture. */
export interface Emblem {
  /** On 512 × 512 units, as `emblem:` gives it. */
  body: string;
  /** Its middle and its size, on 160 × 100 units. */
  x: number;
  y: number;
  size: number;
  colour: string;
  /** Degrees by which it is turned. */
  turn?: number;
  /** Behind the ground's near edge. */
  behind?: boolean;
}

/** The content of a picture: all of it data, drawn by `Picture.svelte`. */
export interface Scene {
  mood: Mood;
  land: Land;
  emblems: readonly Emblem[];
}

const INK = (opacity: number) => `rgb(10 13 20 / ${opacity})`;

/** An emblem at its place; browsers lay out a group much faster than a drawing within a drawing. */
const emblemOf = ({ body, x, y, size, colour, turn = 0 }: Emblem) =>
  `<g fill="${colour}" color="${colour}" transform="rotate(${turn} ${x} ${y}) translate(${x - size / 2} ${y - size / 2}) scale(${size / 512})">${body}</g>`;

/** A scene as SVG: a far and a near ground, and one to three emblems between them; the sky is behind it. */
export function drawingOf({ land, emblems }: Scene): string {
  const [far, near] = LANDS[land];
  const drawn = (behind: boolean) =>
    emblems.filter((one) => (one.behind ?? false) === behind).map(emblemOf);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="100" viewBox="0 0 160 100">',
    `<circle cx="80" cy="62" r="46" fill="none" stroke="${INK(0.22)}" stroke-width="5"/>`,
    `<path d="${far}" fill="${INK(0.26)}"/>`,
    ...drawn(true),
    `<path d="${near}" fill="${INK(0.62)}"/>`,
    ...drawn(false),
    '</svg>',
  ].join('');
}
