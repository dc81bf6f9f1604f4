/** A way to say a command: fixed words with slots between them, as "what is at <cell>". */
interface Pattern {
  command: string;
  form: RegExp;
  slots: string[];
  /** The number of fixed letters: the longest match wins. */
  weight: number;
}

export interface Heard {
  command: string;
  /** The text in the slots, in plain spelling. */
  said: Record<string, string>;
}

const SLOT = /<(\w+)>/g;

/** Words as they are compared: small letters, without accents and marks, single spaces. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[−–]/g, '-')
    .replace(/[’'"“”„«»?!.;:()¿¡]/g, ' ')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('þ', 'th')
    .replaceAll('ð', 'd')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The forms that a catalogue gives a command, between bars. */
export const formsOf = (source: string): string[] =>
  source
    .split('|')
    .map((form) => form.trim())
    .filter(Boolean);

function patternOf(command: string, form: string): Pattern {
  const slots = [...form.matchAll(SLOT)].map(([, slot]) => slot ?? '');
  const fixed = form.split(SLOT).filter((_, index) => index % 2 === 0);
  const words = fixed.map((part) => plain(part).replace(/[.*+^${}()|[\]\\/-]/g, '\\$&'));
  const source = words.reduce((all, word, index) => {
    if (index === 0) return word;
    const before = all === '' ? '' : ' ';
    return `${all}${before}(.+?)${word === '' ? '' : ` ${word}`}`;
  }, '');
  return {
    command,
    form: new RegExp(`^${source}$`),
    slots,
    weight: words.join('').length,
  };
}

/** Understands lines by the forms of commands in one or more languages. */
export class Grammar {
  #patterns: Pattern[];

  /** `sources`: for each command its forms, once for each language. */
  constructor(sources: Record<string, readonly string[]>) {
    this.#patterns = Object.entries(sources)
      .flatMap(([command, texts]) =>
        texts.flatMap((text) => formsOf(text).map((form) => patternOf(command, form))),
      )
      .sort((one, other) => other.weight - one.weight);
  }

  /** The command that matches a line; null if no command has that form. */
  read(line: string): Heard | null {
    const words = plain(line);
    for (const { command, form, slots } of this.#patterns) {
      const found = form.exec(words);
      if (!found) continue;
      const said = Object.fromEntries(slots.map((slot, index) => [slot, found[index + 1] ?? '']));
      return { command, said };
    }
    return null;
  }
}

/** "3,2", "3 2" or "-1/4" as a cell; null for anything else. */
export function cellIn(text: string): string | null {
  const found = /(-?\d+) ?[,/ ] ?(-?\d+)/.exec(text);
  return found ? `${Number(found[1])},${Number(found[2])}` : null;
}

/** A whole number that stands alone; null for anything else. */
export const numberIn = (text: string): number | null =>
  /^[-+]?\d+$/.test(text) ? Number(text) : null;

/** The one of several things that a name means: exactly, or as its only beginning; null for none. */
export function meant<T>(
  things: readonly T[],
  names: (thing: T) => string[],
  said: string,
): T | null {
  const wanted = plain(said);
  if (wanted === '') return null;
  const exact = things.find((thing) => names(thing).some((name) => plain(name) === wanted));
  if (exact !== undefined) return exact;
  const near = things.filter((thing) =>
    names(thing).some((name) => plain(name).startsWith(wanted)),
  );
  return near.length === 1 ? (near[0] ?? null) : null;
}
