import { kindsOf, pieces } from '../pieces.svelte';
import type { At, CardId, Land, ValhallaScene } from '../shapes';
import { partsOf, type Key } from '../../../frame/choosing/steps';

const beside = (one: Land, other: Land) =>
  Math.abs(one.x - other.x) + Math.abs(one.y - other.y) === 1;

/** The action that would use a card: the first of its uses, at a place that may suit. */
function useOf(scene: ValhallaScene, card: CardId): string | null {
  const piece = pieces.of(card);
  const suits = piece?.suits ?? [];
  const held = scene.landscape.filter((land) => land.owner === scene.active);
  const shares = (land: Land) =>
    pieces.of(land.card)?.suits.some((suit) => suits.includes(suit)) ?? false;
  const at = (held.find(shares) ?? held[0] ?? scene.landscape[0])?.at ?? '0,0';
  switch (piece && kindsOf(piece)[0]) {
    case 'ace':
      return `ace:${card}:${at}`;
    case 'excuse': {
      const seat = scene.seats.findIndex(
        ({ cards }, index) => index !== scene.active && cards.length > 0,
      );
      const target = scene.seats[seat]?.cards[0]?.card;
      return target ? `use:${card}:discard:${seat}:${target}` : null;
    }
    case 'event':
      return `use:${card}:event`;
    case 'personality':
      return `use:${card}:person${piece?.rank === 'crown' ? `:${at}` : ''}`;
    case 'location':
      return `use:${card}:location:${at}`;
    default:
      return null;
  }
}

/** A card that was pointed at, by what cards are asked for. */
function ofCard(scene: ValhallaScene, card: CardId): string | null {
  const words: Record<string, string> = { drop: 'drop', excuse: 'excuse', glory: 'ace' };
  const word = words[scene.stage];
  return word ? `${word}:${card}` : useOf(scene, card);
}

export const putWish = (at: At): string => `put:${at}:1`;

/** The action of a march to a neighbouring place; in a gathering of all armies, by way of that place. */
export const marchWish = ({ pending }: ValhallaScene, from: At, to: At): string =>
  `${pending?.dest ? 'muster' : 'march'}:${from}:${to}:1`;

/** A step of a plan to a cell, or from it. */
function ofPlan(scene: ValhallaScene, picked: readonly Key[], at: At): string | null {
  const { pending } = scene;
  const from = picked.find((key) => key.startsWith('cell:'))?.slice(5);
  if (pending?.kind === 'event') return putWish(at);
  if (pending?.dest || from !== undefined) return marchWish(scene, from ?? at, at);
  const land = scene.landscape.find((one) => one.at === at);
  const next = land && scene.landscape.find((one) => beside(one, land));
  return next ? marchWish(scene, at, next.at) : null;
}

/** A cell that a card was meant for. */
function ofCell(scene: ValhallaScene, picked: readonly Key[], at: At): string | null {
  if (scene.stage === 'plan') return ofPlan(scene, picked, at);
  const card = picked.find((key) => key.startsWith('card:'))?.slice(5);
  const use = picked.find((key) => key.startsWith('use:'))?.slice(4);
  if (card === undefined || scene.stage !== 'turn') return null;
  if (use === 'location' || use === 'person') return `use:${card}:${use}:${at}`;
  return use === 'ace' ? `ace:${card}:${at}` : null;
}

const SLOTS: Record<string, (at: At) => string> = {
  pay: (at) => `pay:${at}`,
  take: (at) => `take:${at}:1`,
};

/**
 * The action that a thing would mean after the picks if it were lit, to ask the hall why it is not allowed;
 * null if it would mean none.
 */
export function wishFor(scene: ValhallaScene, picked: readonly Key[], key: Key): string | null {
  const [zone, name] = partsOf(key);
  switch (zone) {
    case 'slot':
      return SLOTS[scene.stage]?.(name) ?? `place:${name}`;
    case 'market':
      return `recruit:${name}`;
    case 'reserve':
      return scene.stage === 'pay' ? 'pay:reserve' : null;
    case 'card':
      return ofCard(scene, name);
    case 'cell':
      return ofCell(scene, picked, name);
    default:
      return null;
  }
}
