import type { Say } from '../../../lib/texts.svelte';
import type { Part } from '../../../lib/hall/wire';
import { choiceText } from './prompts';
import {
  isGod,
  isWorks,
  RESOURCES,
  type CardPiece,
  type Cost,
  type God,
  type ValdaChoice,
  type ValdaPart,
  type ValdaScene,
} from '../shapes';
import { cardFigure, cardText, partText } from '../words/words';

/** What a choice costs, brings and hits, as it is drawn on the table. */
export interface Outlook {
  /** What comes to the own stones, or goes from them where it is below 0. */
  goods: Partial<Cost>;
  actions: number;
  /** Followers that it surely brings. */
  points: number;
  /** Where a temple would stand. */
  temple: God | null;
  /** The seats that it hits. */
  hits: number[];
}

type CardOf = (id: string) => CardPiece | undefined;

export const NOTHING: Outlook = { goods: {}, actions: 0, points: 0, temple: null, hits: [] };

export function outlookOf(choice: ValdaChoice, scene: ValdaScene, cardOf: CardOf): Outlook {
  const card = cardOf(choice.card ?? '');
  const goods: Partial<Cost> = {};
  const add = (res: keyof Cost | undefined, n: number) => {
    if (res && n !== 0) goods[res] = (goods[res] ?? 0) + n;
  };
  const pay = (cost: Cost | undefined) => RESOURCES.forEach((res) => add(res, -(cost?.[res] ?? 0)));
  const outlook: Outlook = { ...NOTHING, goods, points: choice.points };
  switch (choice.type) {
    case 'trade':
    case 'change':
      add(choice.give, -(choice.rate ?? 1));
      add(choice.get, 1);
      break;
    case 'take':
      add(choice.res, 1);
      outlook.actions = 1;
      break;
    case 'res':
      add(choice.res, 1);
      break;
    case 'thor':
    case 'odin':
      add(choice.res ?? 'blood', -(choice.rate ?? 0));
      break;
    case 'build': {
      const what = choice.what ?? '';
      if (isWorks(what)) pay(scene.costs[what]);
      if (isGod(what)) {
        pay(scene.areas.find((area) => area.god === what)?.cost);
        outlook.temple = what;
      }
      break;
    }
    case 'god':
      if (scene.decision === 'temple' && choice.god) outlook.temple = choice.god;
      break;
    case 'play':
      outlook.actions = card?.cost ?? 0;
      for (const effect of card?.effects ?? []) {
        if (effect.do === 'gain') RESOURCES.forEach((res) => add(res, Number(effect[res] ?? 0)));
      }
      break;
  }
  outlook.hits = hitsOf(choice, scene, card);
  return outlook;
}

function hitsOf(choice: ValdaChoice, scene: ValdaScene, card: CardPiece | undefined): number[] {
  if (choice.type === 'attack') return [scene.active];
  if (choice.type === 'player' || choice.type === 'move') return [choice.seat ?? 0];
  if (typeof choice.victim === 'number') return [choice.victim];
  const victim = scene.choice?.victim;
  const taken = ['hand', 'card', 'god', 'works'].includes(choice.type);
  if (taken && typeof victim === 'number') return [victim];
  const all = choice.type === 'play' && card?.effects.some((effect) => effect['who'] === 'all');
  if (!all) return [];
  return scene.seats.map((_, seat) => seat).filter((seat) => seat !== scene.viewer);
}

export interface Reasons {
  title: string;
  lines: string[];
  parts: { text: string; points: number }[];
}

/** The same in words. `parts`: why it brings followers, once the hall has told. */
export function reasonsOf(
  say: Say,
  choice: ValdaChoice,
  scene: ValdaScene,
  names: readonly string[],
  cardOf: CardOf,
  parts: readonly Part[],
): Reasons {
  const card = cardOf(choice.card ?? '');
  const outlook = outlookOf(choice, scene, cardOf);
  const title = choiceText(say, choice, scene, names, (id) => cardOf(id)?.cost ?? 1);
  const lines: string[] = [];
  if (card && choice.type !== 'weapon') {
    const figure = card.type === 'yellow' ? '' : cardFigure(say, card);
    lines.push(...[figure, ...cardText(say, card)].filter(Boolean));
  }
  if (outlook.temple && scene.viewer !== null) {
    const stand = scene.seats[scene.viewer]?.temples[outlook.temple] ?? 0;
    if (stand < 2) lines.push(say(`valda-${stand === 0 ? 'one' : 'two'}-${outlook.temple}`));
  }
  for (const seat of outlook.hits) {
    const board = scene.seats[seat];
    const who = names[seat] ?? '';
    if (board) lines.push(say('valda-track-seat', { who, n: board.followers, safe: board.safe }));
  }
  const told = (parts as readonly ValdaPart[]).map((part) => ({
    text: partText(say, part),
    points: part.points,
  }));
  return { title, lines, parts: told };
}
