import { promise } from './nonces';
import type {
  ActionRequest,
  AnyView,
  Device,
  Fault,
  GameInfo,
  LobbyList,
  Me,
  NewTable,
  Preview,
  SeatOffer,
  SeatRequest,
  TableRow,
  TableView,
  UndoRequest,
  Why,
} from './wire';

interface Codes {
  recovery: string[];
}

/** The server refused: `fault` says why; a stale request carries the fresh view. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly fault: Fault,
    readonly view: TableView | null,
    /** Seconds after which it may be tried again; 0 where the server does not say. */
    readonly retryAfter = 0,
  ) {
    super(fault.message);
  }
}

/** No answer came: the request may or may not have arrived. */
export class Unreachable extends Error {}

const TIMEOUT_MS = 15_000;

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, signal: AbortSignal.timeout(TIMEOUT_MS) };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { 'content-type': 'application/json' };
  }
  let response: Response;
  let text: string;
  try {
    response = await fetch(`api/${path}`, init);
    text = await response.text();
  } catch (cause) {
    throw new Unreachable('no answer', { cause });
  }
  if (response.ok) return JSON.parse(text || '{}') as T;
  // A proxy in between answers for a hall that is down.
  if (response.status >= 502) throw new Unreachable(`status ${response.status}`);
  throw refusal(response, text);
}

function refusal({ status, headers }: Response, text: string): Refused {
  let found: { error?: Partial<Fault>; view?: TableView } = {};
  try {
    found = JSON.parse(text) as typeof found;
  } catch {
    // Not JSON: the status is all there is to tell.
  }
  const fault: Fault = {
    code: found.error?.code ?? 'unknown',
    message: found.error?.message ?? `HTTP ${status}`,
    field: found.error?.field ?? null,
    rules: found.error?.rules ?? [],
  };
  const wait = Number(headers.get('retry-after') ?? 0);
  return new Refused(status, fault, found.view ?? null, wait);
}

const table = (id: string) => `tables/${encodeURIComponent(id)}`;
const seat = (id: string, number: number) => `${table(id)}/seats/${number}`;
const promising = (wish: SeatRequest): SeatRequest =>
  wish.kind === 'human' ? { ...wish, promise: promise() } : wish;
const query = (action: string) => `?action=${encodeURIComponent(action)}`;

export const api = {
  games: () => request<GameInfo[]>('GET', 'games'),
  pieces: <T>(game: string) => request<T[]>('GET', `games/${encodeURIComponent(game)}/pieces`),
  me: () => request<Me>('GET', 'me'),
  rename: (name: string) => request<Me>('PUT', 'me', { name }),
  account: (body: { name: string; password: string }) => request<Codes>('POST', 'account', body),
  login: (body: { name: string; password: string; keep_games: boolean }) =>
    request<Me>('POST', 'login', body),
  logout: () => request<unknown>('POST', 'logout', {}),
  password: (body: { old: string; new: string }) => request<unknown>('POST', 'password', body),
  recover: (body: { name: string; code: string; password: string }) =>
    request<Me>('POST', 'recover', body),
  recovery: (password: string) => request<Codes>('POST', 'recovery', { password }),
  sessions: () => request<Device[]>('GET', 'sessions'),
  revoke: (id: string) => request<unknown>('DELETE', `sessions/${encodeURIComponent(id)}`),
  isAccount: async (name: string) =>
    (await request<{ found: boolean }>('GET', `people?name=${encodeURIComponent(name)}`)).found,
  lobby: () => request<LobbyList>('GET', 'lobby'),
  tables: () => request<TableRow[]>('GET', 'tables'),
  open: (wanted: NewTable) =>
    request<AnyView>('POST', 'tables', { ...wanted, seats: wanted.seats.map(promising) }),
  view: (id: string) => request<AnyView>('GET', table(id)),
  sitDown: (id: string, number: number, name: string) =>
    request<AnyView>('POST', seat(id, number), { name, promise: promise() }),
  freeSeat: (id: string, number: number) => request<AnyView>('DELETE', seat(id, number)),
  offerSeat: (id: string, number: number, offer: SeatOffer) =>
    request<AnyView>('PUT', seat(id, number), offer),
  cancel: (id: string) => request<unknown>('DELETE', table(id)),
  rematch: (id: string, own: readonly number[]) =>
    request<AnyView>('POST', `${table(id)}/rematch`, {
      promises: own.map((number) => ({ seat: number, promise: promise() })),
    }),
  tell: (id: string, nonces: { seat: number; nonce: string }[]) =>
    request<AnyView>('POST', `${table(id)}/nonces`, { nonces }),
  record: (id: string) => request<unknown>('GET', `${table(id)}/record`),
  preview: (id: string, action: string) =>
    request<Preview>('GET', `${table(id)}/preview${query(action)}`),
  why: (id: string, action: string) => request<Why>('GET', `${table(id)}/why${query(action)}`),
  act: (id: string, body: ActionRequest) =>
    request<TableView>('POST', `${table(id)}/actions`, body),
  undo: (id: string, body: UndoRequest) => request<TableView>('POST', `${table(id)}/undo`, body),
  recordAddress: (id: string) => `api/${table(id)}/record`,
};
