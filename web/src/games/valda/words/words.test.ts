import { readFileSync } from 'node:fs';

import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { bundleOf, texts, type Language, type Say } from '../../../lib/texts.svelte';
import type { Entry, GameEvent } from '../../../lib/hall/wire';
import { choiceText, plainText, promptText } from '../choosing/prompts';
import { readChoice, type CardPiece, type ValdaScene } from '../shapes';
import { sentence, tell } from './tell';
import { amountText, areaText, cardFigure, cardText, effectText, faceText } from './words';

const FILES = ['common', 'table', 'valda'];
const LANGUAGES = ['en', 'de', 'it', 'fr'] as const;
const NAMES = ['Ann', 'Bo', 'Cy'];

function speaker(language: Language): Say {
  const folder = new URL(`../../../../../src/gladsheim/locales/${language}/`, import.meta.url);
  const sources = FILES.map((file) => readFileSync(new URL(`${file}.ftl`, folder), 'utf8'));
  const bundle = bundleOf(language, sources);
  return (id, args = {}) => {
    const message = bundle.getMessage(id);
    if (!message?.value) throw new Error(`no text ${id} in ${language}`);
    const errors: Error[] = [];
    const text = bundle.formatPattern(message.value, args, errors);
    if (errors[0]) throw errors[0];
    return text;
  };
}

const say = speaker('en');
let scene: ValdaScene;
beforeEach(() => {
  scene = {
    phase: 'game',
    decision: 'game',
    choice: {},
    active: 0,
    actions: 2,
    builds: 1,
    build_limit: 2,
    trade_rate: 4,
    costs: {
      mine: { blood: 1, gold: 1, diamond: 1 },
      drill: { blood: 0, gold: 2, diamond: 2 },
    },
    areas: [
      {
        god: 'tyr',
        sites: [0, null],
        owner: null,
        deck: 9,
        cost: { blood: 2, gold: 2, diamond: 0 },
      },
    ],
    seats: [{ levels: { freya: 0, loki: 2 } }],
    attack: { by: 1, target: 2, power: 5, shields: 3, used: ['base.shield-1'] },
    building: { what: 'odin', stopped: false },
    playing: 'base.barter',
  } as unknown as ValdaScene;
});

const card = (more: Partial<CardPiece>): CardPiece =>
  ({
    type: 'yellow',
    modes: [],
    effects: [],
    success: [],
    cost: 1,
    power: 0,
    ...more,
  }) as CardPiece;

const EFFECTS = [
  { do: 'gain', blood: 2, any: 1 },
  { do: 'followers', n: 2 },
  { do: 'roll', die: 'Y', n: 2, take: 'resources' },
  { do: 'roll', die: 'W', n: 1, take: 'followers' },
  { do: 'roll', die: 'B', n: 1, take: 'followers' },
  { do: 'draw', n: 2 },
  { do: 'draw', n: 1, open: true },
  { do: 'draw_god', n: 1 },
  { do: 'look_god', n: 3 },
  { do: 'look_hand' },
  { do: 'change', from: 'gold-diamond', to: 'blood', max: 5 },
  { do: 'sacrifice', max: 2 },
  { do: 'switch', max: 3 },
  { do: 'build_limit', n: 3 },
  { do: 'build', what: 'temple', pay: true },
  { do: 'build', what: 'drill', pay: false },
  { do: 'recover', type: 'attack', n: 1 },
  { do: 'steal_followers', n: 1, who: 'all' },
  { do: 'kill_followers', n: 2 },
  { do: 'steal_resources', n: 1, who: 'one' },
  { do: 'steal_cards', n: 1 },
  { do: 'destroy', what: 'temple' },
  { do: 'destroy', what: 'works' },
  { do: 'move_temple' },
  { do: 'lend' },
  { do: 'replay' },
  { do: 'actions', n: 2 },
];

beforeAll(() => texts.need('valda'));

describe('cards', () => {
  it('say what they gain', () => {
    expect(effectText(say, EFFECTS[0]!, 'one')).toBe('Take 2 blood and 1 resource of your choice.');
  });

  it('name the target of an attack and the attacker of a defence', () => {
    const attack = card({ type: 'attack', effects: [{ do: 'kill_followers', n: 2 }] });
    expect(cardText(say, attack)).toEqual(['The target loses 2 followers.']);
    const shield = card({ type: 'defence', success: [{ do: 'steal_cards', n: 1 }] });
    expect(cardText(say, shield).join(' ')).toContain('the attacker');
  });

  it('tell both uses of a weapon', () => {
    expect(cardText(say, card({ type: 'weapon', modes: ['warhorn', 'wrath'] }))).toHaveLength(2);
    expect(cardFigure(say, card({ type: 'weapon' }))).toBe('');
  });

  it.each(LANGUAGES)('have words for every effect in %s', (language) => {
    for (const other of ['one', 'target', 'attacker'] as const) {
      for (const effect of EFFECTS) {
        expect(effectText(speaker(language), effect, other)).not.toMatch(/[{}$]/);
      }
    }
  });
});

describe('figures', () => {
  it('leave out what is not there', () => {
    expect(amountText(say, { blood: 2, diamond: 1 })).toBe('2 blood and 1 diamond');
    expect(amountText(say, {})).toBe('nothing');
  });

  it('tell a skull from an empty side', () => {
    const side = { blood: 0, gold: 0, diamond: 0 };
    expect(faceText(say, { ...side, n: -1 }, 'followers')).toBe('a skull');
    expect(faceText(say, { ...side, n: 0 }, 'followers')).toBe('nothing');
    expect(faceText(say, { ...side, gold: 2, n: 2 }, 'resources')).toBe('2 gold');
  });

  it('count the temples of an area for those who do not see them', () => {
    const text = areaText(say, { ...scene.areas[0]!, sites: [0, 0, 1, null, null] }, NAMES);
    expect(text).toContain('temples of Ann: 2');
    expect(text).toContain('2 sites are free');
  });
});

describe('questions', () => {
  const QUESTIONS: [string, Record<string, unknown>][] = [
    ...['resource', 'lock_draw', 'game', 'discard', 'build', 'keep', 'line', 'defend'].map(
      (decision): [string, Record<string, unknown>] => [decision, {}],
    ),
    ...['rolled', 'free', 'declared', 'hit', 'defended', 'build'].map(
      (kind): [string, Record<string, unknown>] => ['window', { kind }],
    ),
    ['window', { kind: 'played', card: 'base.barter' }],
    ['followers', {}],
    ['res', { n: 2, victim: null }],
    ['res', { n: 1, victim: 2 }],
    ...[
      'look',
      'thief',
      'vanished',
      'steal_followers',
      'kill_followers',
      'steal_resources',
      'steal_cards',
    ].map((aim): [string, Record<string, unknown>] => ['player', { for: aim, n: 1 }]),
    ['thief', { victim: 1 }],
    ...['draw', 'look', 'lend'].map((aim): [string, Record<string, unknown>] => [
      'god',
      { for: aim, n: 1 },
    ]),
    ['change', { n: 3 }],
    ['throw', { for: 'sacrifice', n: 2 }],
    ['throw', { for: 'switch', n: 1 }],
    ['temple', {}],
    ['recover', { n: 1 }],
    ['destroy', {}],
    ['move', {}],
    ['move', { from: 'thor', seat: 2 }],
    ['replay', {}],
    ['die', {}],
  ];

  it.each(LANGUAGES)('are asked in words for every decision in %s', (language) => {
    for (const [decision, choice] of QUESTIONS) {
      const asked = promptText(
        speaker(language),
        { ...scene, decision, choice: { op: decision, ...choice } },
        NAMES,
      );
      expect([decision, choice, asked.length > 0]).toEqual([decision, choice, true]);
      expect(asked).not.toMatch(/[{}$]/);
    }
  });

  it('name the victim, and where a temple goes', () => {
    const at = (decision: string, choice: Record<string, unknown>) =>
      promptText(say, { ...scene, decision, choice: { op: decision, ...choice } }, NAMES);
    expect(at('res', { n: 1, victim: 2 })).toContain('Cy');
    expect(at('move', { from: 'thor', seat: 2 })).toContain('temple of Cy');
  });
});

describe('choices', () => {
  const CHOICES = [
    { type: 'trade', give: 'g', get: 'b', rate: 4 },
    { type: 'change', give: 'g', get: 'b' },
    { type: 'take', res: 'd' },
    { type: 'res', res: 'b', victim: null },
    { type: 'play', card: 'base.barter', open: false },
    ...['keep', 'discard', 'attack', 'defend'].map((type) => ({ type, card: 'base.kill' })),
    { type: 'card', card: 'base.kill', source: 'discard' },
    { type: 'hand' },
    { type: 'build', what: 'mine' },
    { type: 'build', what: 'tyr' },
    { type: 'god', god: 'loki' },
    { type: 'works', what: 'drill' },
    { type: 'player', seat: 1 },
    { type: 'move', seat: 1, god: 'thor' },
    { type: 'thor', rate: 3, res: 'd' },
    { type: 'odin', rate: 3 },
    { type: 'weapon', mode: 'wrath', card: 'thor.weapon' },
    { type: 'buy', price: 1 },
    { type: 'loki', dice: 2 },
    ...['pass', 'yield', 'done', 'end'].map((type) => ({ type })),
  ].map((choice) => readChoice({ action: choice.type, points: 1, ...choice }));

  it.each(LANGUAGES)('have words in %s', (language) => {
    for (const choice of CHOICES) {
      const text = choiceText(speaker(language), choice, scene, NAMES, () => 1);
      expect([choice.type, text.length > 0]).toEqual([choice.type, true]);
      expect(text).not.toMatch(/[{}$]|undefined/);
    }
  });

  it('show what is paid', () => {
    const text = (type: string) =>
      choiceText(
        say,
        CHOICES.find((choice) => choice.type === type)!,
        scene,
        NAMES,
        () => 0,
      );
    expect(text('trade')).toBe('Trade 4 gold for 1 blood');
    expect(text('thor')).toBe('3 diamonds for 1 follower');
    expect(text('build')).toBe('Build a mine (1 blood, 1 gold, and 1 diamond)');
  });

  it('call passing an attack by its name', () => {
    const pass = readChoice({ action: 'pass', type: 'pass', points: 0 });
    expect(plainText(say, pass, { ...scene, decision: 'line' })).toBe('Do not attack');
    expect(plainText(say, pass, { ...scene, decision: 'window' })).toBe('Play no weapon');
  });
});

describe('the log', () => {
  const EVENTS: GameEvent[] = [
    { event: 'turn_started', seat: 0, round: 2 },
    { event: 'phase_started', seat: 0, phase: 'game' },
    { event: 'dice_rolled', seat: 0, dice: ['Y'], faces: [1], use: 'resources' },
    { event: 'die_turned', seat: 1, index: 0, face: 3 },
    { event: 'resources_gained', seat: 0, amounts: { gold: 2 }, from: 'supply' },
    { event: 'resources_gained', seat: 0, amounts: { gold: 2 }, from: 1 },
    { event: 'resources_spent', seat: 0, amounts: { gold: 2 }, for: 'tyr' },
    { event: 'resources_spent', seat: 0, amounts: { gold: 2 }, for: 'followers' },
    { event: 'traded', seat: 0, given: 'gold', wanted: 'blood', rate: 4 },
    { event: 'cards_drawn', seat: 0, deck: 'base', count: 2, open: [] },
    {
      event: 'cards_drawn',
      seat: 0,
      deck: 'base',
      count: 2,
      open: ['base.kill'],
      cards: ['base.torch'],
    },
    { event: 'god_cards_offered', seat: 0, god: 'odin' },
    { event: 'god_cards_offered', seat: 0, god: 'odin', cards: ['odin.leader', 'odin.chosen'] },
    { event: 'god_card_kept', seat: 0, god: 'odin' },
    { event: 'god_card_kept', seat: 0, god: 'odin', card: 'odin.leader' },
    { event: 'deck_refilled', deck: 'base', count: 9 },
    { event: 'card_played', seat: 0, card: 'base.barter' },
    ...['limit', 'sacrifice', 'switch'].map((why) => ({
      event: 'card_discarded',
      seat: 0,
      card: 'base.kill',
      why,
    })),
    { event: 'card_recovered', seat: 0, card: 'base.kill' },
    { event: 'card_stolen', thief: 0, victim: 1, from: 'hand' },
    { event: 'card_stolen', thief: 0, victim: 1, from: 'open', card: 'base.kill' },
    { event: 'cards_seen', seat: 0, whose: 1, cards: ['base.kill'] },
    { event: 'cards_seen', seat: 0, whose: 'odin' },
    { event: 'followers_changed', seat: 1, by: -1, to: 5, cause: 'killed', blocked: 1 },
    { event: 'followers_changed', seat: 1, by: 2, to: 7, cause: 'theft', blocked: 0 },
    { event: 'structure_built', seat: 0, what: 'drill' },
    { event: 'structure_negated', seat: 0, what: 'odin', by: 1 },
    { event: 'temple_destroyed', seat: 0, god: 'tyr', by: 1 },
    { event: 'temple_moved', seat: 0, from: 'tyr', to: 'odin', by: 1 },
    { event: 'works_lost', seat: 0, what: 'mine', by: 1 },
    { event: 'area_locked', seat: 0, god: 'tyr' },
    { event: 'area_unlocked', god: 'tyr' },
    { event: 'ability_lent', seat: 0, god: 'tyr' },
    { event: 'attack_declared', attacker: 0, target: 1, card: 'base.kill', power: 3 },
    { event: 'attack_changed', power: 6, horn: false },
    { event: 'attack_changed', power: 6, horn: true },
    { event: 'attack_redirected', from: 1, to: 2 },
    { event: 'attack_cancelled', by: 1 },
    { event: 'defence_played', seat: 1, card: 'base.shield-1', sum: 1, power: 3 },
    { event: 'attack_repelled', attacker: 0, target: 1 },
    { event: 'attack_hit', attacker: 0, target: 1 },
    { event: 'attack_passed', seat: 0 },
    { event: 'weapon_played', seat: 0, card: 'thor.weapon', mode: 'wrath' },
    { event: 'turn_ended', seat: 0 },
    { event: 'ship_moved', round: 3 },
    { event: 'game_ended', ranking: [0, 1, 2], winners: [0, 1], followers: [9, 9, 3] },
  ];
  const entry = (events: GameEvent[]): Entry =>
    ({
      seq: 1,
      seat: 0,
      action: 'x',
      points: 0,
      parts: [],
      events,
      at: '',
      undone: false,
    }) as Entry;

  it.each(LANGUAGES)('tells every event in %s', (language) => {
    for (const event of EVENTS) {
      const deed = sentence(speaker(language), event, NAMES);
      expect([event.event, deed.length > 0]).toEqual([event.event, true]);
      expect(deed).not.toMatch(/[{}$]|undefined|null/);
    }
  });

  it('gives the reasons of what its player won, and tells the losses of others besides', () => {
    const told = tell(
      say,
      entry([
        { event: 'card_played', seat: 0, card: 'odin.chosen' },
        { event: 'followers_changed', seat: 1, by: -1, to: 5, cause: 'stolen', blocked: 0 },
        { event: 'followers_changed', seat: 0, by: 1, to: 3, cause: 'theft', blocked: 0 },
      ]),
      NAMES,
    );
    expect(told.deed).toBe('Ann plays Choosers of the Slain.');
    expect(told.besides).toEqual(['Bo loses 1 follower (stolen) and has 5.']);
    expect(told.reasons).toEqual([{ text: 'stolen', points: 1 }]);
  });

  it('leaves out phases where something else happened', () => {
    const told = tell(say, entry([EVENTS[1]!, EVENTS[16]!]), NAMES);
    expect([told.deed, told.besides]).toEqual(['Ann plays Barter.', []]);
    expect(tell(say, entry([EVENTS[1]!]), NAMES).deed).toBe('');
    expect(sentence(say, EVENTS[1]!, NAMES)).toBe('Ann: Game phase.');
  });

  it('names cards only to those who know them', () => {
    expect(tell(say, entry([EVENTS[21]!]), NAMES).deed).toBe('Ann steals a card from Bo.');
    expect(tell(say, entry([EVENTS[22]!]), NAMES).deed).toBe('Ann steals Kill from Bo.');
  });
});
