import { talk } from '../hall/talk';
import type { AnyView, SeatTime, TableView, WaitingView } from '../hall/wire';
import { announcer } from '../page/announcer.svelte';
import { t } from '../texts.svelte';
import { alike } from './log';
import { viewAge } from './view-age';

/** Milliseconds between two requests: while others are to act, while not, and on a hidden page. */
const OTHERS_MS = 2_000;
const OWN_MS = 10_000;
const UNSEEN_MS = 30_000;
/** Milliseconds without news after which requests are less frequent. */
const QUIET_MS = 120_000;
/** While the board still animates the latest news. */
const TELLING_MS = 300;
/** A clock that differs by more than this was stopped or set. */
const DRIFT_MS = 3_000;

/** The state of a table that requests need, and that they change. */
export interface Asked {
  readonly id: string;
  readonly view: TableView | null;
  readonly waiting: WaitingView | null;
  readonly telling: boolean;
  /** The text id of the connection's message. */
  readonly trouble: string | null;
  said: number;
  /** Seconds between two requests. */
  every: number;
}

/** A view without the values that a running clock changes. */
const timeless = (view: AnyView): AnyView =>
  JSON.parse(
    JSON.stringify(view, (key, value: unknown) => (key.endsWith('_ms') ? 0 : value)),
  ) as AnyView;

/** Whether a view differs by more than passed time: only then does it replace the other. */
export function isNews(before: AnyView, view: AnyView): boolean {
  const ran = viewAge(before);
  const off = ({ left_ms, running }: SeatTime, seat: number) => {
    const held = before.clocks?.[seat];
    const left = (held?.left_ms ?? 0) - (held?.running ? ran : 0);
    return running && Math.abs(Math.max(0, left) - (left_ms ?? 0)) > DRIFT_MS;
  };
  return !alike(timeless(before), timeless(view)) || (view.clocks ?? []).some(off);
}

/** Milliseconds until the next request, after a number of unanswered ones. */
export function waitOf(table: Asked, quietMs: number, failures: number): number {
  if (document.hidden) return UNSEEN_MS;
  const { view } = table;
  const others = view ? view.status === 'running' && (!view.my_turn || view.window) : true;
  return Math.min(UNSEEN_MS, (others && quietMs < QUIET_MS ? OTHERS_MS : OWN_MS) * 2 ** failures);
}

/** Whether other people are at one's own table, who may write a message. */
function hasCompany({ view, waiting }: Asked): boolean {
  const seats = (view ?? waiting)?.seats ?? [];
  const people = seats.filter((seat) => seat.kind === 'human');
  return people.some((seat) => seat.mine) && people.some((seat) => !seat.mine);
}

/**
 * Replaces the live line by repeated requests; returns a function that stops them. `ask` fetches the table,
 * and drops a view without news; it returns false if there was no answer.
 */
export function asking(table: Asked, ask: (news: typeof isNews) => Promise<boolean>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let [stopped, busy, failures] = [false, false, 0];
  let changed = performance.now();
  let told = false;
  /** Announced once: the visible line changes with each turn. */
  const tell = () => {
    if (told || table.trouble !== 'asking-blocked') return;
    told = true;
    const seconds = table.every;
    announcer.say(() => t('asking-blocked', { seconds }));
  };
  const look = async () => {
    const before = table.view;
    failures = (await ask(isNews)) ? 0 : failures + 1;
    if (table.view !== before) changed = performance.now();
    if (failures > 0 || !hasCompany(table)) return;
    const { last } = await talk.chat(table.id, table.said);
    table.said = Math.max(table.said, last);
  };
  const next = async (): Promise<void> => {
    if (busy) return;
    clearTimeout(timer);
    busy = true;
    // A user who may not read the chat plays without it.
    if (!table.telling) await look().catch(() => undefined);
    busy = false;
    if (stopped) return;
    const wait = waitOf(table, performance.now() - changed, failures);
    table.every = Math.round(wait / 1000);
    tell();
    timer = setTimeout(() => void next(), table.telling ? TELLING_MS : wait);
  };
  const seen = () => {
    if (!document.hidden) void next();
  };
  document.addEventListener('visibilitychange', seen);
  void next();
  return () => {
    stopped = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', seen);
  };
}
