import type { Entry, GameEvent } from '../../../lib/hall/wire';
import { unmarked, type Counted, type Fight, type Marks } from './spoken.svelte';
import type { At, ValhallaScene } from '../shapes';

/** Milliseconds between one location and the next while glory is counted, many in less time each. */
export const beatFor = (locations: number): number => Math.min(220, 2000 / Math.max(1, locations));

/** The locations that brought points, one by one. */
export function countedIn(events: readonly GameEvent[]): Counted[] {
  return events.flatMap((event) => {
    if (event.event !== 'points') return [];
    const parts = Array.isArray(event['parts'])
      ? (event['parts'] as Record<string, unknown>[])
      : [];
    return parts.map((part) => ({
      seat: Number(event['seat']),
      at: String(part['at']),
      card: String(part['card']),
      points: Number(part['points']),
      doubled: part['doubled'] === true,
    }));
  });
}

export const fightIn = (event: { [field: string]: unknown }): Fight => ({
  at: String(event['at']),
  attacker: Number(event['attacker']),
  defender: Number(event['defender']),
  attackers: Number(event['attackers']),
  defenders: Number(event['defenders']),
  terrain: event['terrain'] === true,
  crown: event['crown'] === true,
  attackersLeft: Number(event['attackers_left']),
  defendersLeft: Number(event['defenders_left']),
});

/** Fields of events that name a card. */
const CARD_FIELDS = ['card', 'excuse', 'old'] as const;
/** Events whose card is that of a place, which is pointed out itself. */
const PLACED = ['planned', 'deployed', 'marched', 'battle', 'swept', 'dealt'];

/** The effects of a log entry, to be marked on the maps. */
export function marksOf(entry: Entry | null | undefined): Marks {
  const marks = unmarked();
  if (!entry || entry.undone) return marks;
  for (const event of entry.events) mark(marks, event);
  marks.counted = countedIn(entry.events);
  return marks;
}

function mark(marks: Marks, event: GameEvent): void {
  const at = typeof event['at'] === 'string' ? event['at'] : null;
  if (!PLACED.includes(event.event)) {
    for (const field of CARD_FIELDS) {
      if (typeof event[field] === 'string') marks.cards.add(event[field]);
    }
  }
  switch (event.event) {
    case 'placed':
    case 'taken_back':
      marks.slots.add(String(event['slot']));
      break;
    case 'bound':
      if (event['from'] !== 'reserve') marks.slots.add(String(event['from']));
      break;
    case 'recruited':
    case 'swept':
    case 'dealt':
      if (at !== null) marks.market.add(at);
      break;
    case 'planned': {
      const step = stepOf(String(event['step']), null);
      for (const cell of [step.from, step.to]) if (cell !== null) marks.cells.add(cell);
      break;
    }
    case 'marched':
      marks.arrows.push({
        from: String(event['via'] ?? event['from']),
        to: String(event['to']),
        armies: Number(event['armies']),
      });
      marks.cells.add(String(event['from']));
      marks.cells.add(String(event['to']));
      break;
    case 'battle':
      marks.fights.push(fightIn(event));
      if (at !== null) marks.cells.add(at);
      break;
    default:
      if (at !== null) marks.cells.add(at);
  }
}

/** A step of a plan as it is written: what goes where. */
export interface Step {
  type: string;
  from: At | null;
  via: At | null;
  to: At;
  armies: number;
}

/** Reads "put:0,1:3", "march:0,0:0,1:2" and "muster:0,0:0,1:2"; a muster goes to `dest`. */
export function stepOf(action: string, dest: At | null): Step {
  const [type = '', one = '', two = '', three = ''] = action.split(':');
  if (type === 'put') return { type, from: null, via: null, to: one, armies: Number(two) };
  if (type === 'muster') {
    return { type, from: one, via: two, to: dest ?? two, armies: Number(three) };
  }
  return { type, from: one, via: null, to: two, armies: Number(three) };
}

export const plannedSteps = (scene: ValhallaScene): Step[] =>
  (scene.planned?.steps ?? []).map((action) => stepOf(action, scene.pending?.dest ?? null));

/** The last count of glory since `viewer` did something; null where none was. */
export function lastGlory(log: readonly Entry[], viewer: number | null): Entry | null {
  for (const entry of log.toReversed()) {
    if (entry.undone) continue;
    if (entry.events.some((event) => event.event === 'points' && event['why'] === 'glory')) {
      return entry;
    }
    if (entry.seat === viewer) return null;
  }
  return null;
}
