import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { PuzzleView, Solution } from './asking';
import { PuzzleTable } from './puzzle-table.svelte';

interface Body {
  actions?: string[];
  action?: string;
}

const SOLUTION = { action: '1' } as unknown as Solution;
let done: string[];
let asked: string[];
let refuses: boolean;

/** A hall in which 1 solves the puzzle, and nothing else does. */
function answer(path: string, { actions = [], action = '' }: Body): Response {
  asked.push(path);
  if (path.endsWith('/try')) {
    if (refuses) return Response.json({ error: { code: 'slow_down' } }, { status: 429 });
    const solved = action === '1';
    const tried = { action, missed: solved ? 0 : 5 };
    return Response.json({ solved, tried, solution: solved ? SOLUTION : null });
  }
  if (path.endsWith('/solution')) {
    return Response.json({ solved: false, tried: null, solution: SOLUTION });
  }
  done = actions;
  return Response.json({
    document: {},
    options: {},
    viewer: 0,
    to_act: actions.length,
    over: false,
    scene: { seats: [{}, {}] },
    choices: [{ action: '1', type: 'any', points: 4 }],
    log: actions.map((one, at) => ({ seq: at + 1, seat: 0, action: one, points: 4, events: [] })),
    result: {},
  });
}

beforeEach(() => {
  [done, asked, refuses] = [[], [], false];
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    Promise.resolve(answer(path, JSON.parse(String(init.body)) as Body)),
  );
});
afterEach(() => vi.unstubAllGlobals());

async function opened(solution: Solution | null = null): Promise<PuzzleTable> {
  const puzzle = { id: 'p1', game: 'voluspa', seat: 0, document: {}, solution };
  const table = new PuzzleTable(puzzle as unknown as PuzzleView, (seat, mine) =>
    mine ? 'Ask' : `rival ${seat}`,
  );
  await table.open();
  return table;
}

describe('a puzzle', () => {
  it('does what solves it, once, and rests then', async () => {
    const table = await opened();
    expect(table.view?.my_turn).toBe(true);
    expect(await table.act('1')).toBe(true);
    expect(done).toEqual(['1']);
    expect(table.solution).toEqual(SOLUTION);
    expect(table.view).toMatchObject({ my_turn: false, to_act: null, choices: [] });
    expect(await table.act('1')).toBe(false);
    expect(asked.filter((path) => path.endsWith('/try'))).toEqual(['api/puzzles/voluspa/p1/try']);
  });

  it('leaves the position after a wrong try, which may be repeated', async () => {
    const table = await opened();
    expect(await table.act('2')).toBe(false);
    expect(table.answer).toMatchObject({ solved: false, tried: { action: '2', missed: 5 } });
    expect([table.isOver, table.view?.my_turn, done]).toEqual([false, true, []]);
    expect(await table.act('1')).toBe(true);
  });

  it('does the solution when it is given up', async () => {
    const table = await opened();
    await table.show();
    expect(done).toEqual(['1']);
    expect(table.isOver).toBe(true);
  });

  it('shows at once what is solved already', async () => {
    const table = await opened(SOLUTION);
    expect(done).toEqual(['1']);
    expect(table.view).toMatchObject({ my_turn: false, choices: [] });
  });

  it('tells of a try that was refused, and counts nothing', async () => {
    refuses = true;
    const table = await opened();
    expect(await table.act('1')).toBe(false);
    expect(table.notice?.id).toBe('refused-slow-down');
    expect([table.busy, table.answer, table.isOver]).toEqual([false, null, false]);
  });
});
