import type { Code } from './shapes';

/** A rune for each kind, cut in strokes as into wood, in a box of 10 × 16 units. */
export const RUNES: Record<Code, string> = {
  Od: 'M3 1v14M3 2l5 3.5M3 6l5 3.5',
  Th: 'M3 1v14M3 4l5 4-5 4',
  Tr: 'M5 1v14M5 1L1.5 5M5 1l3.5 4',
  Dr: 'M2 15L8 6.5 5 2.5 2 6.5 8 15',
  Fe: 'M3 1v14M3 7.5L8 3M3 11.5L9 6',
  Sk: 'M5 1v14',
  Va: 'M3 1v14M3 1.5l5 3.5-5 4',
  Lo: 'M4 15V1l4.5 4.5',
  He: 'M2 1v14M8 1v14M2 6l6 4',
  Hm: 'M2 15V1l3 4.5L8 1v14',
  Jo: 'M5.5 1.5L2 5l3.5 3.5M4.5 7.5L8 11l-3.5 3.5',
  Se: 'M5 15V1L2 4M5 15l3-3',
  Lb: 'M3 1v6l4 2v6',
  Dw: 'M1.5 2v12L8.5 2v12z',
  Fr: 'M1.5 2.5l7 11M8.5 2.5l-7 11',
  Ra: 'M3 15V1.5L7.5 4 3 7.5 8 15',
  Ni: 'M5 1v14M2 6l6 4',
};
