import { request } from '../../lib/hall/api';
import type { components } from '../../lib/schema';
import type { Choice, Scene, TableView } from '../../lib/hall/wire';
import { said } from '../../lib/said';
import type { Say } from '../../lib/texts.svelte';

type Schemas = components['schemas'];
/** What somebody may do before the own turn. */
export type Supposition = Omit<Schemas['SuppositionView'], 'cause'> & { cause: Choice };
/** What is played if somebody does just that. */
export type Condition = Omit<Schemas['ConditionView'], 'cause' | 'choice'> & {
  cause: Choice;
  choice: Choice;
};
/** What waits for the turn of an own seat, and what may be prepared. */
export type Prepared = Omit<
  Schemas['PreparedView'],
  'choices' | 'choice' | 'scene' | 'conditions' | 'suppositions'
> & {
  choices: Choice[];
  choice: Choice | null;
  scene: Scene | null;
  conditions: Condition[];
  suppositions: Supposition[];
};

const path = (table: string) => `tables/${encodeURIComponent(table)}/prepared`;
const query = (table: string, wanted: Record<string, string | number | boolean>) =>
  `${path(table)}?${new URLSearchParams(Object.entries(wanted).map(([name, value]) => [name, String(value)])).toString()}`;

export const hall = {
  ask: (table: string, seat: number, choices: boolean) =>
    request<Prepared>('GET', query(table, { seat, choices })),
  suppositions: (table: string, seat: number) =>
    request<Prepared>('GET', query(table, { seat, suppositions: true })),
  /** What may be done right after what is supposed. */
  after: (table: string, seat: number, supposed: string) =>
    request<Prepared>('GET', query(table, { seat, supposed })),
  prepare: (table: string, seat: number, action: string, least: number, supposed?: string) =>
    request<Prepared>('PUT', path(table), { seat, action, least, supposed: supposed ?? null }),
  cancel: (table: string, seat: number, supposed?: string) =>
    request<Prepared>(
      'DELETE',
      query(table, supposed === undefined ? { seat } : { seat, supposed }),
    ),
};

/** A choice that lays a piece on a place: with what beside it, and where what lay there goes. */
type OnPlace = Choice & { piece?: string; at?: string; boosts?: number; dir?: Dir | null };
type Dir = 'N' | 'E' | 'S' | 'W';
const ARROWS: Record<Dir, string> = { N: '↑', E: '→', S: '↓', W: '←' };

/** What a choice does, in words; for a piece on a place the place as the board names it, too. */
export function choiceText(
  say: Say,
  game: string,
  choice: Choice,
  names: readonly string[],
): string {
  if (choice.words) return said(say, choice.words, names);
  const { piece, at, boosts, dir, type, action } = choice as OnPlace;
  if (!piece) return type === 'play' ? action : say(`${game}-${type}`);
  const tile = say(`${game}-tile-${piece}`) + (boosts ? ` +${boosts}` : '');
  return at ? say('condition-on', { piece: tile, at: at + (dir ? ` ${ARROWS[dir]}` : '') }) : tile;
}

/**
 * The seat for which a move may be prepared at this screen; null where there is none. At a screen of several
 * their hands would be shown to each other, and bots are done before anybody has chosen.
 */
export function seatToPrepare(view: TableView): number | null {
  const own = view.seats.filter((seat) => seat.mine);
  const [seat] = own;
  if (own.length !== 1 || !seat || seat.left !== null || view.status !== 'running') return null;
  return view.seats.some((other) => !other.mine && other.bot === null && other.left === null)
    ? seat.seat
    : null;
}
