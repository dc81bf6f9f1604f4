import type { Say } from '../../../lib/texts.svelte';
import type { Entry, GameEvent } from '../../../lib/hall/wire';
import type { Told } from '../../face';
import {
  amountText,
  cardList,
  cardName,
  deckName,
  faceText,
  godName,
  listed,
  structureText,
} from './words';
import { pieces } from '../pieces.svelte';
import type { Cost, Deck, Die } from '../shapes';
import { isGod, isWorks } from '../shapes';

type Names = readonly string[];
type Teller = (say: Say, event: GameEvent, who: (seat: unknown) => string) => string;

const text = (value: unknown): string =>
  value === null || value === undefined ? '' : String(value);
const count = (value: unknown): number => Number(value ?? 0);
const ids = (value: unknown): string[] => (Array.isArray(value) ? value.map(text) : []);

function drawn(say: Say, event: GameEvent, who: (seat: unknown) => string): string {
  const said: string[] = [];
  const [closed, open] = [ids(event['cards']), ids(event['open'])];
  const seat = who(event['seat']);
  if (open.length > 0) {
    said.push(say('valda-event-cards-drawn-open', { who: seat, cards: cardList(say, open) }));
  }
  const n = count(event['count']) - open.length;
  if (closed.length > 0) {
    said.push(say('valda-event-cards-drawn-known', { who: seat, cards: cardList(say, closed) }));
  } else if (n > 0) {
    const deck = deckName(say, text(event['deck']) as Deck);
    said.push(say('valda-event-cards-drawn', { who: seat, n, deck }));
  }
  return said.join(' ');
}

function spentFor(say: Say, what: string): string {
  if (isGod(what)) return say('valda-for-temple', { god: godName(say, what) });
  return say(`valda-for-${isWorks(what) ? what : 'followers'}`);
}

/** Followers won; what was stolen or killed is none. */
function gain(event: GameEvent): number {
  const lost = ['stolen', 'killed'].includes(text(event['cause']));
  return lost ? 0 : count(event['by']);
}

function followers(say: Say, event: GameEvent, who: (seat: unknown) => string): string {
  const lost = ['stolen', 'killed'].includes(text(event['cause']));
  const by = Math.abs(count(event['by'])) * (lost || count(event['by']) < 0 ? -1 : 1);
  const seat = who(event['seat']);
  const said: string[] = [];
  if (by !== 0) {
    const id = by > 0 ? 'valda-event-followers-gained' : 'valda-event-followers-lost';
    const cause = say(`valda-cause-${text(event['cause'])}`);
    said.push(say(id, { who: seat, n: Math.abs(by), cause, to: count(event['to']) }));
  }
  const n = count(event['blocked']);
  if (n > 0) said.push(say('valda-event-followers-saved', { who: seat, n }));
  return said.join(' ');
}

function rolled(say: Say, event: GameEvent, who: (seat: unknown) => string): string {
  const faces = event['faces'] as number[];
  const words = (event['dice'] as Die[]).map((die, index) => {
    const face = pieces.faceOf(die, faces[index] ?? 1);
    return face ? faceText(say, face, text(event['use'])) : say(`valda-die-${die}`);
  });
  return say('valda-event-dice-rolled', { who: who(event['seat']), results: listed(words) });
}

function seen(say: Say, event: GameEvent, who: (seat: unknown) => string): string {
  const cards = ids(event['cards']);
  const known = cards.length > 0 ? '-known' : '';
  const args = { who: who(event['seat']), cards: cardList(say, cards) };
  const whose = event['whose'];
  if (typeof whose === 'number') {
    return say(`valda-event-cards-seen-hand${known}`, { ...args, whose: who(whose) });
  }
  return say(`valda-event-cards-seen-deck${known}`, { ...args, god: godName(say, text(whose)) });
}

const card = (say: Say, event: GameEvent) => cardName(say, text(event['card']));

const TELLERS: Record<string, Teller> = {
  turn_started: (say, event, who) =>
    say('valda-event-turn-started', { round: count(event['round']), who: who(event['seat']) }),
  phase_started: (say, event, who) =>
    say('valda-event-phase-started', {
      who: who(event['seat']),
      phase: say(`valda-phase-${text(event['phase'])}`),
    }),
  dice_rolled: rolled,
  die_turned: (say, event, who) =>
    say('valda-event-die-turned', {
      who: who(event['seat']),
      die: count(event['index']) + 1,
      face: count(event['face']),
    }),
  resources_gained: (say, event, who) => {
    const what = amountText(say, event['amounts'] as Partial<Cost>);
    const args = { who: who(event['seat']), what, from: who(event['from']) };
    const stolen = typeof event['from'] === 'number';
    return say(stolen ? 'valda-event-resources-taken' : 'valda-event-resources-gained', args);
  },
  resources_spent: (say, event, who) =>
    say('valda-event-resources-spent', {
      who: who(event['seat']),
      what: amountText(say, event['amounts'] as Partial<Cost>),
      for: spentFor(say, text(event['for'])),
    }),
  traded: (say, event, who) => {
    const amount = (kind: unknown, n: number) => amountText(say, { [text(kind)]: n });
    return say('valda-event-traded', {
      who: who(event['seat']),
      given: amount(event['given'], count(event['rate'])),
      wanted: amount(event['wanted'], 1),
    });
  },
  cards_drawn: drawn,
  god_cards_offered: (say, event, who) => {
    const cards = ids(event['cards']);
    const args = { who: who(event['seat']), god: godName(say, text(event['god'])) };
    return cards.length > 0
      ? say('valda-event-god-cards-offered-known', { ...args, cards: cardList(say, cards) })
      : say('valda-event-god-cards-offered', args);
  },
  god_card_kept: (say, event, who) =>
    event['card']
      ? say('valda-event-god-card-kept-known', { who: who(event['seat']), card: card(say, event) })
      : say('valda-event-god-card-kept', { who: who(event['seat']) }),
  deck_refilled: (say, event) =>
    say('valda-event-deck-refilled', {
      n: count(event['count']),
      deck: deckName(say, text(event['deck']) as Deck),
    }),
  card_played: (say, event, who) =>
    say('valda-event-card-played', { who: who(event['seat']), card: card(say, event) }),
  card_discarded: (say, event, who) => {
    const why = text(event['why']);
    // What was played goes there without saying.
    if (!['limit', 'sacrifice', 'switch'].includes(why)) return '';
    return say(`valda-event-card-discarded-${why}`, {
      who: who(event['seat']),
      card: card(say, event),
    });
  },
  card_recovered: (say, event, who) =>
    say('valda-event-card-recovered', { who: who(event['seat']), card: card(say, event) }),
  card_stolen: (say, event, who) => {
    const args = { who: who(event['thief']), victim: who(event['victim']) };
    return event['card']
      ? say('valda-event-card-stolen-known', { ...args, card: card(say, event) })
      : say('valda-event-card-stolen', args);
  },
  cards_seen: seen,
  action_spent: () => '',
  followers_changed: followers,
  structure_built: (say, event, who) =>
    say('valda-event-structure-built', {
      who: who(event['seat']),
      what: structureText(say, text(event['what'])),
    }),
  structure_negated: (say, event, who) =>
    say('valda-event-structure-negated', {
      by: who(event['by']),
      who: who(event['seat']),
      what: structureText(say, text(event['what'])),
    }),
  temple_destroyed: (say, event, who) =>
    say('valda-event-temple-destroyed', {
      by: who(event['by']),
      who: who(event['seat']),
      god: godName(say, text(event['god'])),
    }),
  temple_moved: (say, event, who) =>
    say('valda-event-temple-moved', {
      by: who(event['by']),
      who: who(event['seat']),
      from: godName(say, text(event['from'])),
      to: godName(say, text(event['to'])),
    }),
  works_lost: (say, event, who) =>
    say(`valda-event-${text(event['what'])}-lost`, {
      by: who(event['by']),
      who: who(event['seat']),
    }),
  area_locked: (say, event, who) =>
    say('valda-event-area-locked', {
      who: who(event['seat']),
      god: godName(say, text(event['god'])),
    }),
  area_unlocked: (say, event) =>
    say('valda-event-area-unlocked', { god: godName(say, text(event['god'])) }),
  ability_lent: (say, event, who) =>
    say('valda-event-ability-lent', {
      who: who(event['seat']),
      god: godName(say, text(event['god'])),
    }),
  attack_declared: (say, event, who) =>
    say('valda-event-attack-declared', {
      who: who(event['attacker']),
      target: who(event['target']),
      card: card(say, event),
      power: count(event['power']),
    }),
  attack_changed: (say, event) =>
    say(event['horn'] === true ? 'valda-event-attack-changed-horn' : 'valda-event-attack-changed', {
      power: count(event['power']),
    }),
  attack_redirected: (say, event, who) =>
    say('valda-event-attack-redirected', { who: who(event['from']), to: who(event['to']) }),
  attack_cancelled: (say, event, who) =>
    say('valda-event-attack-cancelled', { who: who(event['by']) }),
  defence_played: (say, event, who) =>
    say('valda-event-defence-played', {
      who: who(event['seat']),
      card: card(say, event),
      sum: count(event['sum']),
      power: count(event['power']),
    }),
  attack_repelled: (say, event, who) =>
    say('valda-event-attack-repelled', {
      who: who(event['attacker']),
      target: who(event['target']),
    }),
  attack_hit: (say, event, who) =>
    say('valda-event-attack-hit', { who: who(event['attacker']), target: who(event['target']) }),
  attack_passed: (say, event, who) => say('valda-event-attack-passed', { who: who(event['seat']) }),
  weapon_played: (say, event, who) =>
    say('valda-event-weapon-played', {
      who: who(event['seat']),
      mode: say(`valda-mode-${text(event['mode'])}`),
    }),
  turn_ended: (say, event, who) => say('valda-event-turn-ended', { who: who(event['seat']) }),
  ship_moved: (say, event) => say('valda-event-ship-moved', { round: count(event['round']) }),
  game_ended: (say, event, who) => {
    const winners = Array.isArray(event['winners']) ? event['winners'] : [];
    const best = (event['followers'] as number[] | undefined)?.[Number(winners[0] ?? 0)];
    const id = winners.length > 1 ? 'valda-event-game-ended-shared' : 'valda-event-game-ended';
    return say(id, { who: listed(winners.map(who)), n: count(best) });
  },
};

/** One event as a sentence; empty where nothing needs saying. */
export function sentence(say: Say, event: GameEvent, names: Names): string {
  const who = (seat: unknown) => (typeof seat === 'number' ? (names[seat] ?? '') : '');
  return TELLERS[event.event]?.(say, event, who) ?? '';
}

/** What the table shows anyway; a line of nothing else tells nothing. */
const QUIET = ['phase_started', 'turn_ended'];

/** A log entry in words: whole sentences, and what brought its player followers. */
export function tell(say: Say, entry: Entry, names: Names): Told {
  const loud = entry.events.filter((event) => !QUIET.includes(event.event));
  const gains = loud.filter(
    (event) =>
      event.event === 'followers_changed' && event['seat'] === entry.seat && gain(event) > 0,
  );
  const reasons = gains.map((event) => ({
    text: say(`valda-cause-${text(event['cause'])}`),
    points: gain(event),
  }));
  const alone = gains[0] ? sentence(say, gains[0], names) : '';
  const [deed = alone, ...besides] = loud
    .filter((event) => !gains.includes(event))
    .map((event) => sentence(say, event, names))
    .filter(Boolean);
  return { deed, besides, reasons, whole: true };
}
