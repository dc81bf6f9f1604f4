import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { api } from '../hall/api';
import { ANSWER_MS } from './live';
import { Table } from './table.svelte';
import type { ActionRequest, AnyView, Entry, TableView, WaitingView } from '../hall/wire';

const view = (seq: number, more: Partial<TableView> = {}): TableView =>
  ({ id: 't', seq, to_act: 0, viewer: 0, log: [], choices: [], ...more }) as unknown as TableView;
const entry = (seq: number, undone = false): Entry =>
  ({ seq, seat: 0, action: 'x', points: 0, parts: [], events: [], at: '', undone }) as Entry;
const at = (to_act: number | null) => view(4, { to_act, my_turn: to_act === 0 });
const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

let posted: ActionRequest[];
let answers: (() => Response | Promise<Response>)[];

beforeEach(() => {
  vi.useFakeTimers();
  posted = [];
  answers = [];
  vi.stubGlobal('fetch', (_path: string, init: RequestInit) => {
    if (init.body) posted.push(JSON.parse(String(init.body)) as ActionRequest);
    const next = answers.shift();
    return next ? Promise.resolve().then(next) : Promise.reject(new TypeError('no network'));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function tableAt(seq: number): Table {
  const table = new Table('t');
  table.view = view(seq);
  return table;
}

describe('an action', () => {
  it('is sent for the seat to act, on the position that was seen', async () => {
    const table = tableAt(4);
    answers.push(() => answer(200, view(5)));
    expect(await table.act('Od@1,0')).toBe(true);
    expect(posted[0]).toMatchObject({ action: 'Od@1,0', expected_seq: 4, seat: 0 });
    expect(table.view?.seq).toBe(5);
  });

  it('keeps its id when it must be sent again, so that it has one effect', async () => {
    const table = tableAt(4);
    answers.push(
      () => Promise.reject(new TypeError('lost')),
      () => answer(503, {}),
      () => answer(200, view(5)),
    );
    const done = table.act('Od@1,0');
    await vi.runAllTimersAsync();
    expect(await done).toBe(true);
    expect(posted).toHaveLength(3);
    expect(new Set(posted.map((body) => body.action_id)).size).toBe(1);
    expect(table.notice).toBeNull();
  });

  it('gives up after some tries, and says so', async () => {
    const table = tableAt(4);
    const done = table.act('Od@1,0');
    await vi.runAllTimersAsync();
    expect(await done).toBe(false);
    expect(table.notice?.id).toBe('error-unreachable');
    expect(table.busy).toBe(false);
  });

  it('shows the table as it is now when it came too late', async () => {
    const table = tableAt(4);
    const error = { code: 'stale', message: '', field: null, rules: [] };
    answers.push(() => answer(409, { error, view: view(6) }));
    expect(await table.act('Od@1,0')).toBe(false);
    expect(table.view?.seq).toBe(6);
    expect(table.notice?.id).toBe('error-stale');
  });

  it('passes on why it was refused', async () => {
    const table = tableAt(4);
    const error = { code: 'illegal', message: 'beside a Troll', field: null, rules: ['V-5.3'] };
    answers.push(() => answer(422, { error }));
    await table.act('Od@1,0');
    expect(table.notice).toEqual({
      id: 'error-refused',
      message: 'beside a Troll',
      rules: ['V-5.3'],
    });
  });
});

describe('a new view', () => {
  it('tells what it brought, without what was taken back', async () => {
    const table = tableAt(4);
    answers.push(() => answer(200, view(6, { log: [entry(4), entry(5, true), entry(6)] })));
    await table.act('x');
    expect(table.fresh.map(({ seq }) => seq)).toEqual([6]);
  });

  it('never goes back behind the newest', async () => {
    const table = tableAt(4);
    answers.push(() => answer(200, view(3)));
    await table.act('x');
    expect(table.view?.seq).toBe(4);
  });
});

/** A live line that a test speaks through. */
class Line {
  static last: Line;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: Sent[] = [];
  #number = 0;
  constructor() {
    Line.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Sent);
  }
  close(): void {}
  hear(view: AnyView, done?: string): void {
    this.say({ type: 'view', done, view });
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify({ n: ++this.#number, ...message }) });
  }
}
interface Sent extends ActionRequest {
  type: string;
  language: string;
}

describe('an action over the live line', () => {
  let table: Table;
  let done: Promise<boolean>;
  const wish = () => Line.last.sent.at(-1) as Sent;

  beforeEach(() => {
    vi.stubGlobal('WebSocket', Line);
    vi.stubGlobal('document', { baseURI: 'http://hall.test/' });
    vi.stubGlobal('addEventListener', () => {});
    vi.stubGlobal('removeEventListener', () => {});
    table = tableAt(3);
    table.open();
    Line.last.hear(view(4));
    done = table.act('x');
  });
  afterEach(() => table.close());

  it('is sent there alone, and stands when the line says so', async () => {
    expect(wish()).toMatchObject({ type: 'act', action: 'x', expected_seq: 4, seat: 0 });
    expect(wish().language).toBe('en');
    expect(table.busy).toBe(true);
    Line.last.hear(view(5), wish().action_id);
    expect(await done).toBe(true);
    expect(table.view?.seq).toBe(5);
    expect(posted).toEqual([]);
  });

  it('is not taken for done by the news of it', async () => {
    Line.last.hear(view(5));
    await vi.advanceTimersByTimeAsync(0);
    expect(table.busy).toBe(true);
    Line.last.hear(view(5), wish().action_id);
    expect(await done).toBe(true);
  });

  it('is refused in words, with the table as it stands', async () => {
    const error = { code: 'stale', message: 'zu spät', field: null, rules: [] };
    const refusal = { type: 'refused', id: wish().action_id, status: 409, retry_after: null };
    Line.last.say({ ...refusal, error, view: view(6) });
    expect(await done).toBe(false);
    expect(table.notice?.id).toBe('error-stale');
    expect(table.view?.seq).toBe(6);
    expect(posted).toEqual([]);
  });

  it.each([
    ['the line is lost', () => Line.last.onclose?.()],
    ['no answer comes', () => vi.advanceTimersByTime(ANSWER_MS)],
    [
      'it could not be stored',
      () =>
        Line.last.say({ type: 'refused', id: wish().action_id, status: 503, retry_after: null }),
    ],
  ])('is asked for by a request, under the same id, when %s', async (_, happens) => {
    answers.push(() => answer(200, view(5)));
    const { action_id } = wish();
    happens();
    // What is asked beside it, how the table stands, has no body and no answer here.
    await vi.advanceTimersByTimeAsync(0);
    answers.push(() => answer(200, view(5)));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await done).toBe(true);
    expect(new Set(posted.map((body) => body.action_id))).toEqual(new Set([action_id]));
  });

  it('is a request while nothing was heard on a new line', async () => {
    Line.last.hear(view(5), wish().action_id);
    await done;
    Line.last.onclose?.();
    await vi.advanceTimersByTimeAsync(1_000);
    answers.push(() => answer(200, view(6)));
    expect(await table.act('y')).toBe(true);
    expect(posted.map((body) => body.action)).toEqual(['y']);
    expect(Line.last.sent.filter(({ type }) => type === 'act')).toEqual([]);
  });
});

describe('what was decided in secret, and so has no number', () => {
  let table: Table;

  beforeEach(() => {
    vi.stubGlobal('WebSocket', Line);
    vi.stubGlobal('document', { baseURI: 'http://hall.test/' });
    vi.stubGlobal('addEventListener', () => {});
    vi.stubGlobal('removeEventListener', () => {});
    table = tableAt(3);
    table.open();
  });
  afterEach(() => table.close());

  it('is shown when the live line brings it', () => {
    Line.last.hear(at(null));
    Line.last.hear(at(0));
    expect(table.view).toMatchObject({ seq: 4, to_act: 0, my_turn: true });
    Line.last.hear(at(null));
    expect(table.view?.to_act).toBeNull();
  });

  it('is not undone by an answer that was overtaken', async () => {
    Line.last.hear(at(0));
    answers.push(() => answer(200, at(null)));
    await table.resign(0);
    expect(table.view?.to_act).toBe(0);
    answers.push(() => answer(200, view(5)));
    await table.resign(0);
    expect(table.view?.seq).toBe(5);
  });

  it('is asked for where the live line and an answer differ', async () => {
    answers.push(() => answer(200, at(null)));
    await table.act('x');
    answers.push(() => answer(200, at(0)));
    Line.last.hear(at(0));
    expect(table.view?.to_act).toBeNull();
    await vi.advanceTimersByTimeAsync(0);
    expect(table.view?.to_act).toBe(0);
  });

  it('is asked for again at the next sign of life when no answer came', async () => {
    answers.push(() => answer(200, at(null)));
    await table.act('x');
    Line.last.hear(at(0));
    await vi.advanceTimersByTimeAsync(0);
    expect(table.view?.to_act).toBeNull();
    answers.push(() => answer(200, at(0)));
    Line.last.onmessage?.({ data: JSON.stringify({ type: 'ping', n: 1 }) });
    await vi.advanceTimersByTimeAsync(0);
    expect(table.view?.to_act).toBe(0);
  });

  it('is not shown from an answer that another one has overtaken', async () => {
    let late: (response: Response) => void = () => undefined;
    answers.push(() => new Promise((resolve) => (late = resolve)));
    Line.last.onclose?.();
    answers.push(
      () => answer(200, at(0)),
      () => answer(200, at(0)),
    );
    await table.act('x');
    late(answer(200, at(null)));
    await vi.advanceTimersByTimeAsync(0);
    expect(table.view?.to_act).toBe(0);
    expect(answers).toEqual([]);
  });

  it('comes with an answer while the live line is down', async () => {
    Line.last.hear(at(null));
    answers.push(() => answer(200, at(0)));
    Line.last.onclose?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(table.view?.to_act).toBe(0);
  });

  it('tells what was added to the last entry, and that once', async () => {
    const placed = { event: 'placed' };
    const rolled = { event: 'rolled' };
    const log = (...events: { event: string }[]) => [{ ...entry(4), points: 2, events }];
    answers.push(() => answer(200, view(4, { log: log(placed) })));
    await table.act('x');
    expect(table.fresh).toEqual(log(placed));
    Line.last.hear(view(4, { log: log(placed) }));
    expect(table.fresh).toEqual(log(placed));
    Line.last.hear(view(4, { log: log(placed, rolled) }));
    expect(table.fresh).toEqual([{ ...entry(4), events: [rolled] }]);
    Line.last.hear(view(5, { log: [...log(placed, rolled, placed), entry(5)] }));
    expect(table.fresh).toEqual([{ ...entry(4), events: [placed] }, entry(5)]);
  });
});

describe('a table that waits for players', () => {
  const card = (name: string, status = 'open') =>
    ({ ...view(0), status, scene: null, seats: [{ seat: 0, name }] }) as unknown as WaitingView;
  const nameAt = () => table.waiting?.seats[0]?.name;
  let table: Table;

  beforeEach(() => {
    vi.stubGlobal('WebSocket', Line);
    vi.stubGlobal('document', { baseURI: 'http://hall.test/' });
    vi.stubGlobal('addEventListener', () => {});
    vi.stubGlobal('removeEventListener', () => {});
    table = new Table('t');
    answers.push(() => answer(200, card('')));
    table.open();
  });
  afterEach(() => table.close());

  it('promises anew by itself after a void deal, and tells its number when all have', async () => {
    const dealing = (asked: number[], promise?: string) =>
      ({
        ...card('Sif', 'dealing'),
        commitment: 'of the hall',
        seats: [{ seat: 0, name: 'Sif', mine: true }],
        asked,
        nonces: [promise ? { commitment: promise, nonce: null } : null],
      }) as unknown as WaitingView;
    const said = () => posted as unknown as { promises?: { seat: number; promise: string }[] }[];
    const promised = () => said()[0]?.promises?.[0]?.promise ?? '';
    await vi.advanceTimersByTimeAsync(0);
    answers.push(
      () => {
        // The live line is quicker than the answer.
        Line.last.hear(dealing([], promised()));
        return answer(200, dealing([], promised()));
      },
      () => answer(200, view(0)),
    );
    Line.last.hear(dealing([0]));
    await vi.advanceTimersByTimeAsync(0);
    expect(posted).toEqual([
      { promises: [{ seat: 0, promise: expect.stringMatching(/^[0-9a-f]{64}$/) as string }] },
      { nonces: [{ seat: 0, nonce: expect.stringMatching(/^[0-9a-f]{64}$/) as string }] },
    ]);
    expect(table.view?.seq).toBe(0);
  });

  it('shows its card, and the game in its place as soon as that begins', async () => {
    await vi.advanceTimersByTimeAsync(0);
    expect(nameAt()).toBe('');
    Line.last.hear(card('Sif'));
    expect(nameAt()).toBe('Sif');
    expect(table.view).toBeNull();
    Line.last.hear(view(0));
    expect(table.waiting).toBeNull();
    expect(table.view?.seq).toBe(0);
  });

  it('does not go back to the card of before', async () => {
    Line.last.hear(view(0));
    await vi.advanceTimersByTimeAsync(0);
    expect(table.waiting).toBeNull();
    Line.last.hear(card('late'));
    expect(table.waiting).toBeNull();
  });

  it('takes seats as the live line tells them, not as an answer that was overtaken', async () => {
    Line.last.hear(card('Sif'));
    const sitting = table.seat(() => Promise.resolve(card('Ull')));
    expect(await sitting).toBe(true);
    expect(nameAt()).toBe('Sif');
  });

  it('tells of a seat that is gone, and asks how the table stands', async () => {
    await vi.advanceTimersByTimeAsync(0);
    const fault = { error: { code: 'seat_taken', message: 'no' } };
    answers.push(
      () => answer(400, fault),
      () => answer(200, card('Sif')),
    );
    expect(await table.seat(() => api.sitDown('t', 0, 'Ull'))).toBe(false);
    expect(table.notice?.id).toBe('refused-seat-taken');
    await vi.advanceTimersByTimeAsync(0);
    expect(nameAt()).toBe('Sif');
    expect(table.busy).toBe(false);
  });

  it('asks for one change at a time', async () => {
    let done: (view: AnyView) => void = () => undefined;
    const first = table.seat(() => new Promise((resolve) => (done = resolve)));
    expect(await table.seat(() => Promise.resolve(card('Ull')))).toBe(false);
    done(card('Sif'));
    expect(await first).toBe(true);
    expect(nameAt()).toBe('Sif');
  });
});

describe('what is said beside the game', () => {
  const stale = (seq: number) => () =>
    answer(409, {
      error: { code: 'stale', message: '', field: null, rules: [] },
      view: view(seq),
    });

  it('is asked again where others were quicker, if it suits any position', async () => {
    const table = tableAt(4);
    answers.push(stale(5), stale(6), () => answer(200, view(7)));
    expect(await table.resign(2)).toBe(true);
    expect(posted.map((body) => [body.expected_seq, body.seat])).toEqual([
      [4, 2],
      [5, 2],
      [6, 2],
    ]);
    expect(table.notice).toBeNull();
  });

  it('is not asked again where it was meant for one position', async () => {
    const table = tableAt(4);
    answers.push(stale(5));
    expect(await table.offer('takeback', 1)).toBe(false);
    expect(posted).toMatchObject([{ kind: 'takeback', seat: 1, expected_seq: 4 }]);
    expect(table.notice?.id).toBe('error-stale');
  });

  it('agrees to what it has seen', async () => {
    const table = tableAt(4);
    answers.push(() => answer(200, view(5)));
    expect(await table.agree('abandon')).toBe(true);
    expect(posted).toMatchObject([{ agree: true, expected_seq: 4 }]);
  });
});
