import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export const LANGUAGES = { en: 'English', de: 'Deutsch', it: 'Italiano', fr: 'Français' } as const;
export type Language = keyof typeof LANGUAGES;
export type TextArgs = Record<string, FluentVariable>;

const FALLBACK: Language = 'en';
const english = import.meta.glob<string>(
  '../../../src/gladsheim/locales/en/{common,table,hall,voluspa,valda,valhalla}.ftl',
  { query: '?raw', import: 'default', eager: true },
);
const others = import.meta.glob<string>(
  '../../../src/gladsheim/locales/{de,it,fr}/{common,table,hall,voluspa,valda,valhalla}.ftl',
  { query: '?raw', import: 'default' },
);

/** One language's texts from the contents of its Fluent files. */
export function bundleOf(language: Language, sources: string[]): FluentBundle {
  // Names are in Latin script throughout, so no marks are needed around them.
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  return bundle;
}

/** The first of the wished languages (as browsers name them, "de-AT") that we speak. */
export function pickLanguage(wished: readonly string[]): Language {
  for (const wish of wished) {
    const language = wish.toLowerCase().split('-')[0] ?? '';
    if (language in LANGUAGES) return language as Language;
  }
  return FALLBACK;
}

class Texts {
  language = $state<Language>(FALLBACK);
  #fallback = bundleOf(FALLBACK, Object.values(english));
  #bundle = $state.raw(this.#fallback);

  /** Switches the language; the old one stays until the new texts are there. */
  async use(language: Language): Promise<void> {
    const bundle =
      language === FALLBACK ? this.#fallback : bundleOf(language, await this.#load(language));
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  /** The text of an id; the id itself where no language knows it. */
  get(id: string, args: TextArgs = {}): string {
    for (const bundle of [this.#bundle, this.#fallback]) {
      const message = bundle.getMessage(id);
      if (message?.value) return bundle.formatPattern(message.value, args, []);
    }
    return id;
  }

  /** The text of an id in English, by which names from elsewhere are told; null for none. */
  english(id: string): string | null {
    const message = this.#fallback.getMessage(id);
    return message?.value ? this.#fallback.formatPattern(message.value, {}, []) : null;
  }

  #load(language: Language): Promise<string[]> {
    const files = Object.entries(others).filter(([path]) => path.includes(`/${language}/`));
    return Promise.all(files.map(([, load]) => load()));
  }
}

export const texts = new Texts();
export type Say = (id: string, args?: TextArgs) => string;
export const t: Say = (id, args) => texts.get(id, args);
