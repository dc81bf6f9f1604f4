import { api } from '../../lib/hall/api';
import { myself } from '../../lib/hall/me.svelte';
import { router } from '../../lib/page/route.svelte';
import { t } from '../../lib/texts.svelte';
import type { TableRow } from '../../lib/hall/wire';
import { seatNames } from '../front/names';

const EVERY_MS = 30_000;
const ANSWER_MS = 300;
const CHANNEL = 'gladsheim-eyes';

type Word = { ask: string } | { seen: string };

const mayNotify = (): boolean =>
  'Notification' in globalThis && Notification.permission === 'granted';

/** Whether this tab shows a table in the foreground. */
const sees = (table: string): boolean =>
  !document.hidden && router.route.page === 'table' && router.route.id === table;

/**
 * While the page is in the background, tells of each table where it becomes the user's turn; a
 * table that another tab shows in the foreground is left out. Returns how to stop it.
 */
export function watchTurns(): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  const seen = new Set<string>();
  const shown = new Set<Notification>();
  /** The tables with the user's turn at the last check; null before the first check in the background. */
  let known: Set<string> | null = null;
  /** The tables where this tab has seen the user's turn begin. */
  const turned = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let looking: Promise<void> | null = null;
  let again = false;

  channel.onmessage = ({ data }: MessageEvent<Word>) => {
    if ('seen' in data) seen.add(data.seen);
    else if (sees(data.ask)) channel.postMessage({ seen: data.ask } satisfies Word);
  };

  async function look(): Promise<void> {
    const me = await myself.load();
    const rows = me && me.waiting === 0 ? [] : await api.tables();
    const mine = rows.filter((row) => row.my_turn);
    const fresh = mine.filter(({ id }) => turned.has(id) || (known !== null && !known.has(id)));
    for (const { id } of fresh) turned.delete(id);
    known = new Set(mine.map((row) => row.id));
    await Promise.all(fresh.map(tell));
  }

  async function tell(row: TableRow): Promise<void> {
    seen.delete(row.id);
    channel.postMessage({ ask: row.id } satisfies Word);
    await new Promise((done) => setTimeout(done, ANSWER_MS));
    if (!document.hidden || seen.has(row.id) || !mayNotify()) return;
    const game = t(`hall-game-${row.game}`);
    const names = seatNames(t, row.seats).filter((_, index) => !row.seats[index]?.mine);
    const body =
      names.length > 0
        ? t('notify-body', { game, names: names.join(', ') })
        : t('notify-alone', { game });
    // The same table twice is one notification, whichever tab tells.
    const notification = new Notification(t('notify-title'), { body, tag: row.id });
    shown.add(notification);
    notification.onclick = () => {
      window.focus();
      router.go('table', { id: row.id });
      notification.close();
    };
  }

  /** One look at a time; who asks meanwhile gets another one after it. */
  async function check(): Promise<void> {
    if (looking) {
      again = true;
      return;
    }
    // Without an answer it is looked again later.
    looking = look().catch(() => undefined);
    await looking;
    looking = null;
    if (again) {
      again = false;
      if (document.hidden) await check();
    }
  }

  function later(): void {
    clearTimeout(timer);
    timer = setTimeout(() => void check().finally(() => document.hidden && later()), EVERY_MS);
  }

  function hiddenOrSeen(): void {
    clearTimeout(timer);
    if (document.hidden) {
      void check();
      later();
      return;
    }
    known = null;
    turned.clear();
    for (const notification of shown) notification.close();
    shown.clear();
  }

  const called = (event: Event) => {
    if (!document.hidden) return;
    if (event instanceof CustomEvent) turned.add(String(event.detail));
    void check();
  };
  document.addEventListener('visibilitychange', hiddenOrSeen);
  addEventListener('gladsheim-turn', called);
  hiddenOrSeen();
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', hiddenOrSeen);
    removeEventListener('gladsheim-turn', called);
    channel.close();
  };
}
