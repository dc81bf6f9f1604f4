/** The sounds of a table. */
export type Sound = 'laid' | 'points' | 'capture' | 'dice' | 'turn' | 'over' | 'won' | 'lost';

interface Tone {
  /** Hertz, at its beginning and at its end. */
  from: number;
  to?: number;
  /** Seconds after the sound's beginning, and how long it rings. */
  at: number;
  lasts: number;
  /** 0 to 1. */
  loud: number;
  wave?: OscillatorType;
}

interface Knock {
  /** Hertz around which the noise lies. */
  pitch: number;
  at: number;
  lasts: number;
  loud: number;
}

interface Score {
  tones?: Tone[];
  knocks?: Knock[];
}

/** Tones that begin one after the other and ring out together. */
function chord(pitches: readonly number[]): Tone[] {
  return pitches.map((from, index) => ({
    from,
    at: 0.16 * index,
    lasts: 1.6 - 0.1 * index,
    loud: 0.26,
    wave: 'triangle',
  }));
}

/** The parts of each sound: knocks are filtered noise, tones are waves with a pitch. */
const SCORES: Record<Sound, Score> = {
  laid: {
    knocks: [{ pitch: 900, at: 0, lasts: 0.07, loud: 0.9 }],
    tones: [{ from: 190, to: 120, at: 0, lasts: 0.12, loud: 0.5 }],
  },
  points: {
    tones: [
      { from: 659.3, at: 0, lasts: 0.5, loud: 0.28, wave: 'triangle' },
      { from: 987.8, at: 0.08, lasts: 0.6, loud: 0.22, wave: 'triangle' },
    ],
  },
  capture: {
    knocks: [{ pitch: 2400, at: 0, lasts: 0.16, loud: 0.35 }],
    tones: [{ from: 300, to: 620, at: 0, lasts: 0.2, loud: 0.22 }],
  },
  dice: {
    knocks: [0, 0.06, 0.13, 0.21, 0.27].map((at, index) => ({
      pitch: 1500 + 260 * (index % 3),
      at,
      lasts: 0.05,
      loud: 0.6 - 0.08 * index,
    })),
  },
  turn: {
    tones: [
      { from: 392, at: 0, lasts: 0.5, loud: 0.3, wave: 'triangle' },
      { from: 523.3, at: 0.14, lasts: 0.7, loud: 0.3, wave: 'triangle' },
    ],
  },
  over: { tones: chord([196, 293.7, 392]) },
  won: { tones: chord([261.6, 329.6, 392, 523.3]) },
  lost: { tones: chord([293.7, 246.9, 196]) },
};
const BETWEEN_S = 0.12;

/** Plays the table's sounds. All are synthesized here: nothing is loaded. */
class Sounds {
  #context: AudioContext | null = null;
  #noise: AudioBuffer | null = null;

  /** Plays the sounds one after the other; nothing before the user has touched the page. */
  play(sounds: readonly Sound[], volume: number): void {
    if (!navigator.userActivation.hasBeenActive || volume <= 0) return;
    const context = (this.#context ??= new AudioContext());
    void context.resume();
    const master = context.createGain();
    // Loudness is perceived on a ratio scale.
    master.gain.value = 0.5 * (volume / 100) ** 2;
    master.connect(context.destination);
    sounds.forEach((sound, index) => {
      const begin = context.currentTime + 0.01 + index * BETWEEN_S;
      const { tones = [], knocks = [] } = SCORES[sound];
      for (const tone of tones) this.#ring(context, master, begin, tone);
      for (const knock of knocks) this.#knock(context, master, begin, knock);
    });
  }

  #ring(context: AudioContext, to: AudioNode, begin: number, tone: Tone): void {
    const source = context.createOscillator();
    source.type = tone.wave ?? 'sine';
    const [start, end] = [begin + tone.at, begin + tone.at + tone.lasts];
    source.frequency.setValueAtTime(tone.from, start);
    if (tone.to) source.frequency.exponentialRampToValueAtTime(tone.to, end);
    source.connect(this.#envelope(context, to, start, end, tone.loud));
    source.start(start);
    source.stop(end);
  }

  #knock(context: AudioContext, to: AudioNode, begin: number, knock: Knock): void {
    const source = context.createBufferSource();
    source.buffer = this.#noise ??= noise(context);
    const filter = context.createBiquadFilter();
    filter.type = 'bandpass';
    filter.frequency.value = knock.pitch;
    filter.Q.value = 1.4;
    const [start, end] = [begin + knock.at, begin + knock.at + knock.lasts];
    source.connect(filter).connect(this.#envelope(context, to, start, end, knock.loud));
    source.start(start);
    source.stop(end);
  }

  #envelope(
    context: AudioContext,
    to: AudioNode,
    start: number,
    end: number,
    loud: number,
  ): GainNode {
    const gain = context.createGain();
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(loud, start + 0.008);
    gain.gain.exponentialRampToValueAtTime(0.0001, end);
    gain.connect(to);
    return gain;
  }
}

function noise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate * 0.3, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = 2 * Math.random() - 1;
  return buffer;
}

export const sounds = new Sounds();
