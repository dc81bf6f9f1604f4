import { texts } from '../texts.svelte';
import type {
  ActionRequest,
  AnyView,
  BesideRequest,
  BotStrengths,
  Device,
  DocumentFault,
  Fault,
  FreshToken,
  GameInfo,
  GamesPage,
  LabStart,
  LabView,
  LessonBook,
  LobbyList,
  LogPage,
  Me,
  NewTable,
  NoteText,
  OfferKind,
  PositionDocument,
  Advice,
  Preview,
  Profile,
  Ranking,
  Refusal,
  Robot,
  SeatOffer,
  SeatRequest,
  Sitter,
  TableRow,
  TableView,
  UndoRequest,
  UsualWait,
  Orders,
  OrdersWish,
  Vacation,
  Why,
} from './wire';

/** An action that is asked about, and the position that it is asked about. */
export interface LabQuestion {
  action: string;
  document: PositionDocument;
}

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
    /** The private note as it is now, where another one was to be written over it. */
    readonly note: NoteText | null = null,
    /** Everything that is wrong with a position document. */
    readonly faults: DocumentFault[] = [],
    /** The number of the action that is illegal, of several that were sent. */
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
/** What needs nobody: whoever may hold no seat may still do it. */
const FOR_ANYBODY = /^(lab|unsubscribe)\//;

/** What comes before and after whatever changes something here (`me.svelte.ts`). */
export const changes = {
  /** Throws what keeps this browser from it; nothing is waited for where that is known. */
  before: (): Promise<void> | undefined => undefined,
  /** Hears that the hall does not know its session. */
  ended: (_: Refused): void => undefined,
};

const TIMEOUT_MS = 15_000;
/** From this status on the hall itself did not answer (a proxy did): the request is sent again. */
export const NO_ANSWER = 502;

export async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const isChange = method !== 'GET' && !FOR_ANYBODY.test(path);
  const before = isChange && changes.before();
  if (before) await before;
  // Refusals come as sentences, in the language that was chosen on the page.
  const headers: Record<string, string> = { 'accept-language': texts.language };
  const init: RequestInit = { method, headers, signal: AbortSignal.timeout(TIMEOUT_MS) };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    headers['content-type'] = 'application/json';
  }
  let response: Response;
  let text: string;
  try {
    response = await fetch(`api/${path}`, init);
    text = await response.text();
  } catch (cause) {
    throw new Unreachable('no answer', { cause });
  }
  const { ok, status } = response;
  const found = parsed(text);
  // Something in between answers for a hall that is down, or wants a login first.
  if (status >= NO_ANSWER || !found) throw new Unreachable(`status ${status}`);
  if (ok) return found.said as T;
  const refusal = refused(
    status,
    found.said as Refusal,
    Number(response.headers.get('retry-after') ?? 0),
  );
  if (isChange && refusal.fault.code === ENDED) changes.ended(refusal);
  throw refusal;
}

/** What an answer says; null where it is none of the hall's, which are all JSON. */
function parsed(text: string): { said: unknown } | null {
  try {
    return { said: JSON.parse(text || '{}') };
  } catch {
    return null;
  }
}

/** What the server has said no with. */
export function refused(status: number, found: Refusal, wait: number): Refused {
  const fault: Fault = {
    code: found.error?.code ?? 'unknown',
    message: found.error?.message ?? `HTTP ${status}`,
    field: found.error?.field ?? null,
    rules: found.error?.rules ?? [],
  };
  const { view = null, note = null, faults = [], at = null, openings = [] } = found;
  return new Refused(status, fault, view, wait, note, faults, at, openings);
}

const table = (id: string) => `tables/${encodeURIComponent(id)}`;
const ofGame = (game: string) => `games/${encodeURIComponent(game)}`;
const lab = (game: string) => `lab/${encodeURIComponent(game)}`;
const robot = (id: string) => `robots/${encodeURIComponent(id)}`;
const seat = (id: string, number: number) => `${table(id)}/seats/${number}`;
/** A name as a part of an address: in full width, what has a meaning of its own there; the hall folds it back. */
export const playerPath = (name: string) =>
  `players/${encodeURIComponent(
    (/^\.+$/.test(name) ? name.replaceAll('.', '．') : name).replaceAll('/', '／'),
  )}`;
/** Nonces and their hashes come with the first seat that is taken: to look around needs none. */
const promise = async () => (await import('../table/nonces')).promise();
const promising = async (wish: SeatRequest): Promise<SeatRequest> =>
  wish.kind === 'human' ? { ...wish, promise: await promise() } : wish;
const query = (action: string) => `?action=${encodeURIComponent(action)}`;

export const api = {
  games: () => request<GameInfo[]>('GET', 'games'),
  pieces: <T>(game: string) => request<T[]>('GET', `${ofGame(game)}/pieces?about=false`),
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
  erase: (body: { password?: string }) => request<unknown>('POST', 'account/erase', body),
  sessions: () => request<Device[]>('GET', 'sessions'),
  revoke: (id: string) => request<unknown>('DELETE', `sessions/${encodeURIComponent(id)}`),
  robots: () => request<Robot[]>('GET', 'robots'),
  makeRobot: (name: string) => request<Robot>('POST', 'robots', { name }),
  endRobot: (id: string) => request<unknown>('DELETE', robot(id)),
  makeToken: (id: string, name: string) =>
    request<FreshToken>('POST', `${robot(id)}/tokens`, { name }),
  revokeToken: (id: string, token: string) =>
    request<unknown>('DELETE', `${robot(id)}/tokens/${encodeURIComponent(token)}`),
  isAccount: async (name: string) =>
    (await request<{ found: boolean }>('GET', `people?name=${encodeURIComponent(name)}`)).found,
  lobby: () => request<LobbyList>('GET', 'lobby'),
  tables: () => request<TableRow[]>('GET', 'tables'),
  open: async (wanted: NewTable) => {
    const seats = await Promise.all(wanted.seats.map(promising));
    return request<AnyView>('POST', 'tables', { ...wanted, seats });
  },
  find: async (game: string) =>
    request<AnyView>('POST', `${ofGame(game)}/find`, { promise: await promise() }),
  usualWait: (game: string) => request<UsualWait>('GET', `${ofGame(game)}/wait`),
  view: (id: string) => request<AnyView>('GET', table(id)),
  entries: (id: string, since: number, eyes: string | null) =>
    request<LogPage>(
      'GET',
      `${table(id)}/entries?since=${since}${eyes === null ? '' : `&eyes=${eyes}`}`,
    ),
  sitDown: async (id: string, number: number, name: string) =>
    request<AnyView>('POST', seat(id, number), { name, promise: await promise() }),
  freeSeat: (id: string, number: number) => request<AnyView>('DELETE', seat(id, number)),
  offerSeat: (id: string, number: number, offer: SeatOffer) =>
    request<AnyView>('PUT', seat(id, number), offer),
  cancel: (id: string) => request<unknown>('DELETE', table(id)),
  rematch: async (id: string, own: readonly number[]) =>
    request<AnyView>('POST', `${table(id)}/rematch`, {
      promises: await Promise.all(
        own.map(async (number) => ({ seat: number, promise: await promise() })),
      ),
    }),
  promise: (id: string, promises: { seat: number; promise: string }[]) =>
    request<AnyView>('POST', `${table(id)}/promises`, { promises }),
  tell: (id: string, nonces: { seat: number; nonce: string }[]) =>
    request<AnyView>('POST', `${table(id)}/nonces`, { nonces }),
  labPosition: (game: string, start: LabStart) =>
    request<LabView>('POST', `${lab(game)}/position`, start),
  labPreview: (game: string, question: LabQuestion) =>
    request<Preview>('POST', `${lab(game)}/preview`, question),
  labWhy: (game: string, question: LabQuestion) =>
    request<Why>('POST', `${lab(game)}/why`, question),
  lessons: (game: string) => request<LessonBook>('GET', `lessons/${encodeURIComponent(game)}`),
  record: (id: string) => request<unknown>('GET', `${table(id)}/record`),
  /** What an action would bring after so many lines; null if the table has gone on. */
  preview: (id: string, action: string, seq: number) =>
    request<Preview | null>('GET', `${table(id)}/preview${query(action)}&seq=${seq}`),
  advice: (id: string) => request<Advice>('GET', `${table(id)}/advice`),
  why: (id: string, action: string) => request<Why>('GET', `${table(id)}/why${query(action)}`),
  act: (id: string, body: ActionRequest) =>
    request<TableView>('POST', `${table(id)}/actions`, body),
  undo: (id: string, body: UndoRequest) => request<TableView>('POST', `${table(id)}/undo`, body),
  player: (name: string) => request<Profile>('GET', playerPath(name)),
  playerGames: (name: string, before: string) =>
    request<GamesPage>('GET', `${playerPath(name)}/games?before=${encodeURIComponent(before)}`),
  bots: (game: string) => request<BotStrengths>('GET', `games/${encodeURIComponent(game)}/bots`),
  ranking: (game: string) => request<Ranking>('GET', `rankings/${encodeURIComponent(game)}`),
  profile: () => request<{ private: boolean }>('GET', 'profile'),
  setProfile: (body: { private: boolean }) => request<{ private: boolean }>('PUT', 'profile', body),
  presence: () => request<{ hidden: boolean }>('GET', 'presence'),
  setPresence: (body: { hidden: boolean }) => request<{ hidden: boolean }>('PUT', 'presence', body),
  sitters: (id: string) => request<Sitter[]>('GET', `${table(id)}/sitters`),
  ply: (id: string, ply: number, eyes: string | null) =>
    request<TableView>('GET', `${table(id)}/plies/${ply}${eyes === null ? '' : `?eyes=${eyes}`}`),
  plyDocument: (id: string, ply: number, eyes: string | null) =>
    request<PositionDocument>(
      'GET',
      `${table(id)}/plies/${ply}/document${eyes === null ? '' : `?eyes=${eyes}`}`,
    ),
  recordsAddress: 'api/me/records',
  resign: (id: string, body: BesideRequest) =>
    request<TableView>('POST', `${table(id)}/resign`, body),
  comeBack: (id: string, body: BesideRequest) =>
    request<TableView>('POST', `${table(id)}/return`, body),
  offer: (id: string, body: BesideRequest & { kind: OfferKind }) =>
    request<TableView>('POST', `${table(id)}/offers`, body),
  agree: (id: string, kind: OfferKind, body: { expected_seq: number; action_id: string }) =>
    request<TableView>('POST', `${table(id)}/offers/${kind}`, { agree: true, ...body }),
  withdraw: (id: string, kind: OfferKind) =>
    request<TableView>('DELETE', `${table(id)}/offers/${kind}`),
  orders: (id: string, seat: number) => request<Orders>('GET', `${table(id)}/orders?seat=${seat}`),
  setOrders: (id: string, body: OrdersWish) => request<Orders>('PUT', `${table(id)}/orders`, body),
  vacation: () => request<Vacation>('GET', 'vacation'),
  setVacation: (on: boolean) => request<Vacation>('PUT', 'vacation', { on }),
  recordAddress: (id: string) => `api/${table(id)}/record`,
};
