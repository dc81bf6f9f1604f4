import { describe, expect, it, vi } from 'vitest';

import { view } from '../../lib/table/fixtures';
import type { Choice, TableView } from '../../lib/hall/wire';
import { choiceText, seatToPrepare, type Prepared } from './prepared';
import { Preparing } from './preparing.svelte';

const choices: Choice[] = [
  { action: 'Od@1,0', type: 'play', points: 4 },
  { action: 'Tr@0,1', type: 'play', points: 0 },
];
const offered = { seat: 1, choices, scene: { turn: 1 } } as unknown as Prepared;
const seats = (...more: object[]) =>
  more.map((one, seat) => ({ seat, mine: false, bot: null, left: null, ...one }));
const shown = (...more: object[]) =>
  view(4, { status: 'running', seats: seats(...more) } as unknown as Partial<TableView>);

function waiting(prepare = vi.fn(() => Promise.resolve(true))) {
  const table = {
    view: view(4, {
      viewer: 1,
      my_turn: false,
      scene: { turn: 0 },
      seats: seats({}, { mine: true }, {}),
    } as unknown as TableView),
    notice: null,
    tell: vi.fn(),
    dismiss: vi.fn(),
  };
  return { table, prepare, preparing: new Preparing(table, offered, prepare) };
}

describe('preparing a move', () => {
  it('is played like a turn, in the scene that the hall imagines', () => {
    const { preparing } = waiting();
    expect(preparing.view).toMatchObject({
      seq: 4,
      my_turn: true,
      to_act: 1,
      can_undo: false,
      scene: { turn: 1 },
      choices,
    });
  });

  it('is played as another seat would where its action is supposed', () => {
    const { table } = waiting();
    const other = new Preparing(table, { seat: 2, choices, scene: null }, () =>
      Promise.resolve(true),
    );
    expect(other.view).toMatchObject({ viewer: 2, to_act: 2, scene: { turn: 0 } });
    expect(other.view?.seats.map(({ mine }) => mine)).toEqual([false, true, true]);
  });

  it('sends what is confirmed to the hall, and takes no action', async () => {
    const { preparing, prepare } = waiting();
    expect(await preparing.act('Od@1,0')).toBe(true);
    expect(prepare).toHaveBeenCalledExactlyOnceWith(choices[0]);
    expect(await preparing.act('Th@1,0')).toBe(false);
    expect(await preparing.undo()).toBe(false);
    expect(prepare).toHaveBeenCalledOnce();
  });

  it('sends nothing more while the hall has not answered', async () => {
    let answer = (_: boolean) => {};
    const { preparing, prepare } = waiting(vi.fn(() => new Promise((done) => (answer = done))));
    const first = preparing.act('Od@1,0');
    expect([preparing.busy, await preparing.act('Tr@0,1')]).toEqual([true, false]);
    answer(true);
    expect([await first, preparing.busy]).toEqual([true, false]);
    expect(prepare).toHaveBeenCalledOnce();
  });

  it('tells the points of now without asking', async () => {
    const { preparing } = waiting();
    expect(await preparing.preview('Od@1,0')).toMatchObject({ points: 4, parts: [] });
    expect(await preparing.preview('Th@1,0')).toBeNull();
  });

  it('is for who plays one seat at this screen, with another person', () => {
    expect(seatToPrepare(shown({}, { mine: true }))).toBe(1);
    expect(seatToPrepare(shown({ mine: true }, { mine: true }, {}))).toBeNull();
    expect(seatToPrepare(shown({ bot: 'greedy' }, { mine: true }))).toBeNull();
    expect(seatToPrepare(shown({}, { mine: true, left: 'resigned' }))).toBeNull();
    expect(seatToPrepare(shown({}, {}))).toBeNull();
    expect(seatToPrepare({ ...shown({}, { mine: true }), status: 'over' })).toBeNull();
  });
});

describe('a choice in words', () => {
  const say = (id: string, args: object = {}) => [id, ...Object.values(args)].join(' ');
  const text = (choice: object) => choiceText(say, 'voluspa', choice as Choice, ['Ask']);

  it('is what the hall says of it', () => {
    expect(text({ action: 'a', words: { id: 'valda-choice-pass', values: {} } })).toBe(
      'valda-choice-pass',
    );
  });

  it('names a piece and its place', () => {
    expect(text({ action: 'Od@1,0', type: 'play', piece: 'Od', at: '1,0' })).toBe(
      'condition-on voluspa-tile-Od 1,0',
    );
    expect(
      text({ action: 'Jo+2@1,0N', type: 'play', piece: 'Jo', at: '1,0', boosts: 2, dir: 'N' }),
    ).toBe('condition-on voluspa-tile-Jo +2 1,0 ↑');
    expect(text({ action: 'end', type: 'end' })).toBe('voluspa-end');
  });
});
