const EACH_MS = 1200;

/** How fast a game is played back: times the usual. */
export const SPEEDS = [0.5, 1, 2, 4] as const;

class Pace {
  speed = $state<number>(1);

  /** How long each position is shown. */
  get ms(): number {
    return EACH_MS / this.speed;
  }
}

export const pace = new Pace();
