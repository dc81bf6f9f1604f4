import type { Key } from '../../../frame/choosing/steps';
import { isGod, type ValdaChoice } from '../shapes';

export type { Key };

/** The things to point at for a choice, one after the other. */
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
      // A choice that ends or passes has a button of its own.
      return [];
  }
}

/** The resources that a trade of any four gives, as its action writes them. */
const mixOf = ({ action }: ValdaChoice): string => action.split(':')[1] ?? '';

/** The zone of a choice's card: the open cards of a victim are shown beside his hand. */
function zoneOf(choice: ValdaChoice, decision: string | null): string {
  if (choice.source === 'hand') return 'hand';
  if (choice.source === 'open' && decision !== 'thief') return 'open';
  return 'tray';
}
