import { texts, type Say } from '../../../lib/texts.svelte';
import { godName } from '../names';
import { pieces } from '../pieces.svelte';
import type { CardId, CardPiece, Cost, Deck, Effect, Face, God, Res, ValdaPart } from '../shapes';
import { isGod, RESOURCES } from '../shapes';

/** "a, b and c" in the language of the page. */
export function listed(items: readonly string[]): string {
  return new Intl.ListFormat(texts.language).format(items);
}

/** The name of a card: in the language of the page where the file calls it as we do. */
export function cardName(say: Say, id: CardId): string {
  const own = pieces.of(id)?.name;
  const text = `valda-card-${id.replaceAll('.', '-')}`;
  const english = texts.english(text);
  return english === null || (own !== undefined && own !== english) ? (own ?? id) : say(text);
}

export { godName };
export const deckName = (say: Say, deck: Deck): string => say(`valda-deck-${deck}`);

/** "2 blood and 1 diamond"; what is not there is left out. */
export function amountText(say: Say, amounts: Partial<Record<Res | 'any', number>>): string {
  const kinds = [...RESOURCES, 'any'] as const;
  const parts = kinds.flatMap((kind) => {
    const n = amounts[kind] ?? 0;
    return n > 0 ? [say(`valda-amount-${kind}`, { n })] : [];
  });
  return listed(parts) || say('valda-amount-nothing');
}

export const costText = (say: Say, cost: Cost): string => amountText(say, cost);

/** What a side of a die shows. */
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

/** Whom an effect without `who` meets: one of choice, the target, or the attacker repelled. */
type Other = 'one' | 'target' | 'attacker';

/** The text of an effect that has several, by its parameters. */
function variant(effect: Effect): string {
  switch (effect.do) {
    case 'roll':
      if (effect['take'] === 'resources') return '-resources';
      return effect['die'] === 'W' ? '-followers-white' : '-followers';
    case 'draw':
      return effect['open'] === true ? '-open' : '';
    case 'build':
      return effect['pay'] === true ? '-pay' : '-free';
    case 'destroy':
      return `-${String(effect['what'])}`;
    default:
      return '';
  }
}

/** What an effect does, as a sentence. */
export function effectText(say: Say, effect: Effect, other: Other): string {
  const args: Record<string, string | number> = { who: other };
  for (const [name, value] of Object.entries(effect)) {
    if (typeof value === 'string' || typeof value === 'number') args[name] = value;
  }
  if (effect.do === 'gain') args['what'] = amountText(say, effect as Partial<Record<Res, number>>);
  return say(`valda-do-${effect.do.replaceAll('_', '-')}${variant(effect)}`, args);
}

/** What a card does, in sentences. */
export function cardText(say: Say, card: CardPiece): string[] {
  if (card.type === 'weapon') {
    return card.modes.map((mode) => `${say(`valda-mode-${mode}`)}: ${say(`valda-does-${mode}`)}`);
  }
  const other = card.type === 'yellow' ? 'one' : 'target';
  const said = card.effects.map((effect) => effectText(say, effect, other));
  if (card.success.length > 0) {
    const effects = card.success.map((effect) => effectText(say, effect, 'attacker')).join(' ');
    said.push(say('valda-card-success', { effects }));
  }
  return said;
}

/** "costs 1 action", "power 3" or "2 shields"; empty for god weapons. */
export function cardFigure(say: Say, card: CardPiece): string {
  if (card.type === 'yellow') return say('valda-card-cost', { n: card.cost });
  if (card.type === 'attack') return say('valda-card-power', { n: card.power });
  if (card.type === 'defence') return say('valda-card-shields', { n: card.power });
  return '';
}

export const cardList = (say: Say, ids: readonly CardId[]): string =>
  listed(ids.map((id) => cardName(say, id)));

/** The area of a god for those who do not see it. */
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

/** Why an action brings followers. */
export const partText = (say: Say, part: ValdaPart): string =>
  say(`valda-part-${part.kind}`, { god: godName(say, part.god ?? '') });
