import { follow, nextKeys, type Key } from '../../../frame/choosing/steps';
import type { ValhallaChoice } from '../shapes';

export type { Key };

/** The things to point at for a choice, one after the other; the number of armies comes after that. */
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
      // A choice that ends or passes has a button of its own.
      return [];
  }
}

/** The remaining choices once all is pointed at: they differ in the number of armies only. */
export function settled(
  choices: readonly ValhallaChoice[],
  picked: readonly Key[],
): ValhallaChoice[] {
  if (picked.length === 0) return [];
  const left = follow(choices, stepsOf, picked);
  return left.every((choice) => stepsOf(choice).length === picked.length) ? left : [];
}

/** The picks, with all following steps that leave nothing to choose. */
export function goOn(choices: readonly ValhallaChoice[], picked: readonly Key[]): Key[] {
  const [only, ...others] = nextKeys(choices, stepsOf, picked);
  if (only === undefined || others.length > 0) return [...picked];
  return goOn(choices, [...picked, only]);
}
