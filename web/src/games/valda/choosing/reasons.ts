import type { Looked } from '../../../frame/choosing/stepwise.svelte';
import { translate, translateReasons, type Message, type ReasonText } from '../../../lib/translate';
import type { Say } from '../../../lib/texts.svelte';
import type { Why } from '../../../lib/hall/wire';
import type { CardPiece, ValdaChoice, ValdaScene } from '../shapes';
import { cardLines } from '../words/words';
import { outlookOf } from './outlook';

export interface Told {
  title: string;
  lines: string[];
  parts: ReasonText[];
}

/** The gains and targets of a choice in words, with the text of its card and the state of its targets. */
export function reasonsOf(
  say: Say,
  { choice, preview }: Looked<ValdaChoice>,
  scene: ValdaScene,
  names: readonly string[],
  card: CardPiece | undefined,
  /** Whether the card's text is legible on the card. */
  readable: boolean,
): Told {
  const tell = (words: Message) => translate(say, words, names);
  const lines: string[] = [];
  // The words of a weapon's use include its effect, those of a yellow card its cost.
  if (card && card.type !== 'weapon' && !readable) {
    if (card.type !== 'yellow') lines.push(tell(card.figure));
    lines.push(...cardLines(say, card));
  }
  if (choice.ability !== undefined) lines.push(tell(choice.ability));
  for (const seat of outlookOf(choice).hits) {
    const board = scene.seats[seat];
    const who = names[seat] ?? '';
    if (board) lines.push(say('valda-track-seat', { who, n: board.followers, safe: board.safe }));
  }
  return {
    title: tell(choice.words),
    lines,
    parts: translateReasons(say, preview?.reasons ?? [], names),
  };
}

/** The rule of a refusal that says that something else is to be decided. */
const NOT_DUE = 'VA-15';

/** The reason for a refusal in words: the current question says more than the form of actions. */
export const whyText = (say: Say, why: Why, { prompt }: ValdaScene, names: readonly string[]) =>
  why.rules[0] === NOT_DUE && prompt !== null ? translate(say, prompt, names) : why.message;
