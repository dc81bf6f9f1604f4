import { talk } from '../hall/talk';
import type { AnyView, SeatTime, TableView, WaitingView } from '../hall/wire';
import { announcer } from '../page/announcer.svelte';
import { t } from '../texts.svelte';
import { alike } from './log';
import { viewAge } from './view-age';

/** Milliseconds between two questions: while others are to act, while they are not, and while nobody looks. */
const OTHERS_MS = 2_000;
const OWN_MS = 10_000;
const UNSEEN_MS = 30_000;
/** Where nothing has happened for so long, nobody is in a hurry. */
const QUIET_MS = 120_000;
/** While the board still shows what came last. */
const TELLING_MS = 300;
/** A clock that is further off than this was stopped or set. */
const DRIFT_MS = 3_000;

/** What is known of a table, and what is found out by asking. */
export interface Asked {
  readonly id: string;
  readonly view: TableView | null;
  readonly waiting: WaitingView | null;
  readonly telling: boolean;
  /** The id of what is told of the connection. */
  readonly trouble: string | null;
  said: number;
  /** Seconds between two questions. */
  every: number;
}

/** A view without what a running clock changes. */
const timeless = (view: AnyView): AnyView =>
  JSON.parse(
    JSON.stringify(view, (key, value: unknown) => (key.endsWith('_ms') ? 0 : value)),
  ) as AnyView;

/** Whether a view tells more than that time has passed: only then is it shown in place of another. */
export function isNews(before: AnyView, view: AnyView): boolean {
  const ran = viewAge(before);
  const off = ({ left_ms, running }: SeatTime, seat: number) => {
    const held = before.clocks?.[seat];
    const left = (held?.left_ms ?? 0) - (held?.running ? ran : 0);
    return running && Math.abs(Math.max(0, left) - (left_ms ?? 0)) > DRIFT_MS;
  };
  return !alike(timeless(before), timeless(view)) || (view.clocks ?? []).some(off);
}

/** Milliseconds until the next question, after so many that were not answered. */
export function waitOf(table: Asked, quietMs: number, failures: number): number {
  if (document.hidden) return UNSEEN_MS;
  const { view } = table;
  const others = view ? view.status === 'running' && (!view.my_turn || view.window) : true;
  return Math.min(UNSEEN_MS, (others && quietMs < QUIET_MS ? OTHERS_MS : OWN_MS) * 2 ** failures);
}

/** Whether other people sit at one's own table, who may say something. */
function hasCompany({ view, waiting }: Asked): boolean {
  const seats = (view ?? waiting)?.seats ?? [];
  const people = seats.filter((seat) => seat.kind === 'human');
  return people.some((seat) => seat.mine) && people.some((seat) => !seat.mine);
}

/**
 * Asks by requests for what the live line would have told, again and again; returns how to stop it.
 * `ask` fetches the table, and passes over a view that is no news; false where there was no answer.
 */
export function asking(table: Asked, ask: (news: typeof isNews) => Promise<boolean>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let [stopped, busy, failures] = [false, false, 0];
  let changed = performance.now();
  let told = false;
  /** Said once: the line that is shown changes with each turn. */
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
    // Whoever may not read the chat goes without.
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
