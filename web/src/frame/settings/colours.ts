/** How many colours app.css has for seats. */
export const COLOURS = 6;

/** The colour of each seat that has another than its own, where a seat takes the colour of another. */
export function exchanged(seat: number, colour: number): [seat: number, colour: number][] {
  return seat === colour
    ? []
    : [
        [seat, colour],
        [colour, seat],
      ];
}
