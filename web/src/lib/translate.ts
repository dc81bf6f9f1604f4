import type { components } from './schema';
import { asPlayed } from './readings.svelte';
import { texts, type Say, type TextArgs } from './texts.svelte';

type Schemas = components['schemas'];
export type Story = Schemas['StoryDocument'];
/** Words as the hall sends them: a message with its values, a seat, a list, or what stands as it is. */
export type Message = Story['deed'];
type Reason = Schemas['ReasonDocument'];

/** Reasons in words. */
export interface ReasonText {
  text: string;
  points: number;
}

type Names = readonly string[];

/** Words in the language of the page; `names` are the players' by seat. */
export function translate(say: Say, words: Message, names: Names): string {
  if (typeof words !== 'object') return String(words);
  if (Array.isArray(words)) {
    const items = words.map((item) => translate(say, item, names));
    return new Intl.ListFormat(texts.language).format(items);
  }
  const { id, values } = words;
  if (id === 'seat') return names[Number(values['seat'])] ?? '';
  const args: TextArgs = { ...asPlayed(id.split('-', 1)[0] ?? '') };
  for (const [name, value] of Object.entries(values)) {
    // A number stays one: the texts choose between one and many by it.
    args[name] = typeof value === 'number' ? value : translate(say, value, names);
  }
  return say(id, args);
}

export const translateReasons = (
  say: Say,
  reasons: readonly Reason[],
  names: Names,
): ReasonText[] =>
  reasons.map(({ text, points }) => ({ text: translate(say, text, names), points }));
