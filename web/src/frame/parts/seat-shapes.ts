/** A shape for each seat on a field of 20 × 20 units: told apart without seeing colours. */
export const SEAT_SHAPES: readonly string[] = [
  'M10 1a9 9 0 1 1 0 18 9 9 0 0 1 0-18z',
  'M2 2h16v16H2z',
  'M10 0l10 10-10 10L0 10z',
  'M10 .5l9.5 7.2-3.6 11.3H4.1L.5 7.7z',
  'M5 1.5h10l5 8.5-5 8.5H5L0 10z',
  'M10-1l11.5 20h-23z',
];
