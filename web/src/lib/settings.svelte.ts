import { pickLanguage, texts, type Language } from './texts.svelte';

export type Theme = 'dark' | 'light';

interface Saved {
  language: Language | null;
  theme: Theme;
  confirm: boolean;
  motion: boolean;
}

const KEY = 'gladsheim-settings';

function load(): Partial<Saved> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Saved>;
  } catch {
    // Storage is switched off, or holds something else: begin with the defaults.
    return {};
  }
}

class Settings {
  #saved = $state<Saved>({
    language: null,
    theme: 'dark',
    confirm: true,
    motion: true,
    ...load(),
  });
  #still = matchMedia('(prefers-reduced-motion: reduce)');
  #calm = $state(this.#still.matches);

  constructor() {
    this.#still.addEventListener('change', (event) => (this.#calm = event.matches));
  }

  get theme(): Theme {
    return this.#saved.theme;
  }

  get confirm(): boolean {
    return this.#saved.confirm;
  }

  get motion(): boolean {
    return this.#saved.motion;
  }

  /** Whether things may move: neither the system nor the player asks for calm. */
  get moves(): boolean {
    return this.#saved.motion && !this.#calm;
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
    document.documentElement.dataset['theme'] = this.theme;
    document.documentElement.dataset['motion'] = this.moves ? 'on' : 'off';
  }

  async start(): Promise<void> {
    this.show();
    await texts.use(this.#saved.language ?? pickLanguage(navigator.languages));
  }

  async speak(language: Language): Promise<void> {
    this.change({ language });
    await texts.use(language);
  }
}

export const settings = new Settings();
