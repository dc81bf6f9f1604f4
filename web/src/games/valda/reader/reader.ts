import { pieces } from '../pieces.svelte';
import { whyText } from '../choosing/reasons';
import {
  DECKS,
  readChoice,
  RESOURCES,
  type AreaScene,
  type CardId,
  type ValdaChoice,
  type ValdaScene,
  WORKS,
} from '../shapes';
import { partsOf } from '../../../frame/choosing/steps';
import { stepsOf, type Key } from '../choosing/steps';
import { wishFor } from '../choosing/wishes';
import { areaText, cardLines, cardName, deckName, faceText, godName, listed } from '../words/words';
import { translate } from '../../../lib/translate';
import type { Say } from '../../../lib/texts.svelte';
import { meant } from '../../../frame/reader/grammar';
import {
  boardCommands,
  isMine,
  seatsSection,
  turnText,
  whyNot,
  type Ask,
  type GameReader,
  type Section,
} from '../../../frame/reader/position';

const sceneOf = (ask: Ask) => ask.view.scene as ValdaScene;

/** "Kill: power 3. Kills two followers of the target." */
function cardLine(say: Say, id: CardId): string {
  const card = pieces.of(id);
  if (!card) return cardName(say, id);
  const figure = translate(say, card.figure, []);
  const head = figure ? `${cardName(say, id)}, ${figure}` : cardName(say, id);
  return [`${head}.`, ...cardLines(say, card)].join(' ');
}

function now(ask: Ask): string[] {
  const { say, names } = ask;
  const scene = sceneOf(ask);
  if (scene.over) return [turnText(ask)];
  const lines = [
    say('valda-round', { round: scene.round, rounds: scene.rounds }),
    say('readervalda-phase', {
      who: names[scene.active] ?? '',
      phase: say(`valda-phase-${scene.phase}`),
    }),
    turnText(ask),
  ];
  if (scene.prompt !== null) lines.push(translate(say, scene.prompt, names));
  if (scene.attack) lines.push(attackText(ask));
  return lines.filter(Boolean);
}

function attackText({ say, view, names }: Ask): string {
  const { attack } = view.scene as ValdaScene;
  if (!attack) return '';
  return [
    say('valda-attack', { who: names[attack.by] ?? '', target: names[attack.target] ?? '' }),
    cardName(say, attack.card),
    say('valda-attack-power', { power: attack.power }),
    say('valda-attack-shields', { shields: attack.shields }),
  ].join(', ');
}

const handOf = (ask: Ask): CardId[] =>
  (ask.view.viewer === null ? null : sceneOf(ask).seats[ask.view.viewer]?.hand) ?? [];

function hand(ask: Ask): string[] {
  const { say, view } = ask;
  const seat = view.viewer === null ? undefined : sceneOf(ask).seats[view.viewer];
  if (!seat) return [say('table-hand-watching')];
  const open = seat.open.map((id) => `${say('valda-open-short')}: ${cardLine(say, id)}`);
  const cards = [...(seat.hand ?? []).map((id) => cardLine(say, id)), ...open];
  return cards.length > 0 ? cards : [say('reader-hand-empty')];
}

function dice(ask: Ask): string[] {
  const { say, names } = ask;
  const { roll } = sceneOf(ask);
  if (!roll) return [say('readervalda-no-dice')];
  const results = roll.results.map((face, index) =>
    say('valda-roll-die', {
      die: index + 1,
      of: roll.results.length,
      result: faceText(say, face, roll.use),
    }),
  );
  return [say('valda-roll', { who: names[roll.by] ?? '' }), ...results];
}

/** All that lies before a seat. */
function boardOf(ask: Ask, seat: number): string[] {
  const { say, names } = ask;
  const { limits, seats } = sceneOf(ask);
  const board = seats[seat];
  if (!board) return [];
  const who = names[seat] ?? '';
  const temples = sceneOf(ask)
    .areas.filter(({ god }) => (board.temples[god] ?? 0) > 0)
    .map(({ god }) =>
      say('readervalda-temples', { god: godName(say, god), n: board.temples[god] ?? 0 }),
    );
  return [
    say('valda-track-seat', { who, n: board.followers, safe: board.safe }),
    listed(RESOURCES.map((res) => say(`valda-amount-${res}`, { n: board[res] }))),
    `${say('valda-mines')}: ${board.mines} / ${limits.max_mines}`,
    `${say('valda-drills')}: ${board.drills} / ${limits.max_drills}`,
    say('valda-temples-left', { n: board.temples_left }),
    say('valda-hand-count', { n: board.hand_count }),
    ...temples,
    ...board.open.map((id) => `${say('valda-open-short')}: ${cardName(say, id)}`),
  ];
}

const areaLine = (ask: Ask, area: AreaScene): string => areaText(ask.say, area, ask.names);

function area(ask: Ask, { god = '' }: Record<string, string>): string[] {
  const names = (one: AreaScene) => ask.words(`valda-god-${one.god}`);
  const found = meant(sceneOf(ask).areas, names, god);
  if (!found) return [ask.say('readervalda-no-god', { god })];
  return [
    areaLine(ask, found),
    ask.say(`valda-one-${found.god}`),
    ask.say(`valda-two-${found.god}`),
  ];
}

const track = ({ say, view, names }: Ask): string[] =>
  (view.scene as ValdaScene).seats
    .map((seat, index) => ({ seat, who: names[index] ?? '' }))
    .sort((one, other) => other.seat.followers - one.seat.followers)
    .map(({ seat, who }) => say('valda-track-seat', { who, n: seat.followers, safe: seat.safe }));

function supply(ask: Ask): string[] {
  const { say } = ask;
  const scene = sceneOf(ask);
  return [
    say('valda-in-supply', {
      n: listed(RESOURCES.map((res) => say(`valda-amount-${res}`, { n: scene.supply[res] }))),
    }),
    ...DECKS.map(
      (deck) => `${deckName(say, deck)}: ${say('valda-cards', { n: scene.decks[deck] })}`,
    ),
  ];
}

const seats = (ask: Ask): Section =>
  seatsSection(
    ask,
    sceneOf(ask).seats,
    ['readervalda-goods-head', 'readervalda-works-head'],
    (seat) => [
      listed(RESOURCES.map((res) => ask.say(`valda-amount-${res}`, { n: seat[res] }))),
      [
        `${ask.say('valda-mines')} ${seat.mines}`,
        `${ask.say('valda-drills')} ${seat.drills}`,
        ask.say('valda-temples-left', { n: seat.temples_left }),
        ask.say('valda-hand-count', { n: seat.hand_count }),
      ].join(', '),
    ],
  );

/** The thing on the table that words mean: a card, one's own first, an area, works, a resource. */
function thingIn(ask: Ask, named: string): Key | null {
  const { words, view } = ask;
  const scene = sceneOf(ask);
  const seat = view.viewer === null ? undefined : scene.seats[view.viewer];
  const [hand, open] = [seat?.hand ?? [], seat?.open ?? []];
  const all = pieces.cards.map((card) => card.code);
  const cards = [...new Set([...hand, ...open, ...all])];
  const names = (id: CardId) => [
    ...words(`valda-card-${id.replaceAll('.', '-')}`),
    cardName(ask.say, id),
  ];
  const own = meant([...new Set([...hand, ...open])], names, named);
  const works = (what: string) => [
    ...words(`valda-${what}s`),
    ...words(`valda-structure-${what}`),
    what,
  ];
  const card = own ?? meant(cards, names, named);
  if (card) return `${open.includes(card) && !hand.includes(card) ? 'open' : 'hand'}:${card}`;
  const god = meant(scene.areas, (one) => words(`valda-god-${one.god}`), named)?.god;
  if (god) return `area:${god}`;
  const what = meant(WORKS, works, named);
  if (what) return `works:${what}`;
  const res = meant(RESOURCES, (one) => words(`valda-res-${one}`), named);
  return res && `stone:${res}`;
}

/** The effect of a card or a god. */
function about(ask: Ask, { thing = '' }: Record<string, string>): string[] {
  const key = thingIn(ask, thing);
  const [kind, id] = key ? partsOf(key) : [];
  if (kind === 'area') return area(ask, { god: id ? ask.say(`valda-god-${id}`) : '' });
  if (id && (kind === 'hand' || kind === 'open')) return [cardLine(ask.say, id)];
  return [ask.say('readervalda-no-thing', { thing })];
}

const textOf = (ask: Ask, choice: ValdaChoice): string =>
  translate(ask.say, choice.words, ask.names);

function whyNotUse(ask: Ask, key: Key): Promise<string[]> {
  const scene = sceneOf(ask);
  const action = wishFor(scene.decision, key, pieces.of(partsOf(key)[1]));
  return whyNot(ask, action, (why) => {
    const message = whyText(ask.say, why, scene, ask.names);
    return [`${ask.say('valda-why-not', { message })} ${why.rules.join(', ')}`.trim()];
  });
}

/** Uses a thing in the way in which it may be used now, or tells why not. */
async function play(ask: Ask, slots: Record<string, string>, only = false): Promise<string[]> {
  const key = thingIn(ask, slots['thing'] ?? '');
  if (key === null) return [ask.say('readervalda-no-thing', { thing: slots['thing'] ?? '' })];
  if (!isMine(ask.view)) return [turnText(ask)];
  const { decision } = sceneOf(ask);
  const found = ask.view.choices.map(readChoice).flatMap((choice, index) => {
    const [first] = stepsOf(choice, decision);
    const same = first === key || (key.startsWith('hand:') && first === `open:${key.slice(5)}`);
    return same ? [{ choice, number: index + 1 }] : [];
  });
  const [one] = found;
  if (!one) return whyNotUse(ask, key);
  if (only) return [ask.say('reader-may'), ...found.map(({ choice }) => textOf(ask, choice))];
  if (found.length === 1) return ask.propose(one.choice.action, textOf(ask, one.choice));
  const ways = found.map(({ choice, number }) => `${number}: ${textOf(ask, choice)}`);
  return [ask.say('readervalda-which'), ...ways];
}

export const reader: GameReader = {
  topics: ['valda', 'valdaplay'],
  sections: (ask) => [
    { title: ask.say('reader-now'), lines: now(ask) },
    { title: ask.say('table-hand'), lines: hand(ask) },
    { title: ask.say('reader-dice'), lines: dice(ask) },
    { title: ask.say('valda-track'), lines: track(ask) },
    {
      title: ask.say('readervalda-areas'),
      lines: sceneOf(ask).areas.map((one) => areaLine(ask, one)),
    },
    seats(ask),
    { title: ask.say('readervalda-supply-title'), lines: supply(ask) },
  ],
  commands: {
    now,
    hand,
    dice,
    ...boardCommands(boardOf),
    area,
    about,
    track,
    supply,
    play,
    why: (ask, slots) => play(ask, slots, true),
  },
  examples: (ask) => ({
    name: ask.names.at(-1) ?? '',
    god: ask.say('valda-god-odin'),
    thing: cardName(ask.say, handOf(ask)[0] ?? 'base.kill'),
  }),
  choiceText: (ask, choice) => textOf(ask, readChoice(choice)),
};
