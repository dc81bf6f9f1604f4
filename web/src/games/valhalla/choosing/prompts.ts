import type { Say } from '../../../lib/texts.svelte';
import { cardName, cellName, slotName } from '../words/words';
import { pieces } from '../pieces.svelte';
import type { ValhallaChoice, ValhallaScene } from '../shapes';
import { stepOf } from '../board/marks';

type Names = readonly string[];

/** What the seat to act is asked. */
export function promptText(
  say: Say,
  scene: ValhallaScene,
  choices: readonly ValhallaChoice[],
  names: Names,
): string {
  const { pending } = scene;
  const card = pending?.card ? cardName(say, pending.card) : '';
  switch (scene.stage) {
    case 'turn':
      return say(`valhalla-prompt-${turnKey(scene, choices)}`);
    case 'pay':
      return say('valhalla-prompt-pay', { card, n: pending?.due ?? 0 });
    case 'plan': {
      const left = scene.planned?.left ?? wholePlan(scene, choices);
      if (pending?.kind === 'event') return say('valhalla-prompt-plan-event', { card, n: left });
      if (pending?.dest) {
        const where = cellName(say, scene, pending.dest);
        return say('valhalla-prompt-plan-muster', { card, where, n: left });
      }
      return say('valhalla-prompt-plan-person', { card, n: left });
    }
    case 'excuse':
      return say('valhalla-prompt-excuse', { who: names[scene.active] ?? '', card });
    case 'over':
      return '';
    default:
      return say(`valhalla-prompt-${scene.stage}`);
  }
}

const CROWN_LIMIT = 10;

/** Armies or movements of a plan before its first step, as far as they can be used. */
function wholePlan(scene: ValhallaScene, choices: readonly ValhallaChoice[]): number {
  const rank = pieces.of(scene.pending?.card ?? '')?.rank;
  if (scene.pending?.kind === 'person') {
    if (typeof rank === 'number') return rank;
    if (rank === 'crown') return CROWN_LIMIT;
  }
  return Math.max(0, ...choices.map((choice) => choice.count ?? 0));
}

/** What a turn may be used for besides passing, in the order of the phases. */
const DEEDS: Record<string, readonly string[]> = {
  place: ['place'],
  recruit: ['recruit'],
  use: ['event', 'person', 'leader', 'location', 'ace', 'refresh', 'discard'],
  glory: ['glory'],
};

/** The prompt at the beginning of a turn: it names what can be done, and nothing else. */
function turnKey(scene: ValhallaScene, choices: readonly ValhallaChoice[]): string {
  const kinds = new Set<string>(choices.map((choice) => choice.type));
  if (kinds.has('skip')) return 'unable';
  if (!kinds.has('pass')) {
    const phase = scene.seats[scene.active]?.phase ?? 1;
    return ['place', 'recruit', 'only-pass', 'glory-now'][phase - 1] ?? 'only-pass';
  }
  const deeds = Object.keys(DEEDS).filter((deed) => DEEDS[deed]?.some((kind) => kinds.has(kind)));
  return deeds.length > 0 ? [...deeds, 'or-pass'].join('-') : 'only-pass';
}

/** What a choice will do, to read before it is made. */
export function choiceText(
  say: Say,
  choice: ValhallaChoice,
  scene: ValhallaScene,
  names: Names,
): string {
  const card = choice.card ? cardName(say, choice.card) : '';
  const n = choice.count ?? 1;
  const cell = (at: string | undefined) => (at === undefined ? '' : cellName(say, scene, at));
  switch (choice.type) {
    case 'place':
    case 'pay':
    case 'take':
      return say(`valhalla-choice-${choice.type}`, {
        n,
        slot: slotName(say, scene, choice.slot ?? ''),
      });
    case 'recruit':
      return say('valhalla-choice-recruit', { card, price: choice.price ?? 0 });
    case 'event':
    case 'person':
    case 'refresh':
    case 'drop':
    case 'glory_ace':
      return say(`valhalla-choice-${choice.type.replace('_', '-')}`, { card });
    case 'leader':
    case 'ace':
      return say(`valhalla-choice-${choice.type}`, { card, where: cell(choice.at) });
    case 'location':
      return choice.way === 'replace'
        ? say('valhalla-choice-location-replace', { card, where: cell(choice.at) })
        : say('valhalla-choice-location-add', { card });
    case 'discard':
      return say('valhalla-choice-discard', {
        card: cardName(say, choice.target ?? ''),
        who: names[choice.seat ?? -1] ?? '',
      });
    case 'put':
      return say('valhalla-choice-put', { n, where: cell(choice.at) });
    case 'march':
      return say('valhalla-choice-march', { n, from: cell(choice.from), to: cell(choice.to) });
    case 'muster':
      return musterText(say, choice, scene);
    default:
      return plainText(say, choice, scene);
  }
}

function musterText(say: Say, choice: ValhallaChoice, scene: ValhallaScene): string {
  const cell = (at: string | undefined) => (at === undefined ? '' : cellName(say, scene, at));
  const args = {
    n: choice.count ?? 1,
    from: cell(choice.from),
    to: cell(scene.pending?.dest ?? undefined),
  };
  return choice.via === choice.from
    ? say('valhalla-choice-march', args)
    : say('valhalla-choice-muster', { ...args, via: cell(choice.via) });
}

/** The words on the button of a choice that needs nothing pointed at. */
export function plainText(say: Say, choice: ValhallaChoice, scene: ValhallaScene): string {
  switch (choice.type) {
    case 'pass':
      return say('valhalla-choice-pass');
    case 'skip':
      return say(
        scene.seats[scene.active]?.phase === 2
          ? 'valhalla-choice-skip-recruit'
          : 'valhalla-choice-skip-place',
      );
    case 'end':
      return say(scene.stage === 'take' ? 'valhalla-choice-end-take' : 'valhalla-choice-end-plan');
    case 'pay_reserve':
      return say('valhalla-choice-pay-reserve');
    default:
      return say(`valhalla-choice-${choice.type}`);
  }
}

/** A step of a plan in words. */
export function stepText(say: Say, action: string, scene: ValhallaScene): string {
  const step = stepOf(action, scene.pending?.dest ?? null);
  const where = cellName(say, scene, step.to);
  if (step.from === null) return say('valhalla-step-put', { n: step.armies, where });
  return say('valhalla-step-march', {
    n: step.armies,
    from: cellName(say, scene, step.from),
    to: where,
  });
}
