/** The course of a line of values in a picture of a size, and the values at its lower and upper edge. */
export interface Course {
  points: { x: number; y: number; value: number }[];
  low: number;
  high: number;
}

/** Values that differ by less than this look level. */
const LEAST_SPAN = 100;

/** The course of values from left to right; a single one is in the middle. */
export function courseOf(values: readonly number[], width: number, height: number): Course {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const slack = Math.max(0, LEAST_SPAN - (most - least)) / 2;
  const [low, high] = [Math.floor(least - slack), Math.ceil(most + slack)];
  const step = values.length > 1 ? width / (values.length - 1) : 0;
  const points = values.map((value, index) => ({
    x: values.length > 1 ? index * step : width / 2,
    y: height - ((value - low) / (high - low)) * height,
    value,
  }));
  return { points, low, high };
}
