import type { ValhallaChoice } from '../shapes';

/**
 * A thing on the table that can be pointed at, as a short text: "slot:0,0E", "market:1,2",
 * "cell:0,0", "card:mill", "use:event", "rival:2:mill" and the like.
 */
export type Key = string;

/** Choices that a button of their own stands for. */
export const PLAIN = [
  'pass',
  'skip',
  'battle',
  'glory',
  'score',
  'end',
  'excuse',
  'allow',
] as const;
export const isPlain = (choice: ValhallaChoice): boolean =>
  (PLAIN as readonly string[]).includes(choice.type);

/** What is pointed at, one after the other, to make a choice; how many armies comes after that. */
export function stepsOf(choice: ValhallaChoice): Key[] {
  const card = `card:${choice.card}`;
  switch (choice.type) {
    case 'place':
    case 'pay':
    case 'take':
      return [`slot:${choice.slot}`];
    case 'pay_reserve':
      return ['reserve:'];
    case 'recruit':
      return [`market:${choice.at}`];
    case 'event':
    case 'person':
    case 'refresh':
      return [card, `use:${choice.type}`];
    case 'leader':
      return [card, 'use:person', `cell:${choice.at}`];
    case 'location':
    case 'ace':
      return [card, `use:${choice.type}`, `cell:${choice.at}`];
    case 'discard':
      return [card, 'use:discard', `rival:${choice.seat}:${choice.target}`];
    case 'drop':
    case 'glory_ace':
      return [card];
    case 'put':
      return [`cell:${choice.at}`];
    case 'march':
      return [`cell:${choice.from}`, `cell:${choice.to}`];
    case 'muster':
      return [`cell:${choice.from}`, `cell:${choice.via}`];
    default:
      return [`plain:${choice.type}`];
  }
}

/** The choices that everything pointed at so far leads to. */
export function follow(
  choices: readonly ValhallaChoice[],
  picked: readonly Key[],
): ValhallaChoice[] {
  return choices.filter((choice) => {
    const steps = stepsOf(choice);
    return picked.every((key, index) => steps[index] === key);
  });
}

/** What may be pointed at next. */
export function nextKeys(choices: readonly ValhallaChoice[], picked: readonly Key[]): Set<Key> {
  const keys = follow(choices, picked).map((choice) => stepsOf(choice)[picked.length]);
  return new Set(keys.filter((key) => key !== undefined && !key.startsWith('plain:')) as Key[]);
}

/**
 * What is picked once `key` is pointed at as well: it goes on from the longest part of what is
 * picked that allows it, and through steps that leave no choice. Null where it is lit nowhere.
 */
export function pointTo(
  choices: readonly ValhallaChoice[],
  picked: readonly Key[],
  key: Key,
): { picked: Key[]; byHand: number } | null {
  for (let length = picked.length; length >= 0; length--) {
    const kept = picked.slice(0, length);
    if (!nextKeys(choices, kept).has(key)) continue;
    const next = [...kept, key];
    const byHand = next.length;
    for (;;) {
      const [only, ...others] = nextKeys(choices, next);
      if (only === undefined || others.length > 0) return { picked: next, byHand };
      next.push(only);
    }
  }
  return null;
}

/** The choices that are left once all is pointed at: they differ in the number of armies only. */
export function settled(
  choices: readonly ValhallaChoice[],
  picked: readonly Key[],
): ValhallaChoice[] {
  if (picked.length === 0) return [];
  const left = follow(choices, picked);
  return left.every((choice) => stepsOf(choice).length === picked.length) ? left : [];
}
