import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export const LANGUAGES = { en: 'English', de: 'Deutsch', it: 'Italiano', fr: 'Français' } as const;
export type Language = keyof typeof LANGUAGES;
export type TextArgs = Record<string, FluentVariable>;

const FALLBACK: Language = 'en';
const english = import.meta.glob<string>(
  '../../../src/gladsheim/locales/en/{common,table,hall,time,talk,people,robots,voluspa}.ftl',
  { query: '?raw', import: 'default', eager: true },
);
const others = import.meta.glob<string>(
  '../../../src/gladsheim/locales/{de,it,fr}/{common,table,hall,time,talk,people,robots,voluspa,valda,valhalla}.ftl',
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

/** Topics that are fetched by need; the ids of `rules-valda.ftl` begin with `rulesvalda-`. */
const BY_NEED = /^(valda|valhalla|lab[a-z]*|review|reader|rules[a-z]+|learn[a-z]*)$/;
const topicOf = (name: string) => name.replaceAll('-', '');
const CAME = Promise.resolve();

/** The contents of a topic's catalogue in a language; null where it has none by itself. */
async function fetched(topic: string, language: Language): Promise<string | null> {
  const { later } = await import('./catalogues');
  for (const [path, load] of Object.entries(later)) {
    const [folder, file] = path.split('/').slice(-2);
    if (folder === language && topicOf(file?.slice(0, -'.ftl'.length) ?? '') === topic)
      return load();
  }
  return null;
}

class Texts {
  language = $state<Language>(FALLBACK);
  #fallback = bundleOf(FALLBACK, Object.values(english));
  #bundle = $state.raw(this.#fallback);
  /** How many catalogues have come since: whoever shows texts looks again. */
  #come = $state(0);
  #asked = new Map<string, Promise<void>>();

  /** Switches the language; the old one stays until the new texts are there. */
  async use(language: Language): Promise<void> {
    const bundle =
      language === FALLBACK ? this.#fallback : bundleOf(language, await this.#load(language));
    const there = new Set<string>();
    while (language !== FALLBACK && there.size < this.#asked.size) {
      for (const topic of [...this.#asked.keys()].filter((asked) => !there.has(asked))) {
        there.add(topic);
        const source = await fetched(topic, language).catch(() => null);
        if (source !== null) bundle.addResource(new FluentResource(source));
      }
    }
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  /** The text of an id; the id itself where no language knows it. */
  get(id: string, args: TextArgs = {}): string {
    void this.#come;
    for (const bundle of [this.#bundle, this.#fallback]) {
      const message = bundle.getMessage(id);
      if (message?.value) return bundle.formatPattern(message.value, args, []);
    }
    const topic = id.split('-', 1)[0] ?? '';
    if (!BY_NEED.test(topic) || this.#asked.get(topic) === CAME) return id;
    void this.need(topic);
    return '';
  }

  /** Fetches the texts of a topic, in English and in the language of the page. */
  need(name: string): Promise<void> {
    const topic = topicOf(name);
    if (!BY_NEED.test(topic)) return CAME;
    const asked = this.#asked.get(topic);
    if (asked) return asked;
    const coming = this.#fetch(topic, this.language).then(
      () => void this.#asked.set(topic, CAME),
      // Asked for again with the next text.
      () => void this.#asked.delete(topic),
    );
    this.#asked.set(topic, coming);
    return coming;
  }

  async #fetch(topic: string, language: Language): Promise<void> {
    const wanted = language === FALLBACK ? [FALLBACK] : [FALLBACK, language];
    const sources = await Promise.all(wanted.map((one) => fetched(topic, one)));
    const [english, own = null] = sources;
    if (english) this.#fallback.addResource(new FluentResource(english));
    // Whoever chose another language meanwhile has fetched the topic with it.
    if (own !== null && this.language === language)
      this.#bundle.addResource(new FluentResource(own));
    this.#come += 1;
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
