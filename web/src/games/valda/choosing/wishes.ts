import type { CardPiece } from '../shapes';
import type { Key } from './steps';

/** The action of a card in each decision, where that decision takes cards. */
const CARD_WISHES: Record<string, string> = {
  game: 'play',
  line: 'attack',
  defend: 'defend',
  discard: 'discard',
  throw: 'card',
};
/** The purpose of cards in other decisions. */
const TYPE_WISHES = { yellow: 'play', attack: 'attack', defence: 'defend' } as const;
const GOD_DECISIONS = ['god', 'lock_draw', 'temple', 'destroy', 'move'];

/** The action that a thing would mean if it were lit, to ask the hall why it is not allowed. */
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
