import { translate, translateReasons } from '../../../lib/translate';
import type { Say } from '../../../lib/texts.svelte';
import type { Looked } from '../../../frame/choosing/stepwise.svelte';
import { pieces } from '../pieces.svelte';
import type { ValhallaChoice, ValhallaScene } from '../shapes';
import { cardText, heldLine, stateText } from '../words/words';

type Names = readonly string[];

const LANDING = ['put', 'march', 'muster', 'leader'];

/** The state of a choice's destination, if there is no fight there, and of a card that it throws away. */
function lying(say: Say, choice: ValhallaChoice, scene: ValhallaScene, names: Names): string[] {
  if (choice.type === 'discard') {
    const held = scene.seats[choice.seat ?? -1]?.cards.find(({ card }) => card === choice.target);
    return held ? [stateText(say, held)] : [];
  }
  if (choice.battle || !(LANDING.includes(choice.type) || choice.way === 'replace')) return [];
  const at = choice.to ?? choice.at ?? scene.pending?.dest;
  const land = scene.landscape.find((one) => one.at === at);
  return land ? [heldLine(say, scene, land, names)] : [];
}

/** The reasons for and against a choice: its costs, its gains, and its fights. */
export function reasonsOf(
  say: Say,
  { choice, preview }: Omit<Looked<ValhallaChoice>, 'key'>,
  scene: ValhallaScene,
  names: Names,
): string[] {
  const piece = choice.type === 'about' && pieces.of(choice.card ?? '');
  if (piece) return cardText(say, piece);
  // All lines come together, so that nothing moves afterwards.
  if (!preview) return [];
  return [
    ...translateReasons(say, preview.reasons, names).map(({ text, points }) =>
      say('valhalla-pair', { name: text, value: points }),
    ),
    ...lying(say, choice, scene, names),
    ...preview.lines.map((line) => translate(say, line, names)),
  ];
}
