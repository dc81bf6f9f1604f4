import type { Told } from '../../face';
import type { Say } from '../../../lib/texts.svelte';
import type { Entry, GameEvent } from '../../../lib/hall/wire';
import type { Code, VoluspaPart } from '../shapes';
import type { Spot } from '../board/spots';

/** "Dragon", or "Dragon +2" with boosts. */
export function tileName(say: Say, code: Code, boost = 0): string {
  const tile = say(`voluspa-tile-${code}`);
  return boost > 0 ? say('voluspa-tile-boosted', { tile, boost }) : tile;
}

function withBonus(say: Say, text: string, part: { bonus: number; niohoggr: number }): string {
  if (part.bonus === 0) return text;
  const { bonus, niohoggr } = part;
  return `${text}, ${say('voluspa-part-bonus', { bonus, niohoggr })}`;
}

/** Why a part of a landing's points came out as it did. */
export function partText(say: Say, part: VoluspaPart): string {
  switch (part.kind) {
    case 'line': {
      const axis = say(`voluspa-axis-${part.axis}`);
      const { tiles, value, best_other: best } = part;
      return withBonus(
        say,
        say(`voluspa-part-line-${part.rule}`, { axis, tiles, value, best }),
        part,
      );
    }
    case 'single':
      return withBonus(say, say('voluspa-part-single'), part);
    case 'hel':
      return withBonus(say, say('voluspa-part-hel', { count: part.cells.length }), part);
    case 'serpent': {
      const axis = say(`voluspa-axis-${part.axis}`);
      const { cells, value, best_other: best } = part;
      const text = say(`voluspa-part-serpent-${part.rule}`, { axis, cells, value, best });
      return unlessChosen(say, withBonus(say, text, part), part);
    }
    case 'bolt': {
      const axis = say(`voluspa-axis-${part.axis}`);
      const text = say('voluspa-part-bolt', { axis, tiles: part.tiles });
      return unlessChosen(say, withBonus(say, text, part), part);
    }
    case 'dwarf': {
      if (part.neighbours.length === 0) return say('voluspa-part-dwarf-none');
      const figures = part.neighbours.map((neighbour) => neighbour.value).join(' + ');
      return say('voluspa-part-dwarf', { figures, sum: part.sum });
    }
  }
}

function unlessChosen(say: Say, text: string, part: { chosen: boolean; offered: number }): string {
  return part.chosen || part.offered === 0 ? text : `${text}; ${say('voluspa-part-not-chosen')}`;
}

const text = (value: unknown): string =>
  value === null || value === undefined ? '' : String(value);
const count = (value: unknown): number => Number(value ?? 0);

function placedText(say: Say, placed: GameEvent, events: readonly GameEvent[]): string {
  const at = text(placed['at']);
  const tile = tileName(say, text(placed['tile']), count(placed['boost']));
  const moved = events.find((event) => ['covered', 'captured', 'bumped'].includes(event.event));
  const under = moved ? tileName(say, text(moved['tile']), count(moved['boost'])) : '';
  const way = text(placed['way']);
  if (way === 'flight') {
    const id = moved ? 'voluspa-event-placed-flight-cover' : 'voluspa-event-placed-flight';
    return say(id, { tile, at, under });
  }
  if (!moved || way === 'beside') return say('voluspa-event-placed-beside', { tile, at });
  const dir = moved['dir'] ? say(`voluspa-dir-name-${text(moved['dir'])}`) : '';
  return say(`voluspa-event-placed-${way}`, { tile, at, under, dir });
}

/** What the seat did, to stand after its name; empty for events that are told besides. */
function deedText(say: Say, event: GameEvent, events: readonly GameEvent[]): string {
  switch (event.event) {
    case 'placed':
      return placedText(say, event, events);
    case 'stayed':
      return say('voluspa-event-stayed', { at: text(event['at']) });
    case 'ended':
      return say('voluspa-event-ended');
    case 'discarded':
      return say('voluspa-event-discarded', { tile: tileName(say, text(event['tile'])) });
    default:
      return '';
  }
}

/** What else came of it, a sentence of its own; empty where nothing needs saying. */
function besidesText(say: Say, event: GameEvent): string {
  const boost = count(event['boost']);
  switch (event.event) {
    case 'boosted':
      return say('voluspa-event-boosted', { boosts: count(event['boosts']) });
    case 'covered':
      return say('voluspa-event-covered', { tile: tileName(say, text(event['tile']), boost) });
    case 'captured': {
      const tile = tileName(say, text(event['tile']));
      if (boost === 0) return say('voluspa-event-captured', { tile });
      return say('voluspa-event-captured-boost', { tile, boost });
    }
    case 'bumped':
      return say('voluspa-event-bumped', {
        tile: tileName(say, text(event['tile']), boost),
        to: text(event['to']),
      });
    case 'lifted':
      if (!event['under']) return '';
      return say('voluspa-event-lifted', {
        under: tileName(say, text(event['under'])),
        at: text(event['at']),
      });
    case 'hels_gone':
      return say('voluspa-event-hels-gone', { count: count(event['count']) });
    case 'drew':
      return drewText(say, event);
    default:
      return '';
  }
}

function drewText(say: Say, event: GameEvent): string {
  const drawn = event['tiles'];
  if (!Array.isArray(drawn)) return say('voluspa-event-drew', { count: count(event['count']) });
  const tiles = drawn.map((code) => tileName(say, text(code))).join(', ');
  return say('voluspa-event-drew-tiles', { tiles });
}

export const cellName = (say: Say, { x, y }: { x: number; y: number }): string =>
  say('voluspa-cell', { x, y });

/** What choosing a lit cell does, and the points that it brings. */
export function spotText(
  say: Say,
  spot: Spot,
  code: Code,
  flying: boolean,
  under: Code | undefined,
): string {
  return say(`voluspa-spot-${flying ? 'fly' : spot.way}`, {
    tile: say(`voluspa-tile-${code}`),
    cell: cellName(say, spot),
    points: spot.points,
    under: under ? say(`voluspa-tile-${under}`) : '',
  });
}

/** A log entry in words. */
export function tell(say: Say, entry: Entry): Told {
  const deeds = entry.events.map((event) => deedText(say, event, entry.events));
  const besides = entry.events.map((event) => besidesText(say, event));
  return {
    deed: deeds.filter(Boolean).join(', ') || entry.action,
    besides: besides.filter(Boolean),
    reasons: (entry.parts as VoluspaPart[]).map((part) => ({
      text: partText(say, part),
      points: part.points,
    })),
  };
}
