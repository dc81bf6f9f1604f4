import { texts } from '../texts.svelte';
import type { Answer, Arguments, Method, PathOf } from './interface';
import {
  unpack,
  unpacked,
  type ActionRequest,
  type AnyView,
  type BesideRequest,
  type DocumentFault,
  type Fault,
  type LabQuestion,
  type LabStart,
  type NewTable,
  type NoteText,
  type OfferKind,
  type OrdersWish,
  type Refusal,
  type SeatOffer,
  type SeatRequest,
  type TableView,
  type UndoRequest,
} from './wire';

/** The server refused: `fault` gives the reason; a stale request carries the newest view. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly fault: Fault,
    readonly view: TableView | null,
    /** Seconds after which a new try is allowed; 0 if the server does not say. */
    readonly retryAfter = 0,
    /** The current private note, if a request would have overwritten another text. */
    readonly note: NoteText | null = null,
    /** Everything that is wrong with a position document. */
    readonly faults: DocumentFault[] = [],
    /** The number of the illegal action, if several were sent. */
    readonly at: number | null = null,
    /** Cells where a position document may get a further piece of the board. */
    readonly openings: readonly string[] = [],
  ) {
    super(fault.message);
  }
}

/** No answer came: the request may or may not have arrived. */
export class Unreachable extends Error {}

/** The code of the refusal of a browser whose session the hall does not know any more. */
export const ENDED = 'session_ended';
/** Paths that need no user: a browser that can hold no seat may still use them. */
const FOR_ANYBODY = /^(lab|unsubscribe)\//;

/** Hooks before and after each request that changes something (`me.svelte.ts`). */
export const changes = {
  /** Throws the reason why this browser may change nothing. Returns undefined if no wait is needed. */
  before: (): Promise<void> | undefined => undefined,
  /** Called when the hall does not know this browser's session. */
  ended: (_: Refused): void => undefined,
};

/** Beyond every game's last ply, so that the answer is the newest position. */
export const LAST_PLY = 10_000;
const TIMEOUT_MS = 15_000;
/** From this status on the hall itself did not answer (a proxy did): the request is sent again. */
export const NO_ANSWER = 502;

/** A value as a part of a path. Characters with a meaning there become full-width; the hall folds names. */
const inPath = (value: string): string =>
  encodeURIComponent(
    (/^\.+$/.test(value) ? value.replaceAll('.', '．') : value).replaceAll('/', '／'),
  );

/** The address of a path with its parts; all other values become the query. */
function addressed(path: string, parts: object): string {
  let address = `api/${path}`;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parts)) {
    const place = `{${name}}`;
    if (address.includes(place)) address = address.replace(place, inPath(String(value)));
    else if (value !== null && value !== undefined) query.set(name, String(value));
  }
  return [address, String(query)].filter(Boolean).join('?');
}

/** The address of a resource of the hall. */
export const hallAddress = <Path extends PathOf<'GET'>>(
  path: Path,
  ...[parts]: Arguments<'GET', Path>
): string => addressed(path, parts ?? {});

/** Sends a request to the hall; `given`: the parts of path and query, by their names, and the `body`. */
export async function request<Verb extends Method, Path extends PathOf<Verb>>(
  method: Verb,
  path: Path,
  ...[given]: Arguments<Verb, Path>
): Promise<Answer<Verb, Path>> {
  const isChange = method !== 'GET' && !FOR_ANYBODY.test(path);
  const before = isChange && changes.before();
  if (before) await before;
  const { body = method === 'POST' ? {} : undefined, ...parts }: { body?: unknown } = given ?? {};
  // Refusals are sentences in the language that the page uses.
  const headers: Record<string, string> = { 'accept-language': texts.language };
  const init: RequestInit = { method, headers, signal: AbortSignal.timeout(TIMEOUT_MS) };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    headers['content-type'] = 'application/json';
  }
  let response: Response;
  let text: string;
  try {
    response = await fetch(addressed(path, parts), init);
    text = await response.text();
  } catch (cause) {
    throw new Unreachable('no answer', { cause });
  }
  const { ok, status } = response;
  const found = parsed(text);
  // A proxy answers for a hall that is down, or a network wants a login first.
  if (status >= NO_ANSWER || !found) throw new Unreachable(`status ${status}`);
  // The interface document says which type the answer has.
  if (ok) return found.said as Answer<Verb, Path>;
  const refusal = refused(
    status,
    found.said as Refusal,
    Number(response.headers.get('retry-after') ?? 0),
  );
  if (isChange && refusal.fault.code === ENDED) changes.ended(refusal);
  throw refusal;
}

/** The content of an answer; null if it is not JSON, and so not the hall's. */
function parsed(text: string): { said: unknown } | null {
  try {
    return { said: JSON.parse(text || '{}') };
  } catch {
    return null;
  }
}

/** The refusal that the server sent. */
export function refused(status: number, found: Refusal, wait: number): Refused {
  const fault: Fault = {
    code: found.error?.code ?? 'unknown',
    message: found.error?.message ?? `HTTP ${status}`,
    field: found.error?.field ?? null,
    rules: found.error?.rules ?? [],
  };
  const { view, note = null, faults = [], at = null, openings = [] } = found;
  const shown = view && unpack(view) ? view : null;
  return new Refused(status, fault, shown, wait, note, faults, at, openings);
}

/** Nonces and their hashes load with the first seat that is taken: a visitor without a seat needs none. */
const promise = async () => (await import('../fair/nonces')).promise();
const promising = async (wish: SeatRequest): Promise<SeatRequest> =>
  wish.kind === 'human' ? { ...wish, promise: await promise() } : wish;

/** The answer of a table that has begun. */
async function dealt(answer: Promise<AnyView>): Promise<TableView> {
  const view = await answer;
  if (!unpack(view)) throw new Error(`nothing is dealt at ${view.id}`);
  return view;
}

export const api = {
  games: () => request('GET', 'games'),
  /** The rows of a game's pieces, of its own shape (`lib/shapes.d.ts`). */
  pieces: (name: string) => request('GET', 'games/{name}/pieces', { name, about: false }),
  me: () => request('GET', 'me'),
  rename: (name: string) => request('PUT', 'me', { body: { name } }),
  account: (body: { name: string; password: string }) => request('POST', 'account', { body }),
  login: (body: { name: string; password: string; keep_games: boolean }) =>
    request('POST', 'login', { body }),
  logout: () => request('POST', 'logout'),
  password: (body: { old: string; new: string }) => request('POST', 'password', { body }),
  recover: (body: { name: string; code: string; password: string }) =>
    request('POST', 'recover', { body }),
  recovery: (password: string) => request('POST', 'recovery', { body: { password } }),
  erase: (body: { password?: string }) => request('POST', 'account/erase', { body }),
  sessions: () => request('GET', 'sessions'),
  revoke: (session: string) => request('DELETE', 'sessions/{session}', { session }),
  robots: () => request('GET', 'robots'),
  makeRobot: (name: string) => request('POST', 'robots', { body: { name } }),
  endRobot: (robot: string) => request('DELETE', 'robots/{robot}', { robot }),
  makeToken: (robot: string, name: string) =>
    request('POST', 'robots/{robot}/tokens', { robot, body: { name } }),
  revokeToken: (robot: string, token: string) =>
    request('DELETE', 'robots/{robot}/tokens/{token}', { robot, token }),
  isAccount: async (name: string) => (await request('GET', 'people', { name })).found,
  lobby: () => request('GET', 'lobby'),
  tables: () => request('GET', 'tables'),
  open: async (wanted: NewTable) => {
    const seats = await Promise.all(wanted.seats.map(promising));
    return request('POST', 'tables', { body: { ...wanted, seats } });
  },
  find: async (name: string) =>
    request('POST', 'games/{name}/find', { name, body: { promise: await promise() } }),
  usualWait: (name: string) => request('GET', 'games/{name}/wait', { name }),
  view: (table: string) => request('GET', 'tables/{table}', { table }),
  entries: (table: string, since: number, eyes: string | null) =>
    request('GET', 'tables/{table}/entries', { table, since, eyes }),
  sitDown: async (table: string, seat: number, name: string) => {
    const body = { name, promise: await promise() };
    return request('POST', 'tables/{table}/seats/{seat}', { table, seat, body });
  },
  freeSeat: (table: string, seat: number) =>
    request('DELETE', 'tables/{table}/seats/{seat}', { table, seat }),
  offerSeat: (table: string, seat: number, body: SeatOffer) =>
    request('PUT', 'tables/{table}/seats/{seat}', { table, seat, body }),
  cancel: (table: string) => request('DELETE', 'tables/{table}', { table }),
  rematch: async (table: string, own: readonly number[]) => {
    const promises = await Promise.all(
      own.map(async (seat) => ({ seat, promise: await promise() })),
    );
    return request('POST', 'tables/{table}/rematch', { table, body: { promises } });
  },
  promise: (table: string, promises: { seat: number; promise: string }[]) =>
    request('POST', 'tables/{table}/promises', { table, body: { promises } }),
  tell: (table: string, nonces: { seat: number; nonce: string }[]) =>
    request('POST', 'tables/{table}/nonces', { table, body: { nonces } }),
  labPosition: async (game: string, body: LabStart) => {
    const lab = await request('POST', 'lab/{game}/position', { game, body });
    return { ...lab, choices: unpacked(lab.choices) };
  },
  labPreview: (game: string, body: LabQuestion) =>
    request('POST', 'lab/{game}/preview', { game, body }),
  labWhy: (game: string, body: LabQuestion) => request('POST', 'lab/{game}/why', { game, body }),
  lessons: (game: string) => request('GET', 'lessons/{game}', { game }),
  record: (table: string) => request('GET', 'tables/{table}/record', { table }),
  /** The effects of an action in position `seq`; null if the table has moved on. */
  preview: (table: string, action: string, seq: number) =>
    request('GET', 'tables/{table}/preview', { table, action, seq }),
  advice: (table: string) => request('GET', 'tables/{table}/advice', { table }),
  why: (table: string, action: string) => request('GET', 'tables/{table}/why', { table, action }),
  act: (table: string, body: ActionRequest) =>
    dealt(request('POST', 'tables/{table}/actions', { table, body })),
  undo: (table: string, body: UndoRequest) =>
    dealt(request('POST', 'tables/{table}/undo', { table, body })),
  player: (name: string) => request('GET', 'players/{name}', { name }),
  playerGames: (name: string, before: string) =>
    request('GET', 'players/{name}/games', { name, before }),
  bots: (name: string) => request('GET', 'games/{name}/bots', { name }),
  ranking: (game: string) => request('GET', 'rankings/{game}', { game }),
  profile: () => request('GET', 'profile'),
  setProfile: (body: { private: boolean }) => request('PUT', 'profile', { body }),
  presence: () => request('GET', 'presence'),
  setPresence: (body: { hidden: boolean }) => request('PUT', 'presence', { body }),
  sitters: (table: string) => request('GET', 'tables/{table}/sitters', { table }),
  ply: (table: string, ply: number, eyes: string | null) =>
    dealt(request('GET', 'tables/{table}/plies/{ply}', { table, ply, eyes })),
  plyDocument: (table: string, ply: number, eyes: string | null) =>
    request('GET', 'tables/{table}/plies/{ply}/document', { table, ply, eyes }),
  resign: (table: string, body: BesideRequest) =>
    dealt(request('POST', 'tables/{table}/resign', { table, body })),
  comeBack: (table: string, body: BesideRequest) =>
    dealt(request('POST', 'tables/{table}/return', { table, body })),
  offer: (table: string, body: BesideRequest & { kind: OfferKind }) =>
    dealt(request('POST', 'tables/{table}/offers', { table, body })),
  agree: (table: string, kind: OfferKind, body: { expected_seq: number; action_id: string }) =>
    dealt(
      request('POST', 'tables/{table}/offers/{kind}', {
        table,
        kind,
        body: { agree: true, ...body },
      }),
    ),
  withdraw: (table: string, kind: OfferKind) =>
    dealt(request('DELETE', 'tables/{table}/offers/{kind}', { table, kind })),
  orders: (table: string, seat: number) => request('GET', 'tables/{table}/orders', { table, seat }),
  setOrders: (table: string, body: OrdersWish) =>
    request('PUT', 'tables/{table}/orders', { table, body }),
  vacation: () => request('GET', 'vacation'),
  setVacation: (on: boolean) => request('PUT', 'vacation', { body: { on } }),
};
