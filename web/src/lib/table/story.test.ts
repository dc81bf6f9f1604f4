import { beforeEach, describe, expect, it, vi } from 'vitest';

import { entry, Line, stubLine, useNet, view } from './fixtures';
import { Storyline } from './story.svelte';
import { Table } from './table.svelte';

const FLIGHT_MS = 500;
const after = (seq: number) => view(seq, { log: [entry(seq)] });

describe('a table whose board moves', () => {
  useNet();
  let table: Table;
  beforeEach(() => {
    stubLine();
    table = new Table(
      't',
      () => 100,
      () => null,
      () => true,
    );
    table.open();
    Line.last.hear(view(4));
  });
  const told = () => [table.view?.seq, table.story.told?.seq];
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

  it('tells its first view at once', () => expect(told()).toEqual([4, 4]));

  it('tells what has happened once the board has shown it', async () => {
    await pass(100);
    Line.last.hear(after(5));
    table.lasts(FLIGHT_MS);
    await pass(FLIGHT_MS);
    expect(told()).toEqual([5, 4]);
    await pass(100);
    expect(told()).toEqual([5, 5]);
  });

  it('waits for what a busy device began to move late', async () => {
    let land = () => {};
    const finished = new Promise<void>((done) => (land = done));
    class KeyframeEffect {
      target = { closest: () => ({}) };
    }
    const flight = { effect: new KeyframeEffect(), playState: 'running', finished };
    vi.stubGlobal('KeyframeEffect', KeyframeEffect);
    vi.stubGlobal('document', { hidden: false, getAnimations: () => [flight] });
    await pass(100);
    Line.last.hear(after(5));
    table.lasts(FLIGHT_MS);
    await pass(2 * FLIGHT_MS);
    expect(told()).toEqual([5, 4]);
    land();
    await pass(1);
    expect(told()).toEqual([5, 5]);
  });

  it('goes on waiting where another answer brings nothing that moves', async () => {
    const story = new Storyline(() => {});
    story.begin(view(4), false);
    story.begin(after(5), true);
    story.lasts(FLIGHT_MS);
    await pass(FLIGHT_MS / 2);
    story.begin(view(5, { thinking: true }), false);
    await pass(FLIGHT_MS / 2);
    expect([story.told?.seq, story.open]).toEqual([4, true]);
    await pass(100);
    expect([story.told?.seq, story.told?.thinking, story.open]).toEqual([5, true, false]);
  });

  it('tells at once what the board has nothing to show of', async () => {
    await pass(100);
    Line.last.hear(after(5));
    await pass(1);
    expect(told()).toEqual([5, 5]);
  });

  it('shows the next move when the one before has been told, not before', async () => {
    await pass(100);
    Line.last.hear(after(5));
    table.lasts(FLIGHT_MS);
    Line.last.hear(view(6, { log: [entry(5), entry(6)] }));
    await pass(FLIGHT_MS);
    expect(told()).toEqual([5, 4]);
    await pass(200);
    expect(table.view?.seq).toBe(6);
  });

  it('shows and tells the next at once to whoever does not wait', async () => {
    await pass(100);
    Line.last.hear(after(5));
    table.lasts(FLIGHT_MS);
    Line.last.hear(view(6, { log: [entry(5), entry(6)] }));
    expect(table.skip()).toBe(true);
    await pass(1);
    expect(told()).toEqual([6, 6]);
  });
});
