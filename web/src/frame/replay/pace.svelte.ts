const EACH_MS = 1200;

/** The speeds of a replay, as multiples of the normal one. */
export const SPEEDS = [0.5, 1, 2, 4] as const;

class Pace {
  speed = $state<number>(1);

  /** The milliseconds that each position is shown. */
  get ms(): number {
    return EACH_MS / this.speed;
  }
}

export const pace = new Pace();
