/** A bot that plays at random: give it HALL and TOKEN, or set GLADSHEIM_HALL and GLADSHEIM_TOKEN. */

type One = { action: string; points: number };
type Several = { prefix: string; at: string[]; suffix?: string; points: number[] };
type Seat = { seat: number; invited_me: boolean };
type View = {
  my_turn: boolean;
  to_act: number;
  seq: number;
  choices: (One | Several)[];
  seats: Seat[];
};
type BotEvent = {
  type?: string;
  table: string;
  result?: unknown;
  reason?: string;
  error?: { code: string };
};

const { GLADSHEIM_HALL, GLADSHEIM_TOKEN } = process.env;
const [hall = GLADSHEIM_HALL, token = GLADSHEIM_TOKEN] = process.argv.slice(2);
const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
const pick = <T>(items: T[]) => items[Math.floor(Math.random() * items.length)] as T;
const sleep = (seconds: number) => new Promise((done) => setTimeout(done, seconds * 1000));

/** Returns the answer, or null if the hall refuses. If the hall says so, waits and asks again. */
async function ask(method: string, path: string, body?: object): Promise<View | null> {
  for (;;) {
    const sent = body && JSON.stringify(body);
    const answer = await fetch(`${hall}/api${path}`, { method, headers, body: sent });
    const text = await answer.text();
    if (![429, 502, 503].includes(answer.status)) return answer.ok ? JSON.parse(text) : null;
    await sleep(Number(answer.headers.get('retry-after') ?? 1));
  }
}

/** Returns the text of a legal action. A choice with a `prefix` stands for several actions. */
function choose(view: View): string {
  const one = pick(view.choices);
  return 'action' in one ? one.action : one.prefix + pick(one.at) + (one.suffix ?? '');
}

/** Acts while it is the bot's turn. If the hall refuses, the game has moved on: reads the table again. */
async function play(table: string) {
  let view = await ask('GET', `/tables/${table}`);
  while (view?.my_turn) {
    const move = { seat: view.to_act, expected_seq: view.seq, action_id: crypto.randomUUID() };
    const taken = await ask('POST', `/tables/${table}/actions`, { action: choose(view), ...move });
    view = taken ?? (await ask('GET', `/tables/${table}`));
  }
}

/** Takes the seats that are reserved for the bot. */
async function accept(table: string) {
  for (const seat of (await ask('GET', `/tables/${table}`))?.seats ?? [])
    if (seat.invited_me) await ask('POST', `/tables/${table}/seats/${seat.seat}`, { name: 'bot' });
}

/** Yields the events of the stream. */
async function* events(): AsyncGenerator<BotEvent> {
  const connection = new AbortController();
  // The hall sends a line at least every five seconds: after fifteen silent ones, the connection is lost.
  const watch = () => setTimeout(() => connection.abort(), 15_000);
  let watchdog = watch();
  try {
    const answer = await fetch(`${hall}/api/bot/events`, { headers, signal: connection.signal });
    const decoder = new TextDecoder();
    let text = '';
    for await (const chunk of answer.body ?? []) {
      clearTimeout(watchdog);
      const lines = (text + decoder.decode(chunk, { stream: true })).split('\n');
      text = lines.pop() ?? '';
      for (const line of lines) yield JSON.parse(line);
      watchdog = watch();
    }
    if (text) yield JSON.parse(text); // A refusal has no end of line.
  } finally {
    clearTimeout(watchdog);
  }
}

/** Answers the events of the stream; after a lost connection the hall sends again all that waits. */
async function main() {
  for (;;) {
    try {
      for await (const { type, table, result, reason, error } of events()) {
        const end = reason ?? error?.code ?? '';
        if (['replaced', 'revoked', 'bad_token'].includes(end)) {
          console.error(`the stream has ended: ${end}`);
          process.exit(1);
        }
        const shown = [type ?? end, table, result && JSON.stringify(result)];
        if (type !== 'ping') console.log(shown.filter(Boolean).join(' '));
        if (type === 'invitation') await accept(table);
        if (type === 'your_turn') await play(table);
      }
    } catch (problem) {
      console.error(String(problem));
    }
    await sleep(2);
  }
}

void main();
