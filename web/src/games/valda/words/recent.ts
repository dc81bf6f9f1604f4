import type { Entry, GameEvent } from '../../../lib/hall/wire';
import type { CardId, Die, Roll } from '../shapes';

/** The events of the turn at the table, oldest first. */
export function turnEvents(log: readonly Entry[]): GameEvent[] {
  const events: GameEvent[] = [];
  for (const entry of log.toReversed()) {
    if (entry.undone) continue;
    for (const event of entry.events.toReversed()) {
      events.push(event);
      if (event.event === 'turn_started') return events.reverse();
    }
  }
  return events.reverse();
}

export interface LastRoll {
  /** The number of the roll within the turn. */
  number: number;
  seat: number;
  roll: Omit<Roll, 'results'>;
}

export interface LastCard {
  seat: number;
  card: CardId;
  mode: string | null;
}

/** Events that bring a card to the table, with the field that names the seat. */
const PLAYED: Record<string, string> = {
  card_played: 'seat',
  weapon_played: 'seat',
  attack_declared: 'attacker',
};

/** The card that was played last, in whatever turn. */
export function lastCard(log: readonly Entry[]): LastCard | null {
  for (const entry of log.toReversed()) {
    if (entry.undone) continue;
    for (const event of entry.events.toReversed()) {
      const field = PLAYED[event.event];
      if (field === undefined) continue;
      const mode = event.event === 'weapon_played' ? String(event['mode']) : null;
      return { seat: Number(event[field]), card: String(event['card']), mode };
    }
  }
  return null;
}

/** The last thing that the table saw in this turn: the result of a roll, or a card. */
export function lastSeen(events: readonly GameEvent[]): {
  rolled: LastRoll | null;
  card: LastCard | null;
} {
  let rolled = null as LastRoll | null;
  let card = null as LastCard | null;
  let number = 0;
  for (const event of events) {
    if (event.event === 'dice_rolled') {
      const roll: LastRoll['roll'] = {
        by: Number(event['seat']),
        dice: event['dice'] as Die[],
        faces: event['faces'] as number[],
        use: event['use'] as Roll['use'],
      };
      rolled = { number: ++number, seat: roll.by, roll };
      card = null;
    } else if (event.event === 'die_turned' && rolled) {
      const faces: number[] = rolled.roll.faces.with(Number(event['index']), Number(event['face']));
      rolled = { ...rolled, roll: { ...rolled.roll, faces } };
    } else if (event.event === 'card_played' || event.event === 'weapon_played') {
      const mode = event.event === 'weapon_played' ? String(event['mode']) : null;
      card = { seat: Number(event['seat']), card: String(event['card']), mode };
      rolled = null;
    } else if (event.event === 'phase_started' && event['phase'] !== 'game') {
      [rolled, card] = [null, null];
    }
  }
  return { rolled, card };
}
