/**
 * Patterns of addresses, as in `table/:id/ply/:ply/review?`: words, and parts that begin with a colon. A part
 * has the form of its name, or of the one in brackets: `:lesson(dotted)`. A `?` marks what may be missing: a
 * part is empty then, and a word false.
 */

const MOST_PLIES = 10_000;

const beginning =
  (form: RegExp) =>
  (text: string): string =>
    form.exec(text)?.[0] ?? '';

/** The part of an address that the beginning of a text gives, and the same for another form. */
const id = beginning(/^[\w-]+/);
const date = beginning(/^\d{4}-\d\d-\d\d/);
const named = beginning(/^[^?&,;:"<>[\]{}]+/);
/** Of rules, lessons and puzzles: there are dots within, but none at the end. */
const dotted = beginning(/^[\w.-]*\w/);

/** The word that a text begins with: none where it says nothing, null where it cannot be read. */
const word = (text: string): string | null =>
  /[\w%]/.test(text.replace(/\?.*/, '')) ? id(text) || null : '';

/**
 * How the parts of an address are read. Links come out of sentences and messengers with what stood behind
 * them there (`.`, `)`, `%20`, `?fbclid=x`): where that can be no part of an address, it is passed over.
 */
const FORMS = {
  id,
  game: beginning(/^[a-z0-9-]+/),
  day: (text: string): string => date(text) || id(text),
  dotted,
  list: (text: string): readonly string[] => text.split(',').map(dotted).filter(Boolean),
  name: (text: string): string => decodeURIComponent(named(text)).trim(),
  ply: (text: string): number => Math.min(MOST_PLIES, Math.max(0, parseInt(text, 10) || 0)),
};

type Forms = typeof FORMS;
type Read<Form> = Form extends keyof Forms ? ReturnType<Forms[Form]> : never;
type Part<Text> = Text extends `:${infer Name}(${infer Form})`
  ? Record<Name, Read<Form>>
  : Text extends `:${infer Name}`
    ? Record<Name, Read<Name>>
    : unknown;
type Needed<Pattern> = Pattern extends `${infer First}/${infer Rest}`
  ? Needed<First> & Needed<Rest>
  : Pattern extends `${string}?`
    ? unknown
    : Part<Pattern>;
type Optional<Pattern> = Pattern extends `${infer First}/${infer Rest}`
  ? Optional<First> & Optional<Rest>
  : Pattern extends `:${infer Name}?`
    ? Part<`:${Name}`>
    : Pattern extends `${infer Word}?`
      ? Record<Word, boolean>
      : unknown;

/** What the parts of an address with this pattern say. */
export type Parts<Pattern> = {
  [Name in keyof (Needed<Pattern> & Optional<Pattern>)]: (Needed<Pattern> &
    Optional<Pattern>)[Name];
};
/** What an address with this pattern is made of. */
export type Given<Pattern> = Needed<Pattern> & {
  [Name in keyof Optional<Pattern>]?: Optional<Pattern>[Name] | undefined;
};

interface Segment {
  /** The name of a part, or the word itself. */
  name: string;
  /** The form of a part; null for a word. */
  form: keyof Forms | null;
  optional: boolean;
}

const segments = (pattern: string): Segment[] =>
  pattern.split('/').map((text) => {
    const [, colon, name = '', form = name, mark] =
      /^(:?)(\w*)(?:\((\w+)\))?(\??)$/.exec(text) ?? [];
    return { name, form: colon ? (form as keyof Forms) : null, optional: !!mark };
  });

/** What an address that was cut at its slashes says by a pattern; null where it has another one. */
export function parts(pattern: string, address: readonly string[]): Record<string, unknown> | null {
  const found: Record<string, unknown> = {};
  for (const [index, { name, form, optional }] of segments(pattern).entries()) {
    const text = address[index] ?? '';
    const value = form ? FORMS[form](text) : word(text) === name;
    if (!optional && (value === '' || value === false)) return null;
    if (optional || form) found[name] = value;
  }
  return found;
}

/** The address that a pattern makes of its parts. */
export const addressBy = (pattern: string, given: Record<string, unknown>): string =>
  segments(pattern)
    .map(({ name, form, optional }) => {
      if (!form) return !optional || given[name] ? name : '';
      return [given[name] ?? '']
        .flat()
        .map((one) => encodeURIComponent(String(one)))
        .join(',');
    })
    .join('/')
    .replace(/\/+$/, '');
