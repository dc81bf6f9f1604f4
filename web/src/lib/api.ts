import type {
  ActionRequest,
  Fault,
  GameInfo,
  Me,
  NewTable,
  Preview,
  TableRow,
  TableView,
  UndoRequest,
  Why,
} from './wire';

/** The server refused: `fault` says why; a stale request carries the fresh view. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly fault: Fault,
    readonly view: TableView | null,
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
  if (response.ok) return JSON.parse(text) as T;
  // A proxy in between answers for a hall that is down.
  if (response.status >= 502) throw new Unreachable(`status ${response.status}`);
  throw refusal(response.status, text);
}

function refusal(status: number, text: string): Refused {
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
  return new Refused(status, fault, found.view ?? null);
}

const table = (id: string) => `tables/${encodeURIComponent(id)}`;
const query = (action: string) => `?action=${encodeURIComponent(action)}`;

export const api = {
  games: () => request<GameInfo[]>('GET', 'games'),
  pieces: <T>(game: string) => request<T[]>('GET', `games/${encodeURIComponent(game)}/pieces`),
  me: () => request<Me>('GET', 'me'),
  rename: (name: string) => request<Me>('PUT', 'me', { name }),
  tables: () => request<TableRow[]>('GET', 'tables'),
  open: (wanted: NewTable) => request<TableView>('POST', 'tables', wanted),
  view: (id: string) => request<TableView>('GET', table(id)),
  preview: (id: string, action: string) =>
    request<Preview>('GET', `${table(id)}/preview${query(action)}`),
  why: (id: string, action: string) => request<Why>('GET', `${table(id)}/why${query(action)}`),
  act: (id: string, body: ActionRequest) =>
    request<TableView>('POST', `${table(id)}/actions`, body),
  undo: (id: string, body: UndoRequest) => request<TableView>('POST', `${table(id)}/undo`, body),
  recordAddress: (id: string) => `api/${table(id)}/record`,
};
