import { translate } from '../../../lib/translate';
import { texts, type Say } from '../../../lib/texts.svelte';
import { godName, isBuiltIn } from '../names';
import { pieces } from '../pieces.svelte';
import type { CardId, CardPiece, Cost, Deck, Face, God, Res } from '../shapes';
import { isGod, RESOURCES } from '../shapes';

/** "a, b and c" in the language of the page. */
export function listed(items: readonly string[]): string {
  return new Intl.ListFormat(texts.language).format(items);
}

/** The name of a card: in the language of the page where the file calls it as we do. */
export function cardName(say: Say, id: CardId): string {
  const piece = pieces.of(id);
  const own = piece?.name;
  const text = `valda-card-${id.replaceAll('.', '-')}`;
  if (piece && isBuiltIn(piece.file)) return say(text);
  const english = texts.english(text);
  return english === null || (own !== undefined && own !== english) ? (own ?? id) : say(text);
}

export { godName };
export const deckName = (say: Say, deck: Deck): string => say(`valda-deck-${deck}`);

/** "2 blood and 1 diamond"; zero amounts are left out. */
export function amountText(say: Say, amounts: Partial<Record<Res, number>>): string {
  const parts = RESOURCES.flatMap((kind) => {
    const n = amounts[kind] ?? 0;
    return n > 0 ? [say(`valda-amount-${kind}`, { n })] : [];
  });
  return listed(parts) || say('valda-amount-nothing');
}

export const costText = (say: Say, cost: Cost): string => amountText(say, cost);

/** The face on a side of a die, in words. */
export function faceText(say: Say, face: Face, use: string): string {
  if (use === 'resources') return amountText(say, face);
  if (face.n < 0) return say('valda-face-skull');
  return face.n === 0 ? say('valda-face-nothing') : say('valda-amount-followers', { n: face.n });
}

/** "a mine", "a temple of Odin". */
export function structureText(say: Say, what: string): string {
  if (isGod(what)) return say('valda-structure-temple', { god: godName(say, what) });
  return say(`valda-structure-${what}`);
}

/** A card's effect, one line for each sentence; a god weapon has two uses. */
export const cardLines = (say: Say, card: CardPiece): string[] =>
  card.text.map((words) => translate(say, words, []));

/** The same for players who see only name and figure: a defence card also says how much it stops. */
export const cardSentences = (say: Say, card: CardPiece): string[] =>
  card.type === 'defence'
    ? [say('valda-card-stops', { n: card.power }), ...cardLines(say, card)]
    : cardLines(say, card);

/** An area in words, for players who do not see it. */
export function areaText(
  say: Say,
  area: { god: God; sites: (number | null)[]; owner: number | null; deck: number; cost: Cost },
  names: readonly string[],
): string {
  const god = godName(say, area.god);
  const said = [
    say('valda-area-about', {
      god,
      realm: say(`valda-realm-${area.god}`),
      sites: area.sites.filter((seat) => seat === null).length,
      cost: costText(say, area.cost),
    }),
  ];
  const owners = new Map<number, number>();
  for (const seat of area.sites) {
    if (seat !== null) owners.set(seat, (owners.get(seat) ?? 0) + 1);
  }
  for (const [seat, n] of owners) {
    said.push(say('valda-area-temples', { who: names[seat] ?? '', n }));
  }
  if (area.owner !== null) said.push(say('valda-area-owner', { who: names[area.owner] ?? '' }));
  said.push(say('valda-area-deck', { n: area.deck }));
  return said.join(', ');
}
