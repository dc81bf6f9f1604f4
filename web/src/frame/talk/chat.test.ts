import { afterEach, expect, it, vi } from 'vitest';

import type { ChatMessage } from '../../lib/hall/wire';
import type { components } from '../../lib/schema';
import { Chat } from './chat.svelte';

const message = (number: number, mine = false): ChatMessage => ({
  number,
  seat: mine ? 0 : 1,
  name: mine ? 'Ask' : 'Embla',
  text: `message ${number}`,
  at: '2026-01-01T00:00:00.000Z',
  mine,
});

interface Asked {
  method: string;
  path: string;
  body: Record<string, unknown>;
}

type ChatList = components['schemas']['ChatView'];

/** A hall that has these messages, and takes one more. */
function hall(told: ChatMessage[], marks: Partial<ChatList> = {}): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    const body = JSON.parse(String(init.body ?? '{}')) as Record<string, unknown>;
    asked.push({ method: init.method ?? '', path, body });
    const since = Number(new URL(path, 'http://hall/').searchParams.get('since'));
    const list: ChatList = {
      messages: told.filter(({ number }) => number > since),
      last: told.at(-1)?.number ?? 0,
      heard: 0,
      muted: false,
      ...marks,
    };
    const answer = init.method === 'POST' ? message(told.length + 1, true) : list;
    return Promise.resolve(new Response(JSON.stringify(answer)));
  });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

it('counts what others have said and nobody has read', async () => {
  hall([message(1), message(2, true), message(3), message(4)], { heard: 1 });
  const chat = new Chat('t');
  await chat.hear(4);
  expect(chat.unread).toBe(2);
});

it('says what is new, but not what was there when it came', async () => {
  const told = [message(1)];
  const asked = hall(told);
  const news: number[] = [];
  const chat = new Chat('t', (messages) => news.push(...messages.map(({ number }) => number)));
  await chat.hear(1);
  told.push(message(2), message(3, true));
  await chat.hear(3);
  expect(news).toEqual([2]);
  expect(asked.map(({ path }) => path)).toEqual([
    'api/tables/t/chat?since=0',
    'api/tables/t/chat?since=1',
  ]);
});

it('asks for nothing twice, and ends where the hall has no more', async () => {
  const asked = hall([message(1)]);
  const chat = new Chat('t');
  await Promise.all([chat.hear(1), chat.hear(1)]);
  await chat.hear(9);
  await chat.hear(1);
  expect(asked.length).toBe(2);
});

it('shows what it has said once, in its place', async () => {
  const told = [message(1)];
  hall(told);
  const chat = new Chat('t');
  await chat.hear(1);
  await chat.say('message 2');
  told.push(message(2, true), message(3));
  await chat.hear(3);
  expect(chat.messages.map(({ number }) => number)).toEqual([1, 2, 3]);
});

it('sends a message again under the same id until an answer comes', async () => {
  vi.useFakeTimers();
  const asked = hall([]);
  const answer = globalThis.fetch;
  let failures = 2;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    const came = answer(path, init);
    return failures-- > 0 ? Promise.reject(new TypeError('no network')) : came;
  });
  const chat = new Chat('t');
  const said = chat.say('hail');
  await vi.runAllTimersAsync();
  await said;
  vi.useRealTimers();
  expect(asked.length).toBe(3);
  expect(new Set(asked.map(({ body }) => body['message_id'])).size).toBe(1);
});

it('is silent when it is muted, and marks what was read', async () => {
  const asked = hall([message(1), message(2)]);
  const chat = new Chat('t');
  await chat.hear(2);
  await chat.mute(true);
  expect(chat.unread).toBe(0);
  await chat.mute(false);
  expect(chat.unread).toBe(2);
  chat.read();
  chat.read();
  expect(chat.unread).toBe(0);
  const marks = asked.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  expect(marks).toEqual([{ muted: true }, { muted: false }, { heard: 2 }]);
});

it('can be asked again where the hall did not answer', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  const chat = new Chat('t');
  await chat.hear(1);
  expect(chat.failed).toBe(true);
  hall([message(1)]);
  await chat.hear(1);
  expect([chat.failed, chat.messages.length]).toEqual([false, 1]);
});
