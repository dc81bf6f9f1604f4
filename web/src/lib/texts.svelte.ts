import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import PARTS from 'texts:parts';
import BY_NEED from 'texts:topics';

export const LANGUAGES = { en: 'English', de: 'Deutsch', it: 'Italiano', fr: 'Français' } as const;
export type Language = keyof typeof LANGUAGES;
export type TextArgs = Record<string, FluentVariable>;

const FALLBACK: Language = 'en';
/** How a catalogue is fetched, in each language. */
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

/** What the front page does not say and no topic has by itself, in three parts (build/texts.ts). */
const ELSE = ['table', 'play', 'others'];
/** The ids of `rules-valda.ftl` begin with `rulesvalda-`; `hall` are titles that the front page does not know. */
const topicOf = (name: string) => name.replaceAll('-', '');
const isTopic = (name: string) => BY_NEED.test(name) || ELSE.includes(name);
/** Names by which those of data files are told, whatever the language: they come in English. */
const isNames = (topic: string) => topic.startsWith('names');
const CAME = Promise.resolve();

/** The contents of a topic's catalogue in a language; null where it has none by itself. */
async function fetched(topic: string, language: Language): Promise<string | null> {
  const catalogue = PARTS[topic] ?? (await import('./catalogues')).later[topic];
  return catalogue ? (await catalogue[language]()).default : null;
}

class Texts {
  language = $state<Language>(FALLBACK);
  #fallback = bundleOf(FALLBACK, []);
  #bundle = $state.raw(this.#fallback);
  /** How many catalogues have come since: whoever shows texts looks again. */
  #come = $state(0);
  #asked = new Map<string, Promise<void>>();

  /** The language with the region whose dates and times this browser's owner reads, such as "en-GB". */
  get locale(): string {
    const { language } = this;
    return navigator.languages.find((tag) => tag.startsWith(language)) ?? language;
  }

  /** Switches the language; the old one stays until the new texts are there. */
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
        // What the English one has already stays as it is.
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
      () => void this.#asked.set(topic, CAME),
      // Asked for again with the next text.
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
      // Whoever chose another language meanwhile has fetched the topic with it.
      if (english || this.language === language) bundle.addResource(new FluentResource(source));
    }
    this.#come += 1;
  }

  /** Fetches a topic in English, too: commands are understood in both. */
  async needEnglish(name: string): Promise<void> {
    const [source] = await Promise.all([fetched(topicOf(name), FALLBACK), this.need(name)]);
    if (source !== null) this.#fallback.addResource(new FluentResource(source));
    this.#come += 1;
  }

  /** The text of an id in English, by which names from elsewhere are told; null for none. */
  english(id: string): string | null {
    const message = this.#fallback.getMessage(id);
    return message?.value ? this.#fallback.formatPattern(message.value, {}, []) : null;
  }
}

export const texts = new Texts();
export type Say = (id: string, args?: TextArgs) => string;
export const t: Say = (id, args) => texts.get(id, args);
