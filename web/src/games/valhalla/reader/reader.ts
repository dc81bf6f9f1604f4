import { translate } from '../../../lib/translate';
import type { Land, ValhallaChoice, ValhallaScene } from '../shapes';
import {
  armiesBySeat,
  around,
  cardLine,
  cardName,
  cardText,
  landLine,
  slotLine,
  stateText,
} from '../words/words';
import { pieces } from '../pieces.svelte';
import { territoriesOf } from '../board/layout';
import { cellIn, meant } from '../../../frame/reader/grammar';
import {
  boardCommands,
  isMine,
  seatsSection,
  turnText,
  type Ask,
  type GameReader,
  type Section,
} from '../../../frame/reader/position';
import { whyCommands, whyExamples } from './why';

const sceneOf = (ask: Ask) => ask.view.scene as ValhallaScene;

function now(ask: Ask): string[] {
  const { say, view, names } = ask;
  const scene = sceneOf(ask);
  const told = [turnText(ask)];
  if (isMine(view)) {
    const asked = [scene.prompt ?? '', ...(scene.planned?.words ?? [])];
    told.push(...asked.map((words) => translate(say, words, names)));
  }
  const seat = scene.seats[scene.active];
  if (seat && !scene.over) {
    told.push(
      say('readervalhalla-phase', {
        who: names[scene.active] ?? '',
        cycle: say('valhalla-cycle', { n: seat.cycle }),
        phase: say(`valhalla-phase-${seat.phase}`),
      }),
    );
  }
  return told.filter(Boolean);
}

/** All that a seat has. */
function boardOf(ask: Ask, seat: number): string[] {
  const { say } = ask;
  const board = sceneOf(ask).seats[seat];
  if (!board) return [];
  const cards = board.cards.map((card) => `${cardLine(say, card.card)}: ${stateText(say, card)}`);
  return [
    `${say('valhalla-cycle', { n: board.cycle })}, ${say(`valhalla-phase-${board.phase}`)}`,
    say('valhalla-whereabouts', {
      reserve: board.reserve,
      valhalla: board.valhalla,
      bound: board.bound,
      landscape: board.landscape,
    }),
    say('valhalla-holds', { n: board.held, glory: board.glory }),
    ...(cards.length > 0 ? cards : [say('valhalla-no-cards')]),
  ];
}

const boards = boardCommands(boardOf);

/** The cards of the hall with their places, and the armies around each. */
function hallLines(ask: Ask): string[] {
  const { say, names } = ask;
  const scene = sceneOf(ask);
  return scene.market.cards.map((place) => {
    const card = place.card ? cardLine(say, place.card) : say('valhalla-place-empty');
    const armies = armiesBySeat(say, around(scene, place.x, place.y), names);
    return say('readervalhalla-place', { x: place.x, y: place.y, card, armies });
  });
}

function slotLines(ask: Ask): string[] {
  const scene = sceneOf(ask);
  const taken = scene.market.slots.filter((slot) => slot.armies.some((count) => count > 0));
  if (taken.length === 0) return [ask.say('readervalhalla-no-armies')];
  return taken.map((slot) => slotLine(ask.say, scene, slot, ask.names));
}

const at = (land: Land) => ({ x: land.x, y: land.y });

const landText = (ask: Ask, land: Land): string =>
  ask.say('readervalhalla-cell', {
    ...at(land),
    land: landLine(ask.say, sceneOf(ask), land, ask.names),
  });

const landLines = (ask: Ask): string[] =>
  sceneOf(ask)
    .landscape.toSorted((one, other) => one.y - other.y || one.x - other.x)
    .map((land) => landText(ask, land));

/** The territory of each crown. */
function territories(ask: Ask): string[] {
  const { say } = ask;
  const found = territoriesOf(sceneOf(ask).landscape).map(({ crown, suit, cells }) =>
    say('readervalhalla-territory', {
      crown: cardName(say, crown.card),
      suit: say(`valhalla-suit-${suit}`),
      cells: cells.map((cell) => cardName(say, cell.card)).join(', '),
    }),
  );
  return found.length > 0 ? found : [say('readervalhalla-no-territory')];
}

function what(ask: Ask, { cell = '' }: Record<string, string>): string[] {
  const { say } = ask;
  const wanted = cellIn(cell);
  const land = sceneOf(ask).landscape.find((one) => one.at === wanted);
  if (wanted === null) return [say('readervalhalla-no-cell', { cell })];
  return [land ? landText(ask, land) : say('valhalla-cell-free')];
}

/** The effect of a card. */
function about(ask: Ask, { card = '' }: Record<string, string>): string[] {
  const found = meant(pieces.cards, (one) => [...ask.words(`valhalla-card-${one.code}`)], card);
  if (!found) return [ask.say('readervalhalla-no-card', { card })];
  return [`${cardLine(ask.say, found.code)}.`, ...cardText(ask.say, found)];
}

const seats = (ask: Ask): Section =>
  seatsSection(
    ask,
    sceneOf(ask).seats,
    ['readervalhalla-where-head', 'readervalhalla-armies-head'],
    ({ cycle, phase, reserve, valhalla, bound, landscape }) => [
      `${ask.say('valhalla-cycle', { n: cycle })}, ${ask.say(`valhalla-phase-${phase}`)}`,
      ask.say('valhalla-whereabouts', { reserve, valhalla, bound, landscape }),
    ],
  );

export const reader: GameReader = {
  topics: ['valhalla', 'valhallaplay'],
  sections: (ask) => [
    { title: ask.say('reader-now'), lines: now(ask) },
    { title: ask.say('valhalla-zone'), lines: boards.mine(ask, {}) },
    { title: ask.say('readervalhalla-hall-title'), lines: hallLines(ask) },
    { title: ask.say('readervalhalla-slots-title'), lines: slotLines(ask) },
    { title: ask.say('readervalhalla-land-title'), lines: landLines(ask) },
    { title: ask.say('readervalhalla-territories-title'), lines: territories(ask) },
    seats(ask),
  ],
  commands: {
    now,
    ...boards,
    hall: hallLines,
    armies: slotLines,
    land: landLines,
    territories,
    at: what,
    about,
    ...whyCommands,
  },
  examples: (ask) => ({ name: ask.names.at(-1) ?? '', cell: '0,1', ...whyExamples(ask) }),
  choiceText: (ask, choice) => translate(ask.say, (choice as ValhallaChoice).words, ask.names),
};
