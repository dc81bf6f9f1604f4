import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { LabTable } from '../../lib/lab.svelte';
import type { LessonStep, LessonTask } from '../../lib/hall/wire';
import { LessonTable } from './lesson-table.svelte';

interface Body {
  actions?: string[];
  action?: string;
  seat?: number;
}

let taken: string[][];
let done: number;

/** A hall in which laying on 1 brings four points, on 2 brings two, and on 3 is forbidden. */
function answer(path: string, { actions = [], action = '', seat }: Body): Response {
  if (path.endsWith('/preview')) return Response.json({ action, points: 2, parts: [] });
  if (path.endsWith('/why')) {
    return Response.json({ legal: false, message: 'no', rules: [`V-${action}`] });
  }
  taken.push(actions);
  const next = actions.length;
  return Response.json({
    document: {},
    options: {},
    viewer: seat ?? next,
    to_act: next,
    over: false,
    scene: { seats: [{}, {}] },
    choices: [
      { action: '1', type: 'any', points: 4 },
      { action: '2', type: 'any', points: 2 },
    ],
    log: actions.map((one, at) => ({ seq: at + 1, seat: 0, action: one, points: 4, events: [] })),
    result: {},
  });
}

beforeEach(() => {
  [taken, done] = [[], 0];
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    Promise.resolve(answer(path, JSON.parse(String(init.body)) as Body)),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function lesson(task: Partial<LessonTask>): LessonTable {
  const step = { id: 'one', document: {}, after: [], task: { answer: '1', actions: [], ...task } };
  return new LessonTable(
    'voluspa',
    step as unknown as LessonStep,
    (seat, mine) => (mine ? 'Ask' : `rival ${seat}`),
    () => (done += 1),
  );
}

async function opened(task: Partial<LessonTask>): Promise<LessonTable> {
  const table = lesson(task);
  await table.open();
  return table;
}

describe('a step of a lesson', () => {
  it('does what solves the task, and rests then', async () => {
    const table = await opened({ kind: 'play', least: 4 });
    expect(table.view?.seats.map((seat) => seat.name)).toEqual(['Ask', 'rival 1']);
    expect(table.view?.my_turn).toBe(true);
    expect(await table.act('1')).toBe(true);
    expect(table.verdict).toMatchObject({ kind: 'done', shown: false, entry: { points: 4 } });
    expect(table.view?.seats.map((seat) => seat.mine)).toEqual([true, false]);
    expect(table.view).toMatchObject({ my_turn: false, to_act: null, viewer: 0, choices: [] });
    expect(done).toBe(1);
    expect(await table.act('2')).toBe(false);
    expect(taken).toEqual([[], ['1']]);
  });

  it('rests with the action that solves the task: no board draws what that brought twice', async () => {
    const table = await opened({ kind: 'play', least: 4 });
    const act = LabTable.prototype.act;
    let first: unknown;
    vi.spyOn(LabTable.prototype, 'act').mockImplementation(async function (this: LabTable, action) {
      const done = await act.call(this, action);
      first = table.view;
      return done;
    });
    await table.act('1');
    expect(first).toMatchObject({ my_turn: false, choices: [] });
  });

  it('tells what anything else would bring, and does it not', async () => {
    const table = await opened({ kind: 'play', least: 4 });
    expect(await table.act('2')).toBe(false);
    expect(table.verdict).toMatchObject({ kind: 'wrong', preview: { points: 2 } });
    expect(taken).toEqual([[]]);
    expect(table.view?.my_turn).toBe(true);
    expect(done).toBe(0);
  });

  it('shows how it is done', async () => {
    const table = await opened({ kind: 'play', best: true });
    await table.show();
    expect(table.verdict).toMatchObject({ kind: 'done', shown: true });
  });

  it('takes a question as the answer where a forbidden action is looked for', async () => {
    const table = await opened({ kind: 'why', rule: 'V-3', answer: '3' });
    expect(await table.act('1')).toBe(false);
    expect(table.verdict).toEqual({ kind: 'allowed' });
    expect(await table.why('4')).toMatchObject({ rules: ['V-4'] });
    table.tell('voluspa-why-not', 'no');
    expect(table.notice).toBeNull();
    expect(table.verdict).toMatchObject({ kind: 'other', why: { message: 'no' } });
    expect(await table.why('3')).toMatchObject({ rules: ['V-3'] });
    expect(table.verdict).toMatchObject({ kind: 'done', why: { rules: ['V-3'] } });
    expect(done).toBe(1);
  });

  it('leaves other questions to the board', async () => {
    const table = await opened({ kind: 'play', least: 4 });
    expect(await table.why('3')).toMatchObject({ legal: false });
    expect(table.verdict).toBeNull();
  });

  it('is done as soon as it is seen where nothing is to be done', async () => {
    const table = lesson({ kind: 'look' });
    expect(table.isOver).toBe(false);
    await table.open();
    expect(table.isOver).toBe(true);
    expect(table.view?.choices).toEqual([]);
    expect(done).toBe(1);
  });
});
