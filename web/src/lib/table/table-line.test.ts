import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { ANSWER_MS } from './live';
import {
  answer,
  at,
  entry,
  Line,
  net,
  stubLine,
  tableAt,
  useNet,
  view,
  type Sent,
} from './fixtures';
import type { Table } from './table.svelte';

useNet();

describe('an action over the live line', () => {
  let table: Table;
  let done: Promise<boolean>;
  const wish = () => Line.last.sent.at(-1) as Sent;

  beforeEach(() => {
    stubLine();
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
    expect(net.posted).toEqual([]);
  });

  it('is told with the log that came with it, not with what was held, where it came whole', async () => {
    table.view = view(4, { log: [1, 2, 3, 4].map((seq) => entry(seq)) });
    Line.last.hear(view(5, { log_from: 3, log: [entry(4), entry(5)] }), wish().action_id);
    expect(await done).toBe(true);
    expect([table.view?.log_from, table.view?.log.length]).toEqual([3, 2]);
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
    expect(net.posted).toEqual([]);
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
    net.postsOnly = true;
    net.answers.push(() => answer(200, view(5)));
    const { action_id } = wish();
    happens();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await done).toBe(true);
    expect(new Set(net.posted.map((body) => body.action_id))).toEqual(new Set([action_id]));
  });

  it('is a request while nothing was heard on a new line', async () => {
    Line.last.hear(view(5), wish().action_id);
    await done;
    Line.last.onclose?.();
    await vi.advanceTimersByTimeAsync(1_000);
    net.answers.push(() => answer(200, view(6)));
    expect(await table.act('y')).toBe(true);
    expect(net.posted.map((body) => body.action)).toEqual(['y']);
    expect(Line.last.sent.filter(({ type }) => type === 'act')).toEqual([]);
  });
});

describe('what was decided in secret, and so has no number', () => {
  let table: Table;

  beforeEach(() => {
    stubLine();
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
    net.answers.push(() => answer(200, at(null)));
    await table.resign(0);
    expect(table.view?.to_act).toBe(0);
    net.answers.push(() => answer(200, view(5)));
    await table.resign(0);
    expect(table.view?.seq).toBe(5);
  });

  it('is asked for where the live line and an answer differ', async () => {
    net.answers.push(() => answer(200, at(null)));
    await table.act('x');
    net.answers.push(() => answer(200, at(0)));
    Line.last.hear(at(0));
    expect(table.view?.to_act).toBeNull();
    await vi.advanceTimersByTimeAsync(0);
    expect(table.view?.to_act).toBe(0);
  });

  it('is asked for again at the next sign of life when no answer came', async () => {
    net.answers.push(() => answer(200, at(null)));
    await table.act('x');
    Line.last.hear(at(0));
    await vi.advanceTimersByTimeAsync(0);
    expect(table.view?.to_act).toBeNull();
    net.answers.push(() => answer(200, at(0)));
    Line.last.onmessage?.({ data: JSON.stringify({ type: 'ping', n: 1 }) });
    await vi.advanceTimersByTimeAsync(0);
    expect(table.view?.to_act).toBe(0);
  });

  it('is not shown from an answer that another one has overtaken', async () => {
    let late: (response: Response) => void = () => undefined;
    net.answers.push(() => new Promise((resolve) => (late = resolve)));
    Line.last.onclose?.();
    net.answers.push(
      () => answer(200, at(0)),
      () => answer(200, at(0)),
    );
    await table.act('x');
    late(answer(200, at(null)));
    await vi.advanceTimersByTimeAsync(0);
    expect(table.view?.to_act).toBe(0);
    expect(net.answers).toEqual([]);
  });

  it('comes with an answer while the live line is down', async () => {
    Line.last.hear(at(null));
    net.answers.push(() => answer(200, at(0)));
    Line.last.onclose?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(table.view?.to_act).toBe(0);
  });

  it('tells what was added to the last entry, and that once', async () => {
    const placed = { event: 'placed' };
    const rolled = { event: 'rolled' };
    const tells = (besides: string[], deed = '', whole = true) => ({
      story: { deed, whole, besides, reasons: [] },
    });
    const log = (...events: { event: string }[]) => {
      const said = events.slice(1).map(({ event }, index) => `${event} ${index}`);
      return [{ ...entry(4), points: 2, events, ...tells(said, 'x', false) }];
    };
    net.answers.push(() => answer(200, view(4, { log: log(placed) })));
    await table.act('x');
    expect(table.fresh).toEqual(log(placed));
    Line.last.hear(view(4, { log: log(placed) }));
    expect(table.fresh).toEqual(log(placed));
    Line.last.hear(view(4, { log: log(placed, rolled) }));
    expect(table.fresh).toEqual([{ ...entry(4), events: [rolled], ...tells(['rolled 0']) }]);
    Line.last.hear(view(5, { log: [...log(placed, rolled, placed), entry(5)] }));
    const added = { ...entry(4), events: [placed], ...tells(['placed 1']) };
    expect(table.fresh).toEqual([added, entry(5)]);
  });
});
