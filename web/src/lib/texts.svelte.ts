import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import PARTS from 'texts:parts';
import BY_NEED from 'texts:topics';

export const LANGUAGES = { en: 'English', de: 'Deutsch', it: 'Italiano', fr: 'Français' } as const;
export type Language = keyof typeof LANGUAGES;
export type TextArgs = Record<string, FluentVariable>;

const FALLBACK: Language = 'en';
/** The loader of a catalogue, in each language. */
type Fetch = Record<Language, () => Promise<{ default: string }>>;
/** Catalogues by their topics. */
export type Fetching = Record<string, Fetch | undefined>;

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

/**
 * Topics of texts that neither the front page nor a topic of its own has, in three parts (build/texts.ts).
 */
const ELSE = ['table', 'play', 'others'];
/** The ids of `rules-valda.ftl` begin with `rulesvalda-`; `hall` has titles unknown to the front page. */
const topicOf = (name: string) => name.replaceAll('-', '');
const isTopic = (name: string) => BY_NEED.test(name) || ELSE.includes(name);
/** Whether a topic has the names of data files, always in English: they are keys for translations. */
const isNames = (topic: string) => topic.startsWith('names');
const CAME = Promise.resolve();

/** The content of a topic's catalogue in a language; null if it has none of its own. */
async function fetched(topic: string, language: Language): Promise<string | null> {
  const catalogue = PARTS[topic] ?? (await import('./catalogues')).later[topic];
  return catalogue ? (await catalogue[language]()).default : null;
}

class Texts {
  language = $state<Language>(FALLBACK);
  #fallback = bundleOf(FALLBACK, []);
  #bundle = $state.raw(this.#fallback);
  /** The number of catalogues loaded since: a change makes components read their texts again. */
  #come = $state(0);
  #asked = new Map<string, Promise<void>>();

  /** The language tag with the region of this browser's user for dates and times, such as "en-GB". */
  get locale(): string {
    const { language } = this;
    return navigator.languages.find((tag) => tag.startsWith(language)) ?? language;
  }

  /** Switches the language; the old one stays until the new texts are loaded. */
  async use(language: Language): Promise<void> {
    const front = (await fetched('front', language)) ?? '';
    const bundle = language === FALLBACK ? this.#fallback : bundleOf(language, []);
    bundle.addResource(new FluentResource(front));
    const there = new Set<string>();
    while (there.size < this.#asked.size) {
      for (const topic of [...this.#asked.keys()].filter((asked) => !there.has(asked))) {
        there.add(topic);
        if (isNames(topic)) continue;
        const source = await fetched(topic, language).catch(() => null);
        // Texts that the English bundle already has stay.
        if (source !== null) bundle.addResource(new FluentResource(source));
      }
    }
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  /** The text of an id; the id itself if no language has it. */
  get(id: string, args: TextArgs = {}): string {
    void this.#come;
    for (const bundle of [this.#bundle, this.#fallback]) {
      const message = bundle.getMessage(id);
      if (message?.value) return bundle.formatPattern(message.value, args, []);
    }
    const prefix = id.split('-', 1)[0] ?? '';
    const topics = BY_NEED.test(prefix)
      ? [prefix, ...(PARTS[prefix] ? [`${prefix}play`] : [])]
      : ELSE;
    if (topics.every((topic) => this.#asked.get(topic) === CAME)) return id;
    for (const topic of topics) void this.need(topic);
    return '';
  }

  /** Fetches the texts of a topic. */
  need(name: string): Promise<void> {
    const topic = topicOf(name);
    if (!isTopic(topic)) return CAME;
    const asked = this.#asked.get(topic);
    if (asked) return asked;
    const coming = this.#fetch(topic, this.language).then(
      () => {
        this.#asked.set(topic, CAME);
        this.#come += 1;
      },
      // The next text of the topic asks again.
      () => void this.#asked.delete(topic),
    );
    this.#asked.set(topic, coming);
    return coming;
  }

  async #fetch(topic: string, language: Language): Promise<void> {
    const source = await fetched(topic, language);
    if (source !== null) {
      const english = language === FALLBACK || isNames(topic);
      const bundle = english ? this.#fallback : this.#bundle;
      // If the language changed meanwhile, `use` has fetched the topic in the new one.
      if (english || this.language === language) bundle.addResource(new FluentResource(source));
    }
  }

  /** Whether a topic's texts are there. */
  has(name: string): boolean {
    void this.#come;
    return this.#asked.get(topicOf(name)) === CAME;
  }

  /** Loads a topic in English, too: commands work in both languages. */
  async needEnglish(name: string): Promise<void> {
    const [source] = await Promise.all([fetched(topicOf(name), FALLBACK), this.need(name)]);
    if (source !== null) this.#fallback.addResource(new FluentResource(source));
    this.#come += 1;
  }

  /** The text of an id in English, to recognize names from elsewhere; null for none. */
  english(id: string): string | null {
    const message = this.#fallback.getMessage(id);
    return message?.value ? this.#fallback.formatPattern(message.value, {}, []) : null;
  }
}

export const texts = new Texts();
export type Say = (id: string, args?: TextArgs) => string;
export const t: Say = (id, args) => texts.get(id, args);
