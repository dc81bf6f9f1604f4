import type { CardPiece, ValdaChoice } from '../shapes';
import { isGod } from '../shapes';

/**
 * A thing on the table that can be pointed at, as a short text: "area:odin", "stone:gold",
 * "hand:base.kill", "seat:2" and the like.
 */
export type Key = string;

/** Choices that a button of their own stands for. */
export const PLAIN = ['end', 'buy', 'pass', 'yield', 'done', 'loki'] as const;
export const isPlain = (choice: ValdaChoice): boolean =>
  (PLAIN as readonly string[]).includes(choice.type);

/** What is pointed at, one after the other, to make a choice. */
export function stepsOf(choice: ValdaChoice, decision: string | null): Key[] {
  const card = choice.card ?? '';
  switch (choice.type) {
    case 'trade':
      if (choice.given) return [`want:${choice.get}`, `mix:${mixOf(choice)}`];
      return [`stone:${choice.give}`, `get:${choice.get}`];
    case 'change':
      return [`give:${choice.give}`, `get:${choice.get}`];
    case 'take':
      return [`stone:${choice.res}`];
    case 'res':
      return [`want:${choice.res}`];
    case 'play':
      return [`${choice.open ? 'open' : 'hand'}:${card}`];
    case 'discard':
    case 'attack':
    case 'defend':
      return [`hand:${card}`];
    case 'keep':
      return [`tray:${card}`];
    case 'card':
      return [`${zoneOf(choice, decision)}:${card}`];
    case 'hand':
      return ['tray:?'];
    case 'weapon':
      return [`hand:${card}`, `mode:${choice.mode}`];
    case 'build': {
      const what = choice.what ?? '';
      return [`${isGod(what) ? 'area' : 'works'}:${what}`];
    }
    case 'god':
      return [`area:${choice.god}`];
    case 'works':
      return [`lost:${choice.what}`];
    case 'player':
      return [`seat:${choice.seat}`];
    case 'move':
      return [`area:${choice.god}`, `seat:${choice.seat}`];
    case 'die':
      return [`die:${choice.die}`, `face:${choice.face}`];
    case 'thor':
      return [`offer:thor:${choice.rate}:${choice.res}`];
    case 'odin':
      return [`offer:odin:${choice.rate}`];
    default:
      return [`plain:${choice.type}`];
  }
}

/** What a trade of any resources gives, as its action writes it. */
const mixOf = ({ action }: ValdaChoice): string => action.split(':')[1] ?? '';

/** Where a card of a choice lies: the open cards of a victim are shown beside his hand. */
function zoneOf(choice: ValdaChoice, decision: string | null): string {
  if (choice.source === 'hand') return 'hand';
  if (choice.source === 'open' && decision !== 'thief') return 'open';
  return 'tray';
}

/** The choices that everything pointed at so far leads to. */
export function follow(
  choices: readonly ValdaChoice[],
  decision: string | null,
  picked: readonly Key[],
): ValdaChoice[] {
  return choices.filter((choice) => {
    const steps = stepsOf(choice, decision);
    return picked.every((key, index) => steps[index] === key);
  });
}

/** What may be pointed at next. */
export function nextKeys(
  choices: readonly ValdaChoice[],
  decision: string | null,
  picked: readonly Key[],
): Set<Key> {
  const left = follow(choices, decision, picked);
  const keys = left.map((choice) => stepsOf(choice, decision)[picked.length]);
  return new Set(keys.filter((key) => key !== undefined));
}

/**
 * What is picked once `key` is pointed at as well: it goes on from the longest part of what is
 * picked that allows it. Null where it is lit nowhere.
 */
export function pointTo(
  choices: readonly ValdaChoice[],
  decision: string | null,
  picked: readonly Key[],
  key: Key,
): Key[] | null {
  for (let length = picked.length; length >= 0; length--) {
    const kept = picked.slice(0, length);
    if (nextKeys(choices, decision, kept).has(key)) return [...kept, key];
  }
  return null;
}

/** The one choice that is left, if there is only one and something was pointed at. */
export function chosenOf(
  choices: readonly ValdaChoice[],
  decision: string | null,
  picked: readonly Key[],
): ValdaChoice | null {
  if (picked.length === 0) return null;
  const left = follow(choices, decision, picked);
  return left.length === 1 ? (left[0] ?? null) : null;
}

/** What a card of each decision would do, where that decision takes cards. */
const CARD_WISHES: Record<string, string> = {
  game: 'play',
  line: 'attack',
  defend: 'defend',
  discard: 'discard',
  throw: 'card',
};
/** What cards are for elsewhere. */
const TYPE_WISHES = { yellow: 'play', attack: 'attack', defence: 'defend' } as const;
const GOD_DECISIONS = ['god', 'lock_draw', 'temple', 'destroy', 'move'];

/** The action that a thing not lit would stand for, to ask the hall why not. */
export function wishFor(
  decision: string | null,
  key: Key,
  card?: Pick<CardPiece, 'type' | 'modes'>,
): string | null {
  const [zone, name = ''] = key.split(':');
  switch (zone) {
    case 'hand':
    case 'open': {
      if (card?.type === 'weapon') return `weapon:${card.modes[0]}`;
      const verb = CARD_WISHES[decision ?? ''] ?? (card && TYPE_WISHES[card.type]);
      return verb && (zone === 'hand' || verb === 'play') ? `${verb}:${name}` : null;
    }
    case 'area':
      return `${GOD_DECISIONS.includes(decision ?? '') ? 'god' : 'build'}:${name}`;
    case 'works':
      return `build:${name}`;
    case 'stone':
      return stoneWish(decision, name);
    default:
      return null;
  }
}

function stoneWish(decision: string | null, name: string): string {
  const res = name[0] ?? '';
  const other = res === 'b' ? 'g' : 'b';
  switch (decision) {
    case 'resource':
      return `trade:${res}:${other}`;
    case 'change':
      return `change:${res}:${other}`;
    case 'followers':
      return res === 'b' ? 'odin:2' : `thor:3:${res}`;
    case 'res':
      return `res:${res}`;
    default:
      return `take:${res}`;
  }
}
