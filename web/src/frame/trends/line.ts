/** The places of values in a picture of a size, oldest at the left, and the values at its edges. */
export interface Line {
  points: { x: number; y: number }[];
  /** Marks beside the line, at the same places; null where there is none. */
  marks: ({ x: number; y: number } | null)[];
  low: number;
  high: number;
  /** The height of zero. */
  nought: number;
}

/** The line of values with marks of their own; nought is always in the picture. */
export function lineOf(
  values: readonly number[],
  marks: readonly (number | null)[],
  width: number,
  height: number,
): Line {
  const all = [0, ...values, ...marks.filter((mark) => mark !== null)];
  const low = Math.min(...all);
  const high = Math.max(...all);
  const span = high - low || 1;
  const y = (value: number) => height - ((value - low) / span) * height;
  const x = (index: number) =>
    values.length > 1 ? (index * width) / (values.length - 1) : width / 2;
  return {
    points: values.map((value, index) => ({ x: x(index), y: y(value) })),
    marks: marks.map((mark, index) => (mark === null ? null : { x: x(index), y: y(mark) })),
    low,
    high,
    nought: y(0),
  };
}
