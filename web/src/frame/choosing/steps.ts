/** A thing on the table that can be pointed at, as a short text: "area:odin", "cell:0,0" and the like. */
export type Key = string;

/** The keys to point at for a choice, in order; none for a choice with a button of its own. */
type StepsOf<C> = (choice: C) => readonly Key[];

/** The kind of thing that a key names, and the name within that kind. */
export function partsOf(key: Key): [zone: string, name: string] {
  const colon = key.indexOf(':');
  return [key.slice(0, colon), key.slice(colon + 1)];
}

/** The choices that fit everything pointed at so far. */
export const follow = <C>(
  choices: readonly C[],
  stepsOf: StepsOf<C>,
  picked: readonly Key[],
): C[] =>
  choices.filter((choice) => {
    const steps = stepsOf(choice);
    return picked.every((key, index) => steps[index] === key);
  });

/** The keys that can be pointed at next. */
export function nextKeys<C>(
  choices: readonly C[],
  stepsOf: StepsOf<C>,
  picked: readonly Key[],
): Set<Key> {
  const keys = follow(choices, stepsOf, picked).map((choice) => stepsOf(choice)[picked.length]);
  return new Set(keys.filter((key) => key !== undefined));
}

/**
 * The picks after pointing at `key`: they continue from the longest part of the current picks that allows
 * it. Null if no part allows it.
 */
export function pointTo<C>(
  choices: readonly C[],
  stepsOf: StepsOf<C>,
  picked: readonly Key[],
  key: Key,
): Key[] | null {
  for (let length = picked.length; length >= 0; length--) {
    const kept = picked.slice(0, length);
    if (nextKeys(choices, stepsOf, kept).has(key)) return [...kept, key];
  }
  return null;
}
