import type { Say } from '../../../lib/texts.svelte';
import type { Why } from '../../../lib/hall/wire';
import { amountText, cardName, costText, faceText, godName, structureText } from '../words/words';
import type { ValdaChoice, ValdaScene } from '../shapes';
import { isGod, isWorks } from '../shapes';

type Names = readonly string[];

const text = (value: unknown): string =>
  value === null || value === undefined ? '' : String(value);
const count = (value: unknown): number => Number(value ?? 0);

/** What the seat to act is asked. */
export function promptText(say: Say, scene: ValdaScene, names: Names): string {
  const choice = scene.choice ?? { op: '' };
  const who = (seat: unknown) => (typeof seat === 'number' ? (names[seat] ?? '') : '');
  switch (scene.decision) {
    case 'resource':
      return say('valda-prompt-resource');
    case 'game':
      return say('valda-prompt-game', { actions: scene.actions });
    case 'build':
      return say('valda-prompt-build', { left: scene.build_limit - scene.builds });
    case 'line':
      return say('valda-prompt-line', { target: who(scene.active) });
    case 'defend':
      return say('valda-prompt-defend', {
        attacker: who(scene.attack?.by),
        power: scene.attack?.power ?? 0,
        shields: scene.attack?.shields ?? 0,
      });
    case 'window':
      return windowText(say, scene, names);
    case 'res': {
      const n = count(choice.n);
      if (typeof choice.victim !== 'number') return say('valda-prompt-res', { n });
      return say('valda-prompt-res-steal', { n, victim: who(choice.victim) });
    }
    case 'player':
      return say(`valda-prompt-player-${text(choice.for).replaceAll('_', '-')}`);
    case 'thief':
      return say('valda-prompt-thief', { victim: who(choice.victim) });
    case 'god':
      return say(`valda-prompt-god-${text(choice.for)}`);
    case 'throw':
      return say(`valda-prompt-${text(choice.for)}`, { n: count(choice.n) });
    case 'change':
    case 'recover':
      return say(`valda-prompt-${scene.decision}`, { n: count(choice.n ?? 1) });
    case 'move': {
      if (!choice.from) return say('valda-prompt-move');
      return say('valda-prompt-move-to', { who: who(choice.seat) });
    }
    case null:
      return '';
    default:
      return say(`valda-prompt-${scene.decision.replaceAll('_', '-')}`);
  }
}

function windowText(say: Say, scene: ValdaScene, names: Names): string {
  const kind = text(scene.choice?.kind);
  const active = names[scene.active] ?? '';
  const attacker = names[scene.attack?.by ?? -1] ?? '';
  const target = names[scene.attack?.target ?? -1] ?? '';
  switch (kind) {
    case 'free':
      return say('valda-prompt-free', { who: active });
    case 'played':
      return say('valda-prompt-played', {
        card: cardName(say, text(scene.choice?.card ?? scene.playing)),
      });
    case 'build':
      return say('valda-prompt-built', {
        who: active,
        what: structureText(say, scene.building?.what ?? 'mine'),
      });
    default:
      return say(`valda-prompt-${kind}`, { attacker, target, power: scene.attack?.power ?? 0 });
  }
}

/** The rule of a refusal that says that something else is to be decided. */
const NOT_DUE = 'VA-15';

/** Why not, in words: what is asked instead tells more than how actions are written. */
export function whyText(say: Say, why: Why, scene: ValdaScene, names: Names): string {
  return why.rules[0] === NOT_DUE ? promptText(say, scene, names) : why.message;
}

/** What a choice will do, to read before it is made. */
export function choiceText(
  say: Say,
  choice: ValdaChoice,
  scene: ValdaScene,
  names: Names,
  costOfCard: (card: string) => number,
): string {
  const card = cardName(say, choice.card ?? '');
  const amount = (kind: unknown, n: number) => amountText(say, { [text(kind)]: n });
  switch (choice.type) {
    case 'trade':
    case 'change':
      return say(`valda-choice-${choice.type}`, {
        give: amount(choice.give, choice.rate ?? 1),
        get: amount(choice.get, 1),
      });
    case 'take':
      return say(`valda-choice-take-${text(choice.res)}`);
    case 'res':
      return amount(choice.res, 1);
    case 'play':
      return say('valda-choice-play', { card, cost: costOfCard(choice.card ?? '') });
    case 'keep':
    case 'discard':
    case 'attack':
    case 'defend':
      return say(`valda-choice-${choice.type}`, { card });
    case 'card': {
      if (scene.decision === 'replay') return say('valda-choice-card-repeat', { card });
      if (scene.decision === 'thief') return say('valda-choice-card-steal', { card });
      if (scene.decision === 'throw') return say('valda-choice-discard', { card });
      return say('valda-choice-card-take', { card });
    }
    case 'hand':
      return say('valda-choice-hand');
    case 'build':
      return buildText(say, choice.what ?? '', scene);
    case 'god':
      return godChoiceText(say, choice, scene);
    case 'works':
      return say(`valda-choice-works-${text(choice.what)}`);
    case 'player':
      return names[choice.seat ?? -1] ?? '';
    case 'move':
      return say('valda-choice-move', {
        who: names[choice.seat ?? -1] ?? '',
        god: godName(say, choice.god ?? ''),
      });
    case 'thor':
    case 'odin':
      return say('valda-choice-exchange', {
        what: amount(choice.res ?? 'blood', choice.rate ?? 1),
        n: choice.points,
      });
    case 'weapon':
      return say('valda-choice-weapon', {
        mode: say(`valda-mode-${text(choice.mode)}`),
        about: say(`valda-does-${text(choice.mode)}`),
      });
    default:
      return plainText(say, choice, scene);
  }
}

function buildText(say: Say, what: string, scene: ValdaScene): string {
  if (isWorks(what)) {
    return say(`valda-choice-build-${what}`, { cost: costText(say, scene.costs[what]) });
  }
  const cost = scene.areas.find((area) => area.god === what)?.cost;
  return say('valda-choice-build-temple', {
    god: godName(say, what),
    cost: cost ? costText(say, cost) : '',
  });
}

function godChoiceText(say: Say, choice: ValdaChoice, scene: ValdaScene): string {
  const god = godName(say, choice.god ?? '');
  return isGod(choice.god ?? '') && scene.decision === 'temple'
    ? say('valda-choice-temple', { god })
    : god;
}

/** The words on the button of a choice that needs nothing pointed at. */
export function plainText(say: Say, choice: ValdaChoice, scene: ValdaScene): string {
  switch (choice.type) {
    case 'end':
      return say(`valda-choice-end-${scene.phase}`);
    case 'pass':
      return say(scene.decision === 'line' ? 'valda-choice-pass-attack' : 'valda-choice-pass');
    case 'yield':
      return say(
        (scene.attack?.used.length ?? 0) > 0 ? 'valda-choice-yield' : 'valda-choice-yield-none',
      );
    case 'buy':
      return say('valda-choice-buy', { n: choice.price ?? 0 });
    case 'loki':
      return say('valda-choice-loki', { n: choice.dice ?? 0 });
    default:
      return say(`valda-choice-${choice.type}`);
  }
}

/** What a die could be turned to. */
export const turnText = (
  say: Say,
  die: number,
  face: Parameters<typeof faceText>[1],
  use: string,
) => say('valda-choice-die', { die: die + 1, result: faceText(say, face, use) });
