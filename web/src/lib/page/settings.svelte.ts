import { pickLanguage, texts, type Language } from '../texts.svelte';

export type Theme = 'system' | 'dark' | 'light';
/** The speed of animations; `off` disables them. */
export type Speed = 'slow' | 'normal' | 'fast' | 'off';

/** Milliseconds that may lie between two moves of bots. */
export const PAUSES = [0, 300, 600, 1200] as const;
export type Pause = (typeof PAUSES)[number];

/** By how much longer than at normal speed a movement takes. */
const PACES: Record<Speed, number> = { slow: 1.8, normal: 1, fast: 0.5, off: 0 };

interface Saved {
  language: Language | null;
  theme: Theme;
  confirm: boolean;
  /** The setting that `speed` has replaced; still written, for a page of an older version. */
  motion: boolean;
  speed: Speed | null;
  pause: Pause;
  sound: boolean;
  /** 0 to 100. */
  volume: number;
  best: boolean;
  /** Whether the first games of a kind are played with a line of advice. */
  coach: boolean;
  /** Whether the tie-break figure is also shown where no scores are equal. */
  ties: boolean;
  /** Whether moves can be prepared while others think. */
  prepare: boolean;
  /** Whether actions and places are shown as they are typed. */
  coordinates: boolean;
  /** The colour of one's seat at every table, 0 to 5; null for the seat's own. */
  colour: number | null;
  notify: boolean;
  /** Milliseconds after a change of decision in which a press does nothing. */
  settle: number;
}

/** The ground of each theme, for what the browser draws around the page; `app.css` has it, too. */
const GROUNDS = { dark: '#0d141b', light: '#efe6d0' } as const;
const KEY = 'gladsheim-settings';

function load(): Partial<Saved> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Saved>;
  } catch {
    // Storage is off, or contains something else: begin with the defaults.
    return {};
  }
}

class Settings {
  #saved = $state<Saved>({
    language: null,
    theme: 'system',
    confirm: true,
    motion: true,
    speed: null,
    pause: 600,
    sound: false,
    volume: 60,
    best: false,
    coach: true,
    ties: false,
    prepare: true,
    coordinates: false,
    colour: null,
    notify: false,
    settle: 400,
    ...load(),
  });
  #still = matchMedia('(prefers-reduced-motion: reduce)');
  #calm = $state(this.#still.matches);
  #bright = matchMedia('(prefers-color-scheme: light)');

  constructor() {
    this.#still.addEventListener('change', (event) => (this.#calm = event.matches));
    this.#bright.addEventListener('change', () => this.show());
  }

  get theme(): Theme {
    return this.#saved.theme;
  }

  get confirm(): boolean {
    return this.#saved.confirm;
  }

  get speed(): Speed {
    const { speed, motion } = this.#saved;
    if (speed !== null && speed in PACES) return speed;
    return motion ? 'normal' : 'off';
  }

  /** Milliseconds between two moves of bots; none where nothing moves. */
  get pause(): number {
    return this.moves && PAUSES.includes(this.chosenPause) ? this.chosenPause : 0;
  }

  get chosenPause(): Pause {
    return this.#saved.pause;
  }

  get sound(): boolean {
    return this.#saved.sound;
  }

  get settle(): number {
    return this.#saved.settle;
  }

  get volume(): number {
    return this.#saved.volume;
  }

  /** Whether the cells that bring the most are pointed out, where that is fair. */
  get best(): boolean {
    return this.#saved.best;
  }

  get coach(): boolean {
    return this.#saved.coach;
  }

  get ties(): boolean {
    return this.#saved.ties;
  }

  get prepare(): boolean {
    return this.#saved.prepare;
  }

  get coordinates(): boolean {
    return this.#saved.coordinates;
  }

  get colour(): number | null {
    return this.#saved.colour;
  }

  /** Whether the browser notifies the user of a turn while the page is in the background. */
  get notify(): boolean {
    return this.#saved.notify;
  }

  /** Whether things may move: neither the system nor the player has disabled animations. */
  get moves(): boolean {
    return this.pace > 0;
  }

  /** The factor for every duration; 0 without animations. */
  get pace(): number {
    return this.#calm ? 0 : PACES[this.speed];
  }

  change(change: Partial<Saved>): void {
    this.#saved = { ...this.#saved, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#saved));
    } catch {
      // Without storage the choice lasts as long as the page.
    }
    this.show();
  }

  /** Applies theme and motion to the page. */
  show(): void {
    const system = this.#bright.matches ? 'light' : 'dark';
    const theme = this.theme === 'system' ? system : this.theme;
    document.documentElement.dataset['theme'] = theme;
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
      meta.content = GROUNDS[theme];
    }
    document.documentElement.dataset['motion'] = this.moves ? 'on' : 'off';
  }

  async start(): Promise<void> {
    this.show();
    await texts.use(this.#saved.language ?? pickLanguage(navigator.languages));
  }

  async speak(language: Language): Promise<void> {
    this.change({ language });
    // The page can no longer change text that the browser has translated.
    if (document.querySelector('font')) location.reload();
    else await texts.use(language);
  }
}

export const settings = new Settings();
