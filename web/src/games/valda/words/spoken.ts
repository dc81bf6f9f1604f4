import type { Entry, GameEvent } from '../../../lib/hall/wire';
import type { Place } from '../animation/timeline';
import { isGod, type CardId, type God } from '../shapes';

/** From whom to whom, or to what. */
export interface Aim {
  from: Place;
  to: Place;
}

/** The areas, cards and seats that entries of the log are about, to be marked on the table. */
export interface Spoken {
  areas: Set<God>;
  seats: Set<number>;
  cards: Set<CardId>;
  aims: Aim[];
}

const NO_SEAT = ['attack_changed', 'deck_refilled', 'ship_moved', 'phase_started', 'game_ended'];
/** The fields of events that name areas, cards and seats. */
const AREAS = ['what', 'god', 'from', 'to', 'for', 'deck', 'whose'];
const CARDS = ['card', 'cards', 'open'];
const SEATS = ['seat', 'attacker', 'target', 'thief', 'victim', 'whose'];

export function spokenOf(entries: readonly Entry[]): Spoken {
  const spoken: Spoken = { areas: new Set(), seats: new Set(), cards: new Set(), aims: [] };
  for (const event of entries.flatMap((entry) => entry.events)) hear(spoken, event);
  return spoken;
}

function hear(spoken: Spoken, event: GameEvent): void {
  for (const field of AREAS) {
    const name = event[field];
    if (typeof name === 'string' && isGod(name)) spoken.areas.add(name);
  }
  for (const field of CARDS) {
    const found = event[field];
    const ids: unknown[] = Array.isArray(found) ? found : [found];
    for (const id of ids) if (typeof id === 'string') spoken.cards.add(id);
  }
  for (const field of NO_SEAT.includes(event.event) ? [] : SEATS) {
    const seat = event[field];
    if (typeof seat === 'number') spoken.seats.add(seat);
  }
  const aim = aimOf(event);
  if (aim) spoken.aims.push(aim);
}

function aimOf(event: GameEvent): Aim | null {
  const seat = (field: string): Place => `seat:${Number(event[field])}`;
  switch (event.event) {
    case 'attack_declared':
    case 'attack_hit':
    case 'attack_repelled':
      return { from: seat('attacker'), to: seat('target') };
    case 'attack_redirected':
      return { from: seat('from'), to: seat('to') };
    case 'card_stolen':
      return { from: seat('victim'), to: seat('thief') };
    case 'resources_gained':
      return typeof event['from'] === 'number' ? { from: seat('from'), to: seat('seat') } : null;
    case 'temple_destroyed':
      return { from: seat('by'), to: `area:${String(event['god'])}` };
    case 'temple_moved':
      return { from: `area:${String(event['from'])}`, to: `area:${String(event['to'])}` };
    case 'works_lost':
      return { from: seat('by'), to: seat('seat') };
    default:
      return null;
  }
}
