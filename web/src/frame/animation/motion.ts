/** The place of something on the page: its middle, and its drawn size, in pixels. */
export interface Position {
  x: number;
  y: number;
  size: number;
}

/** A piece that moves from place to place. Each game says what its pieces and places are. */
export interface Motion<Piece, Place> {
  piece: Piece;
  /** From the first to the last, by all those between. */
  path: readonly Place[];
  /** Milliseconds, at normal speed, before it begins. */
  delay: number;
  /** Milliseconds on its way, and at the last place before it is removed. */
  duration: number;
  hold?: number;
  /** Whether it is seen at the first place before it begins. */
  waits?: boolean;
  /** The part of its time, from 0 to 1, after which it fades away; without this it stays visible. */
  fadesFrom?: number;
  /** Degrees by which it turns on its way. */
  turn?: number;
}

/** A motion on the page: from position to position, at the speed that the player has chosen. */
export interface Flight<Piece> extends Motion<Piece, Position> {
  id: number;
}

/** The animation of the newest log entries, in milliseconds at normal speed. */
export class Timeline<Piece, Place> {
  readonly motions: Motion<Piece, Place>[] = [];
  /** The time at which the things in a place become visible, by the key of the place. */
  readonly lands = new Map<string, number>();
  /** The time at which all motion has ended. */
  ends = 0;

  add(motion: Motion<Piece, Place>): void {
    this.motions.push(motion);
    this.until(motion.delay + motion.duration);
  }

  land(key: string, at: number): void {
    this.lands.set(key, Math.max(at, this.lands.get(key) ?? 0));
    this.until(at);
  }

  until(at: number): void {
    this.ends = Math.max(this.ends, at);
  }
}

/** The part of its time in which a piece comes into sight. */
const APPEARS = 0.1;

/** Puts the middle of a piece, drawn `drawn` pixels large, at a position. */
export const transformOf = ({ x, y, size }: Position, drawn = size, turned = 0): string =>
  `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${size / drawn}) rotate(${turned}deg)`;

/** The arguments of `Element.animate` for a flight. The piece has its final size. */
export function animationOf(flight: Flight<unknown>): [Keyframe[], KeyframeAnimationOptions] {
  const { path, delay, duration, hold = 0, waits, fadesFrom, turn = 0 } = flight;
  const last = path.at(-1)!;
  // The curve of a flight that fades includes its pause at the end; otherwise the pause follows the curve.
  const within = fadesFrom === undefined ? 0 : hold;
  const whole = duration + within;
  const steps = Math.max(1, path.length - 1);
  const turned = (step: number) => (turn * step) / steps;
  const moves = path.map((position, step) => ({
    offset: (step * duration) / (steps * whole),
    transform: transformOf(position, last.size, turned(step)),
  }));
  const frames: Keyframe[] = [
    ...moves,
    { offset: 1, transform: transformOf(last, last.size, turn) },
    { offset: 0, opacity: waits ? 1 : 0 },
    { offset: waits ? 0 : APPEARS, opacity: 1 },
    { offset: fadesFrom ?? 1, opacity: 1 },
    { offset: 1, opacity: fadesFrom === undefined ? 1 : 0 },
  ];
  return [
    frames.sort((one, other) => Number(one.offset) - Number(other.offset)),
    {
      delay,
      duration: whole,
      endDelay: hold - within,
      easing: 'cubic-bezier(0.35, 0.6, 0.3, 1)',
      fill: 'both',
    },
  ];
}
