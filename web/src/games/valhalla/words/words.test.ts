import { beforeEach, describe, expect, it } from 'vitest';

import type { Entry, GameEvent } from '../../../lib/hall/wire';
import { atlas } from '../board/atlas.svelte';
import { CARDS, choice, NAMES, sceneOf, speaker } from './fixtures';
import { pieces } from '../pieces.svelte';
import { choiceText, plainText, promptText, stepText } from '../choosing/prompts';
import type { Stage, ValhallaScene } from '../shapes';
import { tell } from './tell';
import { around, cardAbout, cardLine, heldLine, landLine, slotLine, stateText } from './words';

const LANGUAGES = ['en', 'de', 'it', 'fr'] as const;
const say = speaker('en');
const SOUND = /^(?!.*(?:[{}$]|undefined|NaN)).+/s;

beforeEach(() => {
  pieces.cards = CARDS;
  atlas.show(sceneOf().landscape);
});

describe('cards', () => {
  it.each(LANGUAGES)('have a line and a help text for every rank and kind in %s', (language) => {
    for (const card of CARDS) {
      expect(cardLine(speaker(language), card.code)).toMatch(SOUND);
      for (const line of cardAbout(speaker(language), card)) expect(line).toMatch(SOUND);
    }
  });

  it('tell rank, suits and kinds, and twins go by one name', () => {
    expect(cardLine(say, 'origin.2')).toBe('Origin, rank 2, Waves and Leaves, location, event');
    expect(cardLine(say, 'excuse')).toBe('Excuse');
  });

  it('tell how they lie', () => {
    const card = { card: 'savage', uses: 1, used: true, armies: 2, ready: false };
    expect(stateText(say, card)).toBe('sideways, used, 2 armies bound');
  });
});

describe('the two maps', () => {
  it('tell who stands between which cards, and around a card', () => {
    const scene = sceneOf();
    const text = slotLine(say, scene, scene.market.slots[0]!, NAMES);
    expect(text).toBe('Between Savage and an empty place: Ann 2, Bo 1');
    expect(around(scene, 1, 0)).toEqual([2, 1, 0]);
  });

  it('tell who holds a location, and what a plan would change', () => {
    const scene = sceneOf({
      planned: {
        landscape: [{ at: '1,0', owner: 1, armies: 2 }],
        reserve: [],
        steps: [],
        left: 1,
      },
    });
    const [sea, cave] = scene.landscape;
    expect(landLine(say, scene, sea!, NAMES)).toBe('Sea, Crown, Waves, location. Held by nobody');
    expect(heldLine(say, scene, cave!, NAMES)).toBe(
      'Held by Ann with 3 armies, brings 7. After the plan: Bo 2',
    );
  });
});

describe('questions', () => {
  const pending = {
    kind: 'event',
    card: 'calamity',
    dest: null,
    due: 2,
    ask: [],
    aces: [],
  } as const;
  const SCENES: ValhallaScene[] = [
    ...[1, 2, 3, 4].flatMap((phase) =>
      [true, false].map((done) =>
        sceneOf({
          seats: [{ ...sceneOf().seats[0]!, phase, placed: done, recruited: done }],
        }),
      ),
    ),
    ...(['pay', 'drop', 'plan', 'excuse', 'glory', 'take'] as Stage[]).map((stage) =>
      sceneOf({ stage, pending: { ...pending, ask: [], aces: [] } }),
    ),
    sceneOf({
      stage: 'glory',
      pending: { ...pending, kind: 'glory', card: null, ask: [], aces: [] },
    }),
    sceneOf({ stage: 'plan', pending: { ...pending, kind: 'person', ask: [], aces: [] } }),
    sceneOf({
      stage: 'plan',
      pending: { ...pending, kind: 'person', dest: '1,1', ask: [], aces: [] },
    }),
  ];

  it.each(LANGUAGES)('are asked in words at every stage in %s', (language) => {
    for (const scene of SCENES) {
      expect(promptText(speaker(language), scene, [], NAMES)).toMatch(SOUND);
    }
  });

  it.each(LANGUAGES)('name what a turn may be used for and nothing else in %s', (language) => {
    const asked = (phase: number, ...types: string[]) =>
      promptText(
        speaker(language),
        sceneOf({ seats: [{ ...sceneOf().seats[0]!, phase }] }),
        types.map((type) => choice(type)),
        NAMES,
      );
    const texts = [
      asked(1, 'place'),
      asked(1, 'place', 'pass'),
      asked(1, 'place', 'recruit', 'pass'),
      asked(1, 'recruit', 'pass'),
      asked(2, 'recruit'),
      asked(2, 'recruit', 'event', 'pass', 'battle'),
      asked(2, 'pass', 'battle'),
      asked(2, 'skip'),
      asked(3, 'leader', 'pass'),
      asked(3, 'refresh', 'glory', 'pass'),
      asked(3, 'glory', 'pass'),
      asked(4, 'glory'),
    ];
    for (const asked of texts) expect(asked).toMatch(SOUND);
    expect(new Set(texts).size).toBe(texts.length);
    expect(asked(3, 'pass')).toBe(asked(2, 'pass', 'battle'));
  });

  it('tell before the first step how much a plan can do', () => {
    const asked = (kind: 'event' | 'person', card: string, dest: string | null = null) =>
      promptText(
        say,
        sceneOf({ stage: 'plan', pending: { ...pending, kind, card, dest, ask: [], aces: [] } }),
        [1, 2, 4].map((n) => choice('put', { count: n })),
        NAMES,
      );
    expect(asked('event', 'calamity')).toContain('4 more armies');
    expect(asked('person', 'savage')).toContain('3 movements left');
    expect(asked('person', 'bard', '1,1')).toContain('10 movements left');
    expect(asked('person', 'consul')).toContain('4 movements left');
  });

  it('name who has planned what', () => {
    const scene = sceneOf({ stage: 'excuse', pending: { ...pending, ask: [1], aces: [] } });
    expect(promptText(say, scene, [], NAMES)).toContain('Ann plans this with Calamity');
  });
});

describe('choices', () => {
  const CHOICES = [
    ...['place', 'pay', 'take'].map((type) => choice(type, { slot: '0,0E', count: 2 })),
    choice('recruit', { at: '0,0', card: 'savage', price: 1 }),
    ...['event', 'person', 'refresh', 'drop', 'glory_ace'].map((type) =>
      choice(type, { card: 'origin' }),
    ),
    choice('leader', { card: 'bard', at: '1,1' }),
    choice('ace', { card: 'ace-moons', at: '1,1' }),
    choice('location', { card: 'origin', at: '2,0', way: 'add' }),
    choice('location', { card: 'origin', at: '1,1', way: 'replace' }),
    choice('discard', { card: 'excuse', seat: 2, target: 'mill' }),
    choice('put', { at: '1,1', count: 1 }),
    choice('march', { from: '1,0', to: '1,1', count: 2 }),
    choice('muster', { from: '1,0', via: '1,0', count: 2 }),
    choice('muster', { from: '1,0', via: '0,1', count: 2 }),
    ...['pay_reserve', 'pass', 'skip', 'battle', 'glory', 'score', 'end', 'excuse', 'allow'].map(
      (type) => choice(type),
    ),
  ];

  it.each(LANGUAGES)('have words in %s', (language) => {
    for (const made of CHOICES) {
      expect(choiceText(speaker(language), made, sceneOf(), NAMES)).toMatch(SOUND);
    }
  });

  it('say what is moved from where, by which way', () => {
    const text = (index: number) =>
      choiceText(say, CHOICES[index]!, sceneOf({ pending: { dest: '1,1' } as never }), NAMES);
    const musters = CHOICES.flatMap(({ type }, index) => (type === 'muster' ? [index] : []));
    expect(musters.map(text)).toEqual([
      '2 armies from Cave to Mill',
      '2 armies from Cave by way of Savage to Mill',
    ]);
  });

  it('call ending by what is ended', () => {
    expect(plainText(say, choice('end'), sceneOf({ stage: 'take' }))).toBe('Leave the rest there');
    expect(plainText(say, choice('end'), sceneOf({ stage: 'plan' }))).toBe('Carry it out');
  });

  it('list the steps of a plan', () => {
    expect(stepText(say, 'march:1,0:1,1:2', sceneOf())).toBe('2 from Cave to Mill');
    expect(stepText(say, 'put:1,1:3', sceneOf())).toBe('3 to Mill');
  });
});

describe('the log', () => {
  const entryOf = (...events: GameEvent[]): Entry =>
    ({ seq: 1, seat: 0, undone: false, events }) as unknown as Entry;
  const EVENTS: GameEvent[] = [
    { event: 'placed', seat: 0, slot: '0,0E' },
    { event: 'passed', seat: 0 },
    { event: 'unable', seat: 0, phase: 1 },
    { event: 'unable', seat: 0, phase: 2 },
    { event: 'phase', seat: 0, phase: 2, forced: false },
    { event: 'phase', seat: 0, phase: 3, forced: true },
    { event: 'recruited', seat: 0, card: 'savage', at: '0,0', due: 0 },
    { event: 'bound', seat: 0, card: 'savage', from: 'reserve' },
    { event: 'bound', seat: 0, card: 'savage', from: '0,0E' },
    { event: 'dropped', seat: 0, card: 'savage', armies: 1 },
    ...['event', 'person', 'location', 'ace'].map((as) => ({
      event: 'announced',
      seat: 0,
      card: 'origin',
      as,
      at: null,
    })),
    { event: 'planned', seat: 0, step: 'put:1,1:2' },
    { event: 'planned', seat: 0, step: 'muster:1,1:0,1:2' },
    { event: 'excused', seat: 1, target: 0, card: 'origin', excuse: 'excuse' },
    { event: 'excuse_discard', seat: 1, target: 0, card: 'origin' },
    { event: 'deployed', seat: 0, at: '1,1', card: 'mill', armies: 2 },
    {
      event: 'marched',
      seat: 0,
      from: '1,0',
      via: '1,0',
      to: '1,1',
      from_card: 'cave',
      card: 'mill',
      armies: 1,
    },
    {
      event: 'battle',
      at: '1,1',
      card: 'mill',
      attacker: 0,
      defender: 1,
      attackers: 3,
      defenders: 1,
      terrain: true,
      crown: true,
      attackers_left: 2,
      defenders_left: 0,
    },
    { event: 'location_added', seat: 0, card: 'origin', at: '2,0', armies: 1 },
    { event: 'location_replaced', seat: 0, card: 'origin', at: '1,1', old: 'mill' },
    { event: 'halved', at: '1,1', seat: 1, from: 3, to: 1 },
    { event: 'points', seat: 0, points: 7, why: 'ace' },
    { event: 'points', seat: 0, points: 7, why: 'odin' },
    { event: 'refreshed', seat: 0, card: 'origin' },
    { event: 'glory_ace', seat: 0, card: 'ace-moons' },
    { event: 'readied', seat: 0 },
    { event: 'taken_back', seat: 0, slot: '0,0E', armies: 2 },
    { event: 'reshuffled', count: 4 },
    { event: 'cycle', seat: 0, cycle: 2 },
    ...['target', 'cap'].map((reason) => ({ event: 'game_over', winners: [0, 1], reason })),
  ];

  it.each(LANGUAGES)('tells every event in %s', (language) => {
    for (const event of EVENTS) {
      const { deed } = tell(speaker(language), entryOf(event), NAMES);
      expect([event.event, deed]).toEqual([event.event, expect.stringMatching(SOUND)]);
    }
  });

  it('explains a battle and what fell beforehand', () => {
    const battle = EVENTS.find(({ event }) => event === 'battle')!;
    expect(tell(say, entryOf(battle), NAMES).deed).toBe(
      'Battle at Mill: Ann 3 against Bo 1. The way up costs the attacker one army. ' +
        'The crown fells one defender beforehand. Ann is left with 2 armies.',
    );
  });

  it('counts glory location by location, for the others behind their sum', () => {
    const part = (card: string, points: number, doubled: boolean) => ({
      at: '0,0',
      card,
      points,
      doubled,
    });
    const told = tell(
      say,
      entryOf(
        {
          event: 'points',
          seat: 0,
          points: 17,
          why: 'glory',
          parts: [part('sea', 3, false), part('cave', 14, true)],
        },
        { event: 'points', seat: 1, points: 8, why: 'glory', parts: [part('mill', 8, false)] },
      ),
      NAMES,
    );
    expect(told.reasons).toEqual([
      { text: 'Sea brings 3.', points: 3 },
      { text: 'Cave brings 14, doubled by an Ace.', points: 14 },
    ]);
    expect(told.besides).toEqual(['Bo scores 8 in glory. Mill brings 8.']);
  });

  it('leaves no line empty', () => {
    const turn = { event: 'turn', seat: 1 };
    expect(tell(say, { ...entryOf(turn), action: 'end' }, NAMES).deed).toBe('Ann has finished.');
    expect(tell(say, { ...entryOf(), action: 'allow' }, NAMES).deed).toBe('Ann lets it happen.');
  });

  it('tells cards that go and come at once', () => {
    const { deed, besides } = tell(
      say,
      entryOf(
        { event: 'swept', card: 'sea', at: '0,0' },
        { event: 'swept', card: 'cave', at: '1,0' },
        { event: 'dealt', card: 'mill.2', at: '0,0' },
      ),
      NAMES,
    );
    expect([deed, ...besides]).toEqual([
      'Leaving Valhalla, with nobody around: Sea and Cave.',
      'New in Valhalla: Mill.',
    ]);
  });
});
