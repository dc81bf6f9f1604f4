import { request } from '../../lib/hall/api';
import type { components } from '../../lib/schema';
import type { Choice, TableView } from '../../lib/hall/wire';
import { translate } from '../../lib/translate';
import type { Say } from '../../lib/texts.svelte';

type Schemas = components['schemas'];
/** An action that another player may take before one's own turn. */
export type Supposition = Schemas['SuppositionView'];
/** The prepared move of one's own seat, and the moves that can be prepared. */
export type Prepared = Schemas['PreparedView'];

const PATH = 'tables/{table}/prepared';

export const hall = {
  ask: (table: string, seat: number, choices: boolean) =>
    request('GET', PATH, { table, seat, choices }),
  suppositions: (table: string, seat: number) =>
    request('GET', PATH, { table, seat, suppositions: true }),
  /** The choices right after the supposed action. */
  after: (table: string, seat: number, supposed: string) =>
    request('GET', PATH, { table, seat, supposed }),
  prepare: (table: string, seat: number, action: string, least: number, supposed?: string) =>
    request('PUT', PATH, { table, body: { seat, action, least, supposed: supposed ?? null } }),
  cancel: (table: string, seat: number, supposed?: string) =>
    request('DELETE', PATH, { table, seat, supposed }),
};

/** A choice that puts a piece on a place, with its boosts and the direction of its bump. */
type OnPlace = Choice & { piece?: string; at?: string; boosts?: number; dir?: Dir | null };
type Dir = 'N' | 'E' | 'S' | 'W';
const ARROWS: Record<Dir, string> = { N: '↑', E: '→', S: '↓', W: '←' };

/** A choice in words. For a piece on a place they name the place as the board does. */
export function choiceText(
  say: Say,
  game: string,
  choice: Choice,
  names: readonly string[],
): string {
  if (choice.words) return translate(say, choice.words, names);
  const { piece, at, boosts, dir, type, action } = choice as OnPlace;
  if (!piece) return type === 'play' ? action : say(`${game}-${type}`);
  const tile = say(`${game}-tile-${piece}`) + (boosts ? ` +${boosts}` : '');
  return at ? say('condition-on', { piece: tile, at: at + (dir ? ` ${ARROWS[dir]}` : '') }) : tile;
}

/**
 * The seat for which a move can be prepared at this screen; null if there is none. At a shared screen the
 * players would see each other's hands. Where all others are bots, they act before anyone could choose.
 */
export function seatToPrepare(view: TableView): number | null {
  const own = view.seats.filter((seat) => seat.mine);
  const [seat] = own;
  if (own.length !== 1 || !seat || seat.left !== null || view.status !== 'running') return null;
  return view.seats.some((other) => !other.mine && other.bot === null && other.left === null)
    ? seat.seat
    : null;
}
