import { drag } from '../../../frame/parts/drag';
import { looking } from '../../../frame/parts/looking';
import type { Choosing } from '../choosing/choosing.svelte';
import type { At, CardId, ValhallaChoice, ValhallaScene } from '../shapes';
import { stepsOf, type Key } from '../choosing/steps';
import type { Moved } from './timeline';

interface Table {
  choosing: Choosing;
  /** The piece that moves with the pointer for a key that is dragged. */
  pieceOf: (key: Key) => Moved | null;
  carry: (piece: Moved, x: number, y: number) => void;
  carries: () => boolean;
  /** Ends the drag of a piece. */
  rest: () => void;
  /** Explains why a dropped piece may not be there. */
  refuse: (key: Key) => void;
  help: (card: CardId) => void;
}

const THING = '[data-key], [data-plain]';

function keyOf(target: EventTarget | null): Key | null {
  const thing = (target as Element | null)?.closest<HTMLElement>(THING);
  const plain = thing?.dataset['plain'];
  return thing?.dataset['key'] ?? (plain ? `plain:${plain}` : null);
}

const has = (choices: readonly ValhallaChoice[], ...types: string[]) =>
  choices.some(({ type }) => types.includes(type));

/** The piece that a drag of a thing moves; null for a thing that cannot be dragged. */
export function pieceOf(
  scene: ValhallaScene | undefined,
  choices: readonly ValhallaChoice[],
  key: Key,
): Moved | null {
  if (!scene) return null;
  const [zone = '', name = ''] = [key.slice(0, key.indexOf(':')), key.slice(key.indexOf(':') + 1)];
  const army: Moved = { seat: scene.active, armies: 1 };
  switch (zone) {
    case 'card':
      return { card: name };
    case 'market': {
      const card = scene.market.cards.find(({ at }) => at === name)?.card;
      return card ? { card } : null;
    }
    case 'reserve':
      return has(choices, 'place', 'put', 'pay_reserve') ? army : null;
    case 'slot':
      return has(choices, 'pay', 'take') ? army : null;
    case 'cell':
      return has(choices, 'march', 'muster') ? army : null;
    default:
      return null;
  }
}

/** The areas of the table for a drop that hits no thing. */
const GROUNDS: Record<string, string> = {
  '.landscape': 'landscape',
  '.market': 'market',
  '.zone': 'zone',
};

function groundAt(target: Element | null): string | null {
  const found = Object.keys(GROUNDS).find((ground) => target?.closest(ground));
  return found ? (GROUNDS[found] ?? null) : null;
}

/** The area of a choice that begins with a thing and needs no other one there. */
function groundOf(choice: ValhallaChoice): string | null {
  switch (choice.type) {
    case 'recruit':
    case 'pay':
    case 'pay_reserve':
    case 'take':
      return 'zone';
    case 'event':
    case 'person':
      return 'landscape';
    default:
      return null;
  }
}

/** The keys that a drag from one thing to another, or to an area, points at; null for none. */
export function dragged(
  choices: readonly ValhallaChoice[],
  from: Key,
  to: Key | null,
  ground: string | null,
): Key[] | null {
  for (const choice of choices) {
    const steps = stepsOf(choice);
    const begins = steps[0] === from;
    if (begins && to !== null && steps.length > 1 && steps.at(-1) === to) return steps;
    // An army of the reserve can go where a choice has only that step.
    if (from === 'reserve:' && to !== null && steps.length === 1 && steps[0] === to) {
      if (choice.type === 'place' || choice.type === 'put') return steps;
    }
  }
  const led = choices.find(
    (choice) => stepsOf(choice)[0] === from && ground !== null && groundOf(choice) === ground,
  );
  return led ? stepsOf(led) : null;
}

/** Lets players drag cards and armies to their destination; a tap on both does the same. */
export function dragging(table: Table): (node: Element) => () => void {
  const { choosing } = table;
  let from: Key | null = null;
  let piece: Moved | null = null;
  /** Armies that are dragged to the place where all gather take the first way there. */
  const gather = (start: Key, to: Key | null, dest: At | null | undefined): Key[] | null => {
    if (!dest || to !== `cell:${dest}`) return null;
    const choice = choosing.choices.find(
      (one) => one.type === 'muster' && stepsOf(one)[0] === start,
    );
    return choice ? stepsOf(choice) : null;
  };
  return drag({
    may: (event) => {
      from = keyOf(event.target);
      piece = from !== null && choosing.myTurn ? table.pieceOf(from) : null;
      const picks = from !== null && (choosing.first.has(from) || from === 'reserve:');
      return piece !== null && picks;
    },
    begin: () => {
      choosing.consider(null);
      // Its possible places are lit during the drag.
      if (from !== null && choosing.first.has(from)) choosing.takeUp(from);
    },
    move: (event) => {
      if (piece) table.carry(piece, event.clientX, event.clientY);
      const over = document.elementFromPoint(event.clientX, event.clientY);
      choosing.consider(keyOf(over));
    },
    drop: (event) => {
      table.rest();
      choosing.consider(null);
      const over = document.elementFromPoint(event.clientX, event.clientY);
      const to = keyOf(over);
      const dest = choosing.scene?.pending?.dest;
      const steps =
        from && (dragged(choosing.choices, from, to, groundAt(over)) ?? gather(from, to, dest));
      if (steps && choosing.lead(steps)) return;
      if (to !== null && to !== from) table.refuse(to);
      choosing.reset();
    },
    cancel: () => {
      table.rest();
      choosing.reset();
    },
  });
}

/** Explains the thing under the mouse or the keyboard focus, without choosing it. */
export const explaining = ({ choosing, carries }: Table) =>
  looking<Key>({
    on: (event) => keyOf(event.target),
    look: (key) => choosing.consider(key),
    busy: carries,
    ends: ['pointerdown', 'pointerup'],
  });

/** A resting finger explains a choice, or else describes the card that lies there. */
export function resting(table: Table): (press: Event, card: CardId | null) => void {
  return (press, card) => {
    const finger = 'pointerType' in press && press.pointerType !== 'mouse';
    const key = keyOf(press.target);
    if (finger && key !== null && table.choosing.consider(key, 0)) return;
    if (card !== null) table.help(card);
  };
}
