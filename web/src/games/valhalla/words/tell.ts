import type { Say } from '../../../lib/texts.svelte';
import type { Entry, GameEvent } from '../../../lib/hall/wire';
import type { Told } from '../../face';
import { atlas } from '../board/atlas.svelte';
import { stepOf } from '../board/marks';
import { cardList, cardName, listed } from './words';

type Names = readonly string[];
type Who = (seat: unknown) => string;
type Teller = (say: Say, event: GameEvent, who: Who) => string;

const text = (value: unknown): string =>
  value === null || value === undefined ? '' : String(value);
const count = (value: unknown): number => Number(value ?? 0);
const card = (say: Say, event: GameEvent, field = 'card'): string =>
  cardName(say, text(event[field]));

/** A sentence with the player and the card, under the event's own name. */
const plain: Teller = (say, event, who) =>
  say(`valhalla-event-${event.event.replaceAll('_', '-')}`, {
    who: who(event['seat']),
    card: event['card'] ? card(say, event) : '',
    n: count(event['armies']),
  });

/** Where armies fell and why, side by side. */
const battle: Teller = (say, event, who) => {
  const said = [
    say('valhalla-event-battle', {
      who: who(event['attacker']),
      other: who(event['defender']),
      n: count(event['attackers']),
      m: count(event['defenders']),
      where: card(say, event),
    }),
  ];
  if (event['terrain'] === true) said.push(say('valhalla-event-battle-terrain'));
  if (event['crown'] === true) said.push(say('valhalla-event-battle-crown'));
  const left = count(event['attackers_left']);
  const stay = count(event['defenders_left']);
  if (left > 0)
    said.push(say('valhalla-event-battle-won', { who: who(event['attacker']), n: left }));
  else if (stay > 0) {
    said.push(say('valhalla-event-battle-won', { who: who(event['defender']), n: stay }));
  } else said.push(say('valhalla-event-battle-none'));
  return said.join(' ');
};

/** The location where something happens. */
function place(say: Say, at: unknown): string {
  const known = atlas.at(text(at));
  return known ? cardName(say, known) : text(at);
}

const points: Teller = (say, event, who) =>
  say(`valhalla-event-points-${text(event['why'])}`, {
    who: who(event['seat']),
    points: count(event['points']),
  });

const planned: Teller = (say, event, who) => {
  const step = stepOf(text(event['step']), null);
  if (step.from === null) {
    return say('valhalla-event-planned-put', {
      who: who(event['seat']),
      n: step.armies,
      where: place(say, step.to),
    });
  }
  return say('valhalla-event-planned-march', {
    who: who(event['seat']),
    n: step.armies,
    where: place(say, step.from),
  });
};

const TELLERS: Record<string, Teller | undefined> = {
  placed: plain,
  passed: plain,
  unable: (say, event, who) =>
    say(`valhalla-event-unable-${text(event['phase'])}`, { who: who(event['seat']) }),
  phase: (say, event, who) =>
    say(event['forced'] === true ? 'valhalla-event-phase-forced' : 'valhalla-event-phase', {
      who: who(event['seat']),
      phase: say(`valhalla-phase-${text(event['phase'])}`),
    }),
  recruited: (say, event, who) =>
    say('valhalla-event-recruited', {
      who: who(event['seat']),
      card: card(say, event),
      price: count(event['due']),
    }),
  bound: (say, event, who) =>
    say(event['from'] === 'reserve' ? 'valhalla-event-bound-reserve' : 'valhalla-event-bound', {
      who: who(event['seat']),
      card: card(say, event),
    }),
  dropped: plain,
  announced: (say, event, who) =>
    say(`valhalla-event-announced-${text(event['as'])}`, {
      who: who(event['seat']),
      card: card(say, event),
    }),
  planned,
  excused: (say, event, who) =>
    say('valhalla-event-excused', {
      who: who(event['seat']),
      target: who(event['target']),
      card: card(say, event),
    }),
  excuse_discard: (say, event, who) =>
    say('valhalla-event-excuse-discard', {
      who: who(event['seat']),
      target: who(event['target']),
      card: card(say, event),
    }),
  deployed: (say, event, who) =>
    say('valhalla-event-deployed', {
      who: who(event['seat']),
      n: count(event['armies']),
      where: card(say, event),
    }),
  marched: (say, event, who) =>
    say('valhalla-event-marched', {
      who: who(event['seat']),
      n: count(event['armies']),
      from: card(say, event, 'from_card'),
      to: card(say, event),
    }),
  battle,
  location_added: (say, event, who) =>
    say('valhalla-event-location-added', { who: who(event['seat']), card: card(say, event) }),
  location_replaced: (say, event, who) =>
    say('valhalla-event-location-replaced', {
      who: who(event['seat']),
      card: card(say, event),
      old: card(say, event, 'old'),
    }),
  halved: (say, event, who) =>
    say('valhalla-event-halved', {
      who: who(event['seat']),
      from: count(event['from']),
      to: count(event['to']),
    }),
  points,
  refreshed: plain,
  glory_ace: plain,
  readied: plain,
  taken_back: plain,
  swept: (say, event) =>
    say('valhalla-event-swept', { cards: cardList(say, event['cards'] as string[]) }),
  reshuffled: (say, event) => say('valhalla-event-reshuffled', { n: count(event['count']) }),
  dealt: (say, event) =>
    say('valhalla-event-dealt', { cards: cardList(say, event['cards'] as string[]) }),
  cycle: (say, event, who) =>
    say('valhalla-event-cycle', { who: who(event['seat']), n: count(event['cycle']) }),
  game_over: (say, event, who) => {
    const winners = Array.isArray(event['winners']) ? event['winners'] : [];
    return say(`valhalla-event-game-over-${text(event['reason'])}`, {
      who: listed(winners.map(who)),
    });
  },
};

/** One event as a sentence; empty where nothing needs saying. */
export function sentence(say: Say, event: GameEvent, names: Names): string {
  const who = (seat: unknown) => (typeof seat === 'number' ? (names[seat] ?? '') : '');
  return TELLERS[event.event]?.(say, event, who) ?? '';
}

/** What the table shows anyway. */
const QUIET = ['planned', 'cycle', 'readied'];

/** Cards swept, cards dealt, and armies bound one by one, told at once. */
function gathered(events: readonly GameEvent[]): GameEvent[] {
  const found: GameEvent[] = [];
  for (const event of events) {
    const last = found.at(-1);
    if (event.event !== 'swept' && event.event !== 'dealt') found.push(event);
    else if (last?.event === event.event) (last['cards'] as unknown[]).push(event['card']);
    else found.push({ ...event, cards: [event['card']] });
  }
  return found;
}

/** Each location that brought points, as a sentence with its points. */
function partsOf(say: Say, event: GameEvent): Told['reasons'] {
  const parts = Array.isArray(event['parts']) ? (event['parts'] as Record<string, unknown>[]) : [];
  return parts.flatMap((part) => {
    const points = count(part['points']);
    if (points === 0) return [];
    const id = part['doubled'] === true ? 'valhalla-reason-doubled' : 'valhalla-reason';
    return [{ text: say(id, { card: cardName(say, text(part['card'])), points }), points }];
  });
}

/** Each location that brought the player of an entry points. */
function reasonsOf(say: Say, entry: Entry): Told['reasons'] {
  const own = ({ event, seat }: GameEvent) => event === 'points' && seat === entry.seat;
  return entry.events.filter(own).flatMap((event) => partsOf(say, event));
}

/** A log entry in words: whole sentences, and what brought its player points. */
export function tell(say: Say, entry: Entry, names: Names): Told {
  const events = gathered(entry.events);
  // Where the points of others come from stands behind their sum.
  const why = (event: GameEvent) =>
    event.event === 'points' && event['seat'] !== entry.seat ? partsOf(say, event) : [];
  const told = (event: GameEvent) =>
    [sentence(say, event, names), ...why(event).map((part) => part.text)].join(' ');
  const said = (chosen: readonly GameEvent[]) => chosen.map(told).filter(Boolean);
  const loud = said(events.filter((event) => !QUIET.includes(event.event)));
  // Some steps make nothing happen that others have not told.
  const silent = say(entry.action === 'allow' ? 'valhalla-deed-allow' : 'valhalla-deed-end', {
    who: names[entry.seat] ?? '',
  });
  const [deed = said(events)[0] ?? silent, ...besides] = loud;
  return { deed, besides, reasons: reasonsOf(say, entry), whole: true };
}
