/**
 * Patterns of addresses, as in `table/:id/ply/:ply/review?`: words, and parts that begin with a colon. A
 * part has the form of its name, or the form in brackets: `:lesson(dotted)`. A `?` marks an optional one: a
 * missing part is empty, and a missing word false.
 */

const MOST_PLIES = 10_000;

const beginning =
  (form: RegExp) =>
  (text: string): string =>
    form.exec(text)?.[0] ?? '';

/** Parsers that take the beginning of a text as a part of an address, in one form each. */
const id = beginning(/^[\w-]+/);
const date = beginning(/^\d{4}-\d\d-\d\d/);
const named = beginning(/^[^?&,;:"<>[\]{}]+/);
/** Of rules, lessons and puzzles: there are dots within, but none at the end. */
const dotted = beginning(/^[\w.-]*\w/);

/** The word that a text begins with: none where it says nothing, null where it cannot be read. */
const word = (text: string): string | null =>
  /[\w%]/.test(text.replace(/\?.*/, '')) ? id(text) || null : '';

/**
 * The forms of an address's parts. Links copied from sentences and messengers can have extra text at their
 * end (`.`, `)`, `%20`, `?fbclid=x`): it is ignored if it cannot be part of an address.
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

/** The values of the parts of an address with this pattern. */
export type Parts<Pattern> = {
  [Name in keyof (Needed<Pattern> & Optional<Pattern>)]: (Needed<Pattern> &
    Optional<Pattern>)[Name];
};
/** The values that make up an address with this pattern. */
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

/** The values of an address, split at its slashes, by a pattern; null if the address does not match. */
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
