import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { GameUi } from '../../games/ui';
import type { Playing } from '../../lib/table/playing';
import { t, texts } from '../../lib/texts.svelte';
import { Reading } from './reading.svelte';
import { reader } from '../../games/voluspa/reader/reader';

const settings = vi.hoisted(() => ({ confirm: true }));
vi.mock('../../lib/page/settings.svelte', () => ({ settings }));

const ui = { texts: { points: 'table-points' } } as unknown as GameUi;
const FLIGHT = { action: 'fly@2,1', type: 'flight', at: '2,1', points: 3 };
const STAY = { action: 'stay', type: 'stay', points: 0 };
const GIVE = { action: 'discard:Th', type: 'discard', piece: 'Th', points: 0 };

let done: string[];
let undone: number;
let mayUndo: boolean;
let choices: object[];
let mine: boolean;
let reasons: object[];
let lines: object[];
let rulings: string[];
let aids: boolean;

/** A table at which a player holds Thor and Loki, and a Raven is on the board. */
const table = {
  get view() {
    const board = [{ at: '1,1', x: 1, y: 1, tile: 'Ra', boost: 0, face: 2, row: 2, col: 2 }];
    const seats = [{ score: 0, display: '0', tiles: 2, hels: 0, hand: ['Th', 'Lo'] }];
    const scene = { board, seats, deck: 9, phase: 'play', over: false };
    const options = rulings.length > 0 ? { rulings } : {};
    const turn = { options, viewer: 0, to_act: mine ? 0 : 1, my_turn: mine, can_undo: mayUndo };
    return { ...turn, seq: 4, scene, choices, aids, log: [], seats: [{ mine: true }, {}] };
  },
  busy: false,
  notice: null,
  act: (action: string) => Promise.resolve(done.push(action) > 0),
  undo: () => Promise.resolve((undone += 1) > 0),
  preview: (action: string) => Promise.resolve({ action, points: 0, parts: [], reasons, lines }),
  why: (action: string) =>
    Promise.resolve({ legal: false, message: `never ${action}`, rules: ['V-5.16'] }),
} as unknown as Playing;

beforeEach(async () => {
  [done, undone, mayUndo, choices, mine] = [[], 0, false, [], true];
  [reasons, lines, rulings, aids] = [[], [], [], true];
  settings.confirm = true;
  await Promise.all(['reader', 'reader-voluspa', 'voluspa'].map((topic) => texts.need(topic)));
});

/** The answers to lines, one after the other. */
async function said(...lines: string[]): Promise<string[][]> {
  const reading = new Reading(table, ui, 'voluspa', reader, () => ['Sif', 'Askr']);
  for (const line of lines) await reading.hear(line);
  expect(reading.lines.map(({ asked }) => asked)).toEqual(lines);
  return reading.lines.map(({ answer }) => answer);
}

describe('"where" a tile can go', () => {
  const at = (cell: string, points: number) => ({
    ...{ action: `Th@${cell}`, type: 'play', piece: 'Th', at: cell, way: 'beside', points },
  });

  it.each([
    [true, [7, 4, 2]],
    [false, [4, 2, 7]],
  ])('with aids %s', async (allowed, points) => {
    [aids, choices] = [allowed, [at('0,2', 7), at('3,0', 2), at('1,0', 4)]];
    await texts.need('voluspa-play');
    const [answer] = await said('where can Thor score');
    expect(answer?.map((line) => Number(/(\d+) points?/.exec(line)?.[1]))).toEqual(points);
  });
});

describe('"fly" to a cell', () => {
  it('is asked for again, and done', async () => {
    choices = [FLIGHT, STAY];
    const [offered, answer] = await said('fly to 2,1', 'yes');
    expect(offered?.[0]).toContain(t('table-points', { points: 3 }));
    expect(offered?.at(-1)).toBe(t('reader-sure'));
    expect(answer).toEqual([t('reader-done')]);
    expect(done).toEqual(['fly@2,1']);
  });

  it('is refused with the reason, and no cell is told apart', async () => {
    choices = [FLIGHT, STAY];
    const [refused, unread] = await said('fly 5,5', 'fly to Thor');
    expect(refused).toEqual([t('voluspa-why-not', { message: 'never fly@5,5' })]);
    expect(unread).toEqual([t('readervoluspa-no-cell', { cell: 'thor' })]);
    expect(done).toEqual([]);
  });
});

describe('what is asked for again', () => {
  it('comes with its points and with all else that speaks for it', async () => {
    choices = [STAY];
    reasons = [{ text: { id: 'voluspa-part-single', values: {} }, points: 2 }];
    lines = [{ id: 'table-turn-of', values: { name: { id: 'seat', values: { seat: 1 } } } }];
    const [offered] = await said('stay');
    expect(offered).toEqual([
      t('voluspa-stay'),
      `${t('voluspa-part-single')}: ${t('table-points', { points: 2 })}`,
      t('table-turn-of', { name: 'Askr' }),
      t('reader-sure'),
    ]);
  });
});

describe('"stay"', () => {
  it('lets the Raven stay once one is sure', async () => {
    choices = [FLIGHT, STAY];
    expect(await said('stay', 'no', 'stay', 'yes')).toEqual([
      [t('voluspa-stay'), t('reader-sure')],
      [t('reader-left')],
      [t('voluspa-stay'), t('reader-sure')],
      [t('reader-done')],
    ]);
    expect(done).toEqual(['stay']);
  });

  it('is done at once where nothing is asked twice', async () => {
    choices = [STAY];
    settings.confirm = false;
    expect(await said('stay')).toEqual([[t('voluspa-stay'), t('reader-done')]]);
    expect(done).toEqual(['stay']);
  });

  it('cannot be said where no Raven is in the air', async () => {
    choices = [GIVE];
    expect(await said('stay')).toEqual([[t('reader-not-now')]]);
    mine = false;
    expect(await said('stay')).toEqual([[t('table-turn-of', { name: 'Askr' })]]);
  });
});

describe('"discard" with a tile', () => {
  it('gives up that one', async () => {
    choices = [GIVE, { ...GIVE, action: 'discard:Lo', piece: 'Lo' }];
    const [offered, answer] = await said('discard Loki', 'yes');
    const tile = t('voluspa-tile-Lo');
    expect(offered).toEqual([t('voluspa-discard', { tile }), t('reader-sure')]);
    expect(answer).toEqual([t('reader-done')]);
    expect(done).toEqual(['discard:Lo']);
  });

  it('does nothing with a tile that need not be given up', async () => {
    choices = [GIVE];
    expect(await said('give up Odin', 'yes')).toEqual([
      [t('reader-not-now')],
      [t('reader-nothing-to-do')],
    ]);
    expect(done).toEqual([]);
  });
});

describe('"undo"', () => {
  it('takes back at once what may be taken back', async () => {
    mayUndo = true;
    expect(await said('undo', 'take it back')).toEqual([[t('reader-done')], [t('reader-done')]]);
    expect(undone).toBe(2);
  });

  it('says so where nothing may', async () => {
    expect(await said('undo')).toEqual([[t('reader-not-now')]]);
    expect(undone).toBe(0);
  });
});
