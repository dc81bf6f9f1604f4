import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { LabTable, MOST_ACTIONS } from './lab.svelte';
import type { Entry, LabStart } from './hall/wire';

interface Asked {
  document: { done: string[] } | null;
  actions: string[];
  action?: string;
}

let asked: { path: string; body: Asked }[];

/** A hall whose positions are what was done there. */
function answer(path: string, body: Asked): Response {
  if (body.actions?.includes('wrong')) {
    const error = { code: 'illegal', message: 'not here', field: 'actions.0', rules: ['V-5.1'] };
    return Response.json({ error, at: 0 }, { status: 422 });
  }
  if (path.endsWith('/preview'))
    return Response.json({ action: body.action, points: 3, parts: [] });
  if (path.endsWith('/why')) return Response.json({ legal: false, message: 'no', rules: ['V-1'] });
  const done = [...(body.document?.done ?? []), ...body.actions];
  const log = body.actions.map((action, at) => ({ seq: at + 1, seat: 0, action, events: [] }));
  return Response.json({
    document: { done },
    options: { players: 2 },
    viewer: done.length % 2,
    to_act: done.length % 2,
    over: false,
    scene: { seats: [{}, {}] },
    choices: [{ action: 'go', type: 'any', points: 0 }],
    log,
    result: {},
  });
}

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    const body = JSON.parse(String(init.body)) as Asked;
    asked.push({ path, body });
    return Promise.resolve(answer(path, body));
  });
});
afterEach(() => vi.unstubAllGlobals());

const start = (more: Partial<LabStart> = {}): LabStart => ({
  options: { players: 2 },
  document: null,
  seed: 'x',
  actions: [],
  ...more,
});
const done = (table: LabTable) => table.document?.['done'];

describe('a laboratory', () => {
  it('shows a position as a table at which one plays all seats', async () => {
    const table = new LabTable('toy', start(), { nameOf: (seat) => `seat ${seat}` });
    expect(await table.open()).toBe(true);
    expect(table.view).toMatchObject({ game: 'toy', status: 'running', my_turn: true, viewer: 0 });
    expect(table.view?.seats.map((seat) => [seat.name, seat.mine])).toEqual([
      ['seat 0', true],
      ['seat 1', true],
    ]);
    expect(table.view?.can_undo).toBe(false);
  });

  it('plays on from the answer before, and numbers its log', async () => {
    const table = new LabTable('toy', start());
    await table.open();
    for (const action of ['a', 'b']) expect(await table.act(action)).toBe(true);
    expect(asked.at(-1)?.body).toMatchObject({ document: { done: ['a'] }, actions: ['b'] });
    expect(table.view?.log.map((entry) => entry.seq)).toEqual([1, 2]);
    expect(table.fresh.map((entry) => entry.action)).toEqual(['b']);
    expect(table.shared).toEqual(start({ actions: ['a', 'b'] }));
  });

  it('undoes by itself what was done here, and asks for what was done before', async () => {
    const table = new LabTable('toy', start({ actions: ['a', 'b'] }));
    await table.open();
    await table.act('c');
    expect([await table.undo(), done(table)]).toEqual([true, ['a', 'b']]);
    expect(asked).toHaveLength(2);
    expect([await table.undo(), done(table)]).toEqual([true, ['a']]);
    expect([await table.undo(), done(table)]).toEqual([true, []]);
    expect(await table.undo()).toBe(false);
    expect(table.view?.can_undo).toBe(false);
  });

  it('stays as it is when an action is refused, and says why', async () => {
    const table = new LabTable('toy', start());
    await table.open();
    expect(await table.act('wrong')).toBe(false);
    expect(table.notice).toMatchObject({ message: 'not here', rules: ['V-5.1'] });
    expect([table.actions, done(table), table.busy]).toEqual([[], [], false]);
    expect([await table.act('a'), table.notice]).toEqual([true, null]);
  });

  it('keeps why its start could not be shown', async () => {
    const table = new LabTable('toy', start({ actions: ['wrong'] }));
    expect(await table.open()).toBe(false);
    expect(table.view).toBeNull();
    expect(table.fault).toMatchObject({ at: 0 });
  });

  it('answers what is asked about the position that is shown', async () => {
    const table = new LabTable('toy', start());
    expect(await table.preview('a')).toBeNull();
    await table.open();
    await table.act('a');
    expect(await table.preview('b')).toMatchObject({ points: 3 });
    expect(await table.why('b')).toMatchObject({ legal: false });
    expect(asked.at(-1)?.body).toEqual({ action: 'b', document: { done: ['a'] } });
  });

  it('takes one action where only one is asked for, and offers nothing of what follows', async () => {
    const told: string[] = [];
    const hooks = { once: true, onAct: (entry: Entry) => told.push(entry.action) };
    const table = new LabTable('toy', start({ actions: ['a'] }), hooks);
    await table.open();
    expect(table.view).toMatchObject({ my_turn: true, to_act: 1 });
    expect(await table.act('b')).toBe(true);
    expect(table.view).toMatchObject({ my_turn: false, to_act: null, choices: [] });
    expect(table.still).toBe(true);
    expect(await table.act('c')).toBe(false);
    expect([told, done(table)]).toEqual([['b'], ['a', 'b']]);
  });

  it('offers whoever looks from one seat nothing of another seat', async () => {
    const table = new LabTable('toy', start(), { seat: () => 0 });
    await table.open();
    expect(table.view).toMatchObject({ my_turn: true, to_act: 0 });
    await table.act('a');
    expect(table.view).toMatchObject({ my_turn: false, to_act: 1, choices: [] });
  });

  it('shares a long game as the position that it has come to', async () => {
    const actions = Array<string>(MOST_ACTIONS).fill('a');
    const table = new LabTable('toy', start({ actions }));
    await table.open();
    expect(table.shared.actions).toHaveLength(MOST_ACTIONS);
    await table.act('b');
    expect(table.shared).toEqual(start({ options: {}, document: { done: [...actions, 'b'] } }));
  });
});
